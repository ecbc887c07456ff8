/*
 * Preloaded into the servers that we start. Ends a server when the process that started it is gone, even if
 * that was killed.
 */
import { isMainThread } from 'node:worker_threads';

const GRACE_MS = 3000;

function exit() {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}

// `connected` is undefined without an IPC channel, as in programs that a server itself starts.
if (isMainThread && process.connected !== undefined) {
  if (process.connected) process.once('disconnect', exit);
  else exit();
}
