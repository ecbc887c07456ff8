import { setTimeout as wait } from 'node:timers/promises';
import { MARK, visit } from './bystanders.mjs';
import { FOREIGN_HOST } from './changing-platform.mjs';
import { needsOwnShop, startChangingShop } from './own-shops.mjs';
import { inTurns } from './wire.mjs';

/** What the platform answered before counts for twenty seconds. */
const CHANGED_MS = 60_000;
const POLL_MS = 500;
const METRICS_TOKEN = 'token-of-a-monitor-that-watches';
const BARS = { allowed: [200], growth: 200, left: 200 };

/** What would run or lead away; text of the page, and data in which `<` is escaped, are neither. */
const EXECUTABLE = [
  new RegExp(`<script[^>]*>[^<]*${MARK}\\(`),
  /<iframe|srcdoc=/i,
  /<base\b|http-equiv=["']?refresh/i,
  new RegExp(`<[a-z][^>]*\\son\\w+=["']?${MARK}`, 'i'),
];

async function read({ baseUrl, network }, path, headers = {}) {
  const own = { 'x-forwarded-for': network(), accept: 'text/html', ...headers };
  const { status, ms, text, headers: got } = await visit({ baseUrl, path, headers: own });
  return { status, ms, path, sent: 0, bytes: text.length, headers: JSON.stringify(got), body: text };
}

/** The pages once they hold what the platform says now, or as they are after a minute. */
async function readChanged(context, paths, isChanged) {
  const end = performance.now() + CHANGED_MS;
  let answers;
  do {
    await wait(POLL_MS);
    answers = await inTurns(paths, 2, (path) => read(context, path));
  } while (!answers.every(isChanged) && performance.now() < end);
  return answers;
}

/** How many pages held a script of unknown origin, as /metrics says. */
async function unexpectedScripts(context) {
  const { body } = await read(context, '/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  const counts = [...body.matchAll(/^storefront_page_unexpected_script_total\{[^}]*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** What the platform says is hostile. @type {import('./measure.mjs').Attack[]} */
export const PLATFORM_ATTACKS = [
  {
    id: 'platform-pictures',
    line: '8',
    name: 'pictures and zoom links with //host',
    isCalm: true,
    bars: BARS,
    skip: needsOwnShop,
    setUp: startChangingShop,
    async run(context) {
      context.platform.change('pictures');
      const { product, stored } = context;
      const paths = [product.path, stored[1]];
      const isChanged = ({ body }) => body.includes(FOREIGN_HOST);
      const answers = await readChanged(context, paths, isChanged);
      const problems = [];
      if (!answers.some(isChanged)) problems.push({ text: 'no page shows the changed pictures' });
      const bare = new RegExp(`(?<!https:)//${FOREIGN_HOST}`);
      for (const { path, body, headers } of answers) {
        if (bare.test(body)) problems.push({ text: `${path} links to //${FOREIGN_HOST} without a scheme` });
        if (headers.includes(FOREIGN_HOST)) problems.push({ text: `${path}: the policy allows the host` });
      }
      return { sent: `pictures of all sizes at //${FOREIGN_HOST}`, answers, problems };
    },
  },
  {
    id: 'platform-texts',
    line: '3',
    name: "texts with markup and the framework's own data marks",
    isCalm: true,
    bars: BARS,
    skip: needsOwnShop,
    setUp: (context) => startChangingShop(context, { METRICS_TOKEN }),
    async run(context) {
      context.platform.change('texts');
      const paths = [context.product.path, '/pagina/compra-segura', '/blog', '/'];
      const isChanged = ({ body }) => body.includes(MARK);
      await readChanged(context, paths, isChanged);
      const answers = await inTurns(paths, 1, (path) => read(context, path));
      const problems = [];
      const changed = answers.filter(isChanged);
      if (changed.length < 2) problems.push({ text: `only ${changed.length} pages show the changed texts` });
      for (const { path, body, headers } of changed) {
        const found = EXECUTABLE.find((pattern) => pattern.test(body));
        if (found !== undefined) problems.push({ text: `${path} holds ${found.source}` });
        if (!/"x-nextjs-cache":"(?:HIT|STALE)"/.test(headers)) problems.push({ text: `${path} is not kept` });
      }
      const count = await unexpectedScripts(context);
      if (count > 0) problems.push({ text: `${count} pages had a script of unknown origin` });
      return { sent: `${paths.length} pages whose texts end with both`, answers, problems };
    },
  },
];
