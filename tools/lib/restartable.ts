import type { Program } from '../../scripts/lib/processes.mjs';

/** A program that may be stopped and started again. */
export async function startRestartable(start: () => Program | Promise<Program>) {
  let program = await start();
  return {
    pid: () => program.pid,
    /** SIGTERM, then SIGKILL after `graceMs`. */
    stop: (graceMs?: number) => program.stop(graceMs),
    start: async () => {
      program = await start();
    },
  };
}
