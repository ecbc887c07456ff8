import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../../scripts/lib/cli.mjs';
import { describeEnd, type Program } from '../../scripts/lib/processes.mjs';

/** Between two starts of a program that keeps ending. */
const PAUSE_MS = 1_000;

type Options = {
  /** Whether it is started again, which one line says, when it ends by itself. */
  restarts?: boolean;
  /** The program, if it has been started already. */
  running?: Program;
};

/** A program that may be stopped and started again. */
export async function startRestartable(
  start: () => Program | Promise<Program>,
  { restarts = false, running }: Options = {},
) {
  let program = running ?? (await start());
  let isWanted = true;

  async function restart(ended: Program): Promise<void> {
    const cause = ended.ended === undefined ? 'ended' : describeEnd(ended.ended);
    log(`The ${ended.name} ${cause} unexpectedly: starting it again.`);
    while (isWanted && program === ended) {
      await wait(PAUSE_MS);
      if (!isWanted) return;
      try {
        program = await start();
        watch();
      } catch (error) {
        log(`The ${ended.name} cannot be started: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  function watch(): void {
    const watched = program;
    if (!restarts) return;
    watched.exited.then(() => {
      if (isWanted && !watched.wasStopped && program === watched) void restart(watched);
    });
  }
  watch();

  return {
    pid: () => program.pid,
    /** SIGTERM, then SIGKILL after `graceMs`. */
    stop: (graceMs?: number) => {
      isWanted = false;
      return program.stop(graceMs);
    },
    start: async () => {
      program = await start();
      isWanted = true;
      watch();
    },
  };
}
