import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from '../../scripts/lib/cli.mjs';
import { wireGet } from '../bench/load.mjs';

const POLL_MS = 20;
const LIMIT_MS = 30_000;
/** Longer than nginx keeps a page without asking. */
const QUIET_MS = 5_000;

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
 * Gives a product another name in the platform's database and purges it, as an operator does, on nginx's port for this
 * machine. Resolves to the new name and the moment of the answer.
 */
async function rename({ cluster, database, token, product }) {
  const name = `${product.name} ${Date.now()}`;
  await database.query(`update products set nome = '${name.replaceAll("'", "''")}' where id = ${product.id}`);
  await purge(cluster.operationsUrl, token, [`product:${product.id}`]);
  return { name, since: performance.now() };
}

/** The longest time that one of `urls` still shows the old name, in ms, while each is requested repeatedly. */
async function timeUntilNew(urls, change) {
  const { name, since } = await change();
  return Math.max(...(await Promise.all(urls.map((url) => timeUntilShown(url, name, since)))));
}

/** How many of `urls` show the old name to the first visitor after a quiet time, `waitMs` after the purge. */
async function oldForFirstVisitor(urls, change, waitMs) {
  const show = async (url) =>
    (await wireGet(url, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } })).body.toString();
  await Promise.all(urls.map(show));
  await wait(QUIET_MS);
  const { name } = await change();
  await wait(waitMs);
  const texts = await Promise.all(urls.map(show));
  return texts.filter((text) => !text.includes(name)).length;
}

export const PURGE_COLUMNS = ['a purge', 'addresses', 'old for at most', 'old after 2 s'];

/**
 * How soon a purge is seen: on each instance, through nginx by visitors that keep coming, and through nginx by the first
 * one after a quiet time. Resolves to rows of a table and to what failed.
 */
export async function measurePurges({ limitMs, ...options }) {
  const { cluster, paths } = options;
  const change = () => rename(options);
  const throughNginx = paths.map((path) => cluster.url + path);
  const rows = [];
  const failures = [];
  for (const [name, urls] of [
    ['on both instances', cluster.shops.flatMap(({ url }) => paths.map((path) => url + path))],
    ['through nginx, with visitors', throughNginx],
  ]) {
    const ms = Math.round(await timeUntilNew(urls, change));
    rows.push([name, urls.length, `${ms} ms`, '']);
    if (ms > limitMs) failures.push(`${name}: the old page was seen for ${ms} ms.`);
  }
  const old = await oldForFirstVisitor(throughNginx, change, limitMs);
  rows.push(['through nginx, after a quiet time', throughNginx.length, '', old]);
  if (old > 0) failures.push(`through nginx, after a quiet time: ${old} old pages.`);
  return { rows, failures };
}
