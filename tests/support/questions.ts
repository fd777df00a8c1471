import { test } from 'playwright/test';

/** What is asked of a page, by name. */
export type Questions = Record<string, () => Promise<void> | void>;

/**
 * Asks several things of one page, in this order: each is a step of its own, and one that fails does not keep the next from
 * being asked.
 *
 * @throws when any failed, with what each of them said
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
