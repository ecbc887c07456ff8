import { setTimeout as wait } from 'node:timers/promises';

const kill = (part) => ({ stop: () => part.stop(0), start: () => part.start() });

/** Freezes and resumes a process by signals. A frozen process accepts connections without responding. */
const freeze = (part) => ({
  stop: () => process.kill(part.pid(), 'SIGSTOP'),
  start: () => process.kill(part.pid(), 'SIGCONT'),
});

/** Restarts the instances one by one, as an update does. */
async function restartInTurn(shops) {
  for (const shop of shops) {
    await shop.stop();
    await shop.start();
  }
}

/**
 * Outages of a cluster during a run, one after the other. Each has a name and `run(half)`, which breaks a part, calls
 * `half` and repairs the part after `holdMs`.
 */
export function disturbances({ cluster, database, platform, holdMs }) {
  const [first] = cluster.shops;
  const outage = (name, { stop, start }) => ({
    name,
    async run(half) {
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
    outage('an instance is killed', kill(first)),
    outage('an instance is frozen', freeze(first)),
    outage('Redis is killed', kill(cluster.redis)),
    ...(database ? [outage('PostgreSQL is killed', { stop: database.kill, start: database.start })] : []),
    outage('the platform is killed', kill(platform)),
    {
      name: 'each instance restarts',
      async run(half) {
        await restartInTurn(cluster.shops);
        await half();
      },
    },
  ];
}
