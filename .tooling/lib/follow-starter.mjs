/*
 * Preloaded into the programs that we start: ends them when the process that started them is gone,
 * even when that one was killed and could not say goodbye. A forked grandchild inherits the preload
 * but has another parent, so it is left to the program that forked it.
 */
import { isMainThread } from 'node:worker_threads';

const CHECK_MS = 500;
const GRACE_MS = 3000;
const starter = Number(process.env.STARTER_PID);

if (isMainThread && process.ppid === starter) {
  const check = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(check);
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  check.unref();
}
