import { setTimeout as wait } from 'node:timers/promises';
import { MARK, visit } from './bystanders.mjs';
import { onOwnShop } from './own-shops.mjs';
import { shopHeaders } from './rows.mjs';

/** How the price that the platform is made to answer reads on a page. */
const NEW_PRICE = '1.234,50';
/** The jump takes effect with the next event of the process. */
const JUMP_MS = 500;
const POLL_MS = 500;
/** Answers of the platform count for twenty seconds; a page that is due is rendered behind its visit. */
const PRICE_MS = 30_000;
const WATCHED_MS = 75_000;
/** Posts of a minute and some seconds. */
const WINDOW_MS = 66_000;
const SIGN_UPS = 8;

const seconds = (ms) => `${Math.round(ms / 1_000)} s`;

/** Visits a page until it has `text`; resolves to how long that took, or undefined. */
async function timeUntil({ baseUrl, network }, path, text) {
  const started = performance.now();
  while (performance.now() - started < WATCHED_MS) {
    const answer = await visit({ baseUrl, path, headers: { 'x-forwarded-for': network() } });
    if (answer.body.includes(text)) return performance.now() - started;
    await wait(POLL_MS);
  }
  return undefined;
}

function signUp({ baseUrl }, from, name) {
  const body = JSON.stringify({ nome: 'Maria', email: `${MARK}-${name}@correio.example` });
  const headers = shopHeaders(from);
  return visit({ baseUrl, method: 'POST', path: '/v2/front/newsletter', headers, body });
}

/** A clock that was ahead. @type {import('./measure.mjs').Attack[]} */
export const TIME_ATTACKS = [
  onOwnShop({
    id: 'clock',
    name: 'a clock that was an hour ahead',
    async run(context) {
      const { baseUrl, product, platform, jump, network } = context;
      const from = network();
      jump();
      await wait(JUMP_MS);
      const answers = [];
      // Due after the jump: the second visit finds the page that was rendered an hour ahead.
      for (let turn = 0; turn < 3; turn += 1) {
        answers.push(await visit({ baseUrl, path: product.path }));
        await wait(JUMP_MS);
      }
      for (let turn = 0; turn < SIGN_UPS; turn += 1) answers.push(await signUp(context, from, turn));
      const limited = performance.now();
      jump();
      await wait(JUMP_MS);
      platform.setRules(['*=price']);
      const priceMs = await timeUntil(context, product.path, NEW_PRICE);
      await wait(Math.max(0, WINDOW_MS - (performance.now() - limited)));
      const freed = await signUp(context, from, 'freed');
      const problems = [];
      if (priceMs === undefined)
        problems.push({ text: `a changed price was not seen in ${seconds(WATCHED_MS)}` });
      else if (priceMs > PRICE_MS)
        problems.push({ text: `a changed price was seen after ${seconds(priceMs)}` });
      if (freed.status !== 200)
        problems.push({ text: `newsletter ${freed.status} a minute after the clock was right` });
      const seen = priceMs === undefined ? 'never' : `after ${seconds(priceMs)}`;
      return {
        sent: `page and ${SIGN_UPS} newsletters while ahead, then a price change and a newsletter`,
        answers: [...answers, freed],
        problems,
        note: `price seen ${seen}`,
      };
    },
  }),
];
