import { setTimeout as wait } from 'node:timers/promises';
import { FOREIGN_HOST } from '../../fault-proxy/faults';
import { visit } from './bystanders.mjs';
import { onOwnShop } from './own-shops.mjs';
import { inTurns } from './wire.mjs';

/** Earlier answers of the platform count for twenty seconds. */
const CHANGED_MS = 60_000;
const POLL_MS = 500;

const read = ({ baseUrl, network }, path) =>
  visit({ baseUrl, path, headers: { 'x-forwarded-for': network(), accept: 'text/html' } });

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

/** The platform's answers are hostile. @type {import('./measure.mjs').Attack[]} */
export const PLATFORM_ATTACKS = [
  onOwnShop({
    id: 'platform-pictures',
    name: 'pictures and zoom links with //host',
    bars: { allowed: [200] },
    async run(context) {
      context.platform.setRules(['*=pictures']);
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
  }),
];
