import { setTimeout as wait } from 'node:timers/promises';
import type { startPostgres } from '../../scripts/lib/postgres.mjs';
import type { startRestartable } from '../lib/cluster';

type Part = Awaited<ReturnType<typeof startRestartable>>;
type Database = Awaited<ReturnType<typeof startPostgres>>;
type Parts = { shops: readonly Part[]; redis: Part; database: Database | undefined; platform: Part };
type Outage = [name: string, stop: () => unknown, start: () => unknown];

const killed = (name: string, part: Part): Outage => [name, () => part.stop(0), () => part.start()];

/**
 * Outages of a cluster that happen during a run, one after another. Each has a name and `run(half)`, which
 * breaks a part, calls `half`, and repairs the part after `holdMs`.
 */
export function disturbances({ shops, redis, database, platform }: Parts, holdMs: number) {
  const signal = (name: NodeJS.Signals) => process.kill(Number(shops[0]?.pid()), name);
  const outages: Outage[] = [
    ['nothing', () => {}, () => {}],
    ...shops.slice(0, 1).map((shop) => killed('an instance is killed', shop)),
    // A frozen process accepts connections but does not respond.
    ['an instance is frozen', () => signal('SIGSTOP'), () => signal('SIGCONT')],
    killed('Redis is killed', redis),
    ...(database ? [['PostgreSQL is killed', database.kill, database.start] satisfies Outage] : []),
    killed('the platform is killed', platform),
  ];
  const runs = outages.map(([name, stop, start]) => ({
    name,
    async run(half: () => Promise<void>) {
      await stop();
      await wait(holdMs / 2);
      await half();
      await wait(holdMs / 2);
      await start();
    },
  }));
  const restarts = {
    name: 'each instance restarts',
    async run(half: () => Promise<void>) {
      for (const shop of shops) {
        await shop.stop();
        await shop.start();
      }
      await half();
    },
  };
  return [...runs, restarts];
}
