import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';

/*
 * Runs in a thread of its own, whose timing nothing else disturbs: lets processes run for a short time, and stops them for so many times as
 * long, again and again. A period is shorter than a frame, so that what is measured in frames stays true.
 */

const { pids, factor } = workerData as { pids: readonly number[]; factor: number };

/** How long they run in each period, in ms. */
const turn = 1.5;

const never = new Int32Array(new SharedArrayBuffer(4));
const sleep = (ms: number) => Atomics.wait(never, 0, 0, ms);
const tell = (signal: NodeJS.Signals) => {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch (error) {
      const hasEnded = (error as NodeJS.ErrnoException).code === 'ESRCH';
      if (!hasEnded) throw error;
    }
};

parentPort?.postMessage('running');
while (parentPort && !receiveMessageOnPort(parentPort)) {
  tell('SIGCONT');
  const start = performance.now();
  sleep(turn);
  tell('SIGSTOP');
  // A sleep takes longer than asked for: the pause follows what it took.
  const ran = performance.now() - start;
  sleep((factor - 1) * ran);
}
tell('SIGCONT');
