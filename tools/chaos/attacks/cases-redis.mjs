import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, RESP_TYPES } from '@redis/client';
import { CliError } from '../../../scripts/lib/cli.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { describeEnd } from '../../../scripts/lib/processes.mjs';
import { redisServer, startRedis } from '../../lib/cluster';
import { MARK, visit } from './bystanders.mjs';
import { forgedPage } from './forged-page.mjs';
import { needsOwnShop, onOwnShop, startChangingShop } from './own-shops.mjs';

/** Without one no page is shared. */
const PAGE_CACHE_KEY = randomBytes(32).toString('hex');
const JUMP_MS = 500;
const AHEAD_MS = 2 * 60 * 60_000;
const VISITS = 4;

async function connectToRedis() {
  const port = await freePort();
  const program = startRedis(port, process.env);
  const url = `redis://127.0.0.1:${port}`;
  const client = createClient({ url }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  // The client tries again until the program listens; an end of the program ends the attack.
  client.on('error', (error) => {
    if (error.code !== 'ECONNREFUSED') throw error;
  });
  await Promise.race([
    client.connect(),
    program.exited.then((end) => {
      throw new CliError(`redis ${describeEnd(end)}.`);
    }),
  ]);
  return {
    url,
    client,
    async stop() {
      client.destroy();
      await program.stop(0);
    },
  };
}

const needsRedis = (context) =>
  needsOwnShop(context) ?? (redisServer(process.env) === undefined ? 'Redis is not installed' : undefined);

async function startShopOnRedis(context) {
  const redis = await connectToRedis();
  try {
    const own = await startChangingShop(context, { REDIS_URL: redis.url, PAGE_CACHE_KEY });
    return { ...own, redis, stop: () => own.stop().finally(redis.stop) };
  } catch (error) {
    await redis.stop();
    throw error;
  }
}

/** Values written in place of a page, in turn. */
const FORGERIES = [
  () => Buffer.from(`<html><title>${MARK}</title></html>`),
  (_own, other) => other,
  (own, _other, at) => forgedPage(own, at),
];

const isPage = (bytes) => bytes.length > 1_000;

/** Puts forged pages in place of all that are shared; the moments next to them make them newer than any. */
async function forgeAll(client) {
  const at = Date.now() + AHEAD_MS;
  const keys = (await client.keys('storefront:*:page:*')).map(String);
  const hashes = await Promise.all(keys.map((key) => client.hGetAll(key)));
  for (const [index, key] of keys.entries()) {
    const other = hashes[(index + 1) % hashes.length];
    for (const [field, value] of Object.entries(hashes[index])) {
      const forge = FORGERIES[index % FORGERIES.length];
      const forged = isPage(value) ? forge(value, other[field] ?? value, at) : String(at);
      await client.hSet(key, field, forged);
    }
  }
  return keys.length;
}

const titleOf = (html) => /<title>([^<]*)/.exec(html)?.[1];

/** Pages shared through Redis. @type {import('./measure.mjs').Attack[]} */
export const REDIS_ATTACKS = [
  onOwnShop({
    id: 'redis',
    name: 'forged pages in Redis',
    bars: { allowed: [200] },
    skip: needsRedis,
    setUp: startShopOnRedis,
    async run({ baseUrl, stored, redis, jump, network }) {
      const read = (path) => visit({ baseUrl, path, headers: { 'x-forwarded-for': network() } });
      const honest = new Map();
      for (const path of stored) honest.set(path, titleOf((await read(path)).body));
      const count = await forgeAll(redis.client);
      // From now on every page is due, and what is newer in Redis would be taken.
      jump();
      await wait(JUMP_MS);
      const answers = [];
      for (let turn = 0; turn < VISITS; turn += 1) {
        for (const path of stored) answers.push(await read(path));
        await wait(JUMP_MS);
      }
      const forged = answers.filter(
        ({ path, body }) => titleOf(body) !== honest.get(path) || body.includes(MARK),
      );
      const problems = [];
      if (count === 0) problems.push({ text: 'no page was found in Redis to forge' });
      if (forged.length > 0)
        problems.push({ text: `served forged: ${[...new Set(forged.map(({ path }) => path))].join(', ')}` });
      return {
        sent: `${count} pages replaced by nonsense, by another's page and by forged ones`,
        answers,
        problems,
      };
    },
  }),
];
