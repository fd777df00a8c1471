import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Another server of this machine has the register open. Two at a time would destroy it. */
class RegisterInUse extends Error {}

/**
 * Locks a folder for this process, by a file beside it. A lock of a process that has ended does not count.
 * @returns a function that unlocks it
 * @throws {RegisterInUse} while another process has locked it
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
    // The process belongs to another user, so it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
