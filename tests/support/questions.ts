import { test } from 'playwright/test';

/** Checks of a page, by name. */
export type Questions = Record<string, () => Promise<void> | void>;

/**
 * Runs several checks on one page, in this order, each as a step of its own. After a failed check the next ones still run.
 *
 * @throws when any failed, with the messages of all of them
 */
export async function ask(questions: Questions): Promise<void> {
  const failures: { name: string; error: unknown }[] = [];
  for (const [name, question] of Object.entries(questions)) {
    try {
      await test.step(name, question);
    } catch (error) {
      failures.push({ name, error });
    }
  }
  if (failures.length === 1) throw failures[0]?.error;
  if (failures.length > 1)
    throw new Error(failures.map(({ name, error }) => `${name}: ${messageOf(error)}`).join('\n\n'));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
