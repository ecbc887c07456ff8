import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from '../../scripts/lib/cli.mjs';
import { wireGet } from '../bench/load.mjs';

const POLL_MS = 20;
const LIMIT_MS = 30_000;

/** Purges `tags` through the instance at `url`. */
export async function purge(url, token, tags) {
  const response = await fetch(`${url}/_ops/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ tags }),
  });
  if (!response.ok) throw new CliError(`The purge was answered with ${response.status}.`);
}

/** ms from `since` until the last answer without `text` was requested; from then on every answer has it. */
async function timeUntilShown(url, text, since) {
  let requestedAt = since;
  while (performance.now() - since < LIMIT_MS) {
    const now = performance.now();
    const { body } = await wireGet(url, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } });
    if (body.toString('utf8').includes(text)) return requestedAt - since;
    requestedAt = now;
    await wait(POLL_MS);
  }
  throw new CliError(`${url} does not show "${text}" ${LIMIT_MS / 1000} s after the purge.`);
}

/**
 * Gives a product another name in the platform's database, purges it through the first instance, and resolves to how
 * long the old name was still served, in ms: the longest of all instances and `paths`.
 */
export async function timeOfPurge({ cluster, database, token, product, paths }) {
  const name = `${product.name} ${Date.now()}`;
  await database.query(`update products set nome = '${name.replaceAll("'", "''")}' where id = ${product.id}`);
  await purge(cluster.shops[0].url, token, [`product:${product.id}`]);
  const since = performance.now();
  const urls = cluster.shops.flatMap(({ url }) => paths.map((path) => url + path));
  return Math.max(...(await Promise.all(urls.map((url) => timeUntilShown(url, name, since)))));
}
