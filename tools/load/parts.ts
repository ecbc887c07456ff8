import { setTimeout as wait } from 'node:timers/promises';
import type { startPostgres } from '../../scripts/lib/postgres.mjs';
import type { startRestartable } from '../lib/cluster';

type Part = Awaited<ReturnType<typeof startRestartable>>;

const kill = (part: Part) => ({ stop: () => part.stop(0), start: () => part.start() });

/**
 * Freezes and resumes a process by sending signals. A frozen process accepts connections but does not
 * respond.
 */
const freeze = (part: Part) => ({
  stop: () => process.kill(Number(part.pid()), 'SIGSTOP'),
  start: () => process.kill(Number(part.pid()), 'SIGCONT'),
});

/** Restarts the instances one by one, as an update would. */
async function restartInTurn(shops: readonly Part[]) {
  for (const shop of shops) {
    await shop.stop();
    await shop.start();
  }
}

type Database = Awaited<ReturnType<typeof startPostgres>>;
type Parts = { shops: readonly Part[]; redis: Part; database: Database | undefined; platform: Part };
type Outage = { stop: () => unknown; start: () => unknown };
type Half = () => Promise<void>;

/**
 * Outages of a cluster that happen during a run, one after another. Each has a name and `run(half)`, which
 * breaks a part, calls `half`, and repairs the part after `holdMs`.
 */
export function disturbances({ shops, redis, database, platform }: Parts, holdMs: number) {
  const outage = (name: string, { stop, start }: Outage) => ({
    name,
    async run(half: Half) {
      await stop();
      await wait(holdMs / 2);
      await half();
      await wait(holdMs / 2);
      await start();
    },
  });
  const nothing = { stop: () => {}, start: () => {} };
  return [
    outage('nothing', nothing),
    ...shops
      .slice(0, 1)
      .flatMap((shop) => [
        outage('an instance is killed', kill(shop)),
        outage('an instance is frozen', freeze(shop)),
      ]),
    outage('Redis is killed', kill(redis)),
    ...(database ? [outage('PostgreSQL is killed', { stop: database.kill, start: database.start })] : []),
    outage('the platform is killed', kill(platform)),
    {
      name: 'each instance restarts',
      async run(half: Half) {
        await restartInTurn(shops);
        await half();
      },
    },
  ];
}
