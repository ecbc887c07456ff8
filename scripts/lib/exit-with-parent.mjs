/*
 * Preloaded into the servers we start: ends them when the process that started them is gone, even when it was
 * killed and could not stop them.
 */
import { isMainThread } from 'node:worker_threads';

const GRACE_MS = 3000;

function exit() {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}

// Undefined without a channel, as in programs that a server runs itself.
if (isMainThread && process.connected !== undefined) {
  if (process.connected) process.once('disconnect', exit);
  else exit();
}
