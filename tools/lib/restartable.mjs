/**
 * A program that may be stopped and started again.
 * @param {() => Promise<{ pid: number, stop: (graceMs?: number) => Promise<void> }>} start
 */
export async function startRestartable(start) {
  let program = await start();
  return {
    pid: () => program.pid,
    /** SIGTERM, then SIGKILL after `graceMs`. */
    stop: (graceMs) => program.stop(graceMs),
    start: async () => {
      program = await start();
    },
  };
}
