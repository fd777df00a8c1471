import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A register that another server of this machine has open: two at a time would destroy it. */
export class RegisterInUse extends Error {}

/**
 * Takes a folder for this process alone, by a file beside it. What a process left behind that is gone does not count.
 * @returns what gives it back
 * @throws {RegisterInUse} while another process has it
 */
export async function takeFolder(folder: string): Promise<() => Promise<void>> {
  const lock = `${folder}.lock`;
  await mkdir(dirname(folder), { recursive: true });
  for (;;) {
    const file = await open(lock, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    if (file) {
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(lock, { force: true });
    }
    const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (owner && owner !== process.pid && isRunning(owner))
      throw new RegisterInUse(`The register in ${folder} is open in another server (process ${owner}).`);
    await rm(lock, { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user: it is there all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
