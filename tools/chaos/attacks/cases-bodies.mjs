import { MARK } from './bystanders.mjs';
import { BODY_ROWS, CART_ROW, PHOTO_ROW, shopHeaders } from './rows.mjs';
import { ask, atOnce, inTurns } from './wire.mjs';

/** A little below what the address of a photo takes. */
const LARGE = 9_800_000;
const HUGE = 99_000_000;
const HOLD_MS = 8_000;
const REFUSED = { allowed: ['4xx', 503, 'closed', 'reset'] };
const HELD = { allowed: ['4xx', 503, 'closed', 'reset', 'left'] };

const large = { bytes: LARGE };
const half = { body: { bytes: LARGE / 2 }, announced: LARGE, holdMs: HOLD_MS };
const ownHeaders = ({ network }) => shopHeaders(network());

/** @param {string} id @param {string} name */
const attack = (id, name, bars, run) => ({ id: `body-${id}`, line: '1', name, isFresh: true, bars, run });

async function useUp({ target }, headers) {
  const small = Buffer.from('{}');
  const request = { method: 'POST', path: PHOTO_ROW, headers, body: { bytes: small.length, content: small } };
  let status = 0;
  for (let turn = 0; turn < 120 && status !== 429; turn += 1) ({ status } = await ask(target, request));
}

/** Request bodies. @type {import('./measure.mjs').Attack[]} */
export const BODY_ATTACKS = [
  attack('page', 'a body for a page', REFUSED, async ({ target, network }) => ({
    sent: '60 × POST / with 9.8 MB',
    answers: await atOnce(60, () =>
      ask(target, { method: 'POST', headers: { 'x-forwarded-for': network() }, body: large }),
    ),
  })),
  attack('held', 'half a body for a page, held', HELD, async ({ target, network }) => ({
    sent: '120 × POST /, 4.9 of 9.8 MB, held for 8 s',
    answers: await atOnce(120, () =>
      ask(target, { method: 'POST', headers: { 'x-forwarded-for': network() }, ...half }),
    ),
  })),
  attack('held-photo', 'half a photo, held', HELD, async (context) => ({
    sent: '120 × POST product/shop, 4.9 of 9.8 MB, held for 8 s',
    answers: await atOnce(120, () =>
      ask(context.target, { method: 'POST', path: PHOTO_ROW, headers: ownHeaders(context), ...half }),
    ),
  })),
  attack('405', 'bodies for addresses that take none', REFUSED, async ({ target, stored }) => {
    const requests = ['POST', 'PUT', 'DELETE', 'PATCH'].flatMap((method) =>
      stored.map((path) => ({ method, path, body: large })),
    );
    return {
      sent: `${requests.length} × POST, PUT, DELETE, PATCH of pages with 9.8 MB`,
      answers: await Promise.all(requests.map((request) => ask(target, request))),
    };
  }),
  attack(
    '403',
    'photos from another origin',
    { allowed: [403, 503, 'closed', 'reset'] },
    async (context) => ({
      sent: '30 × POST product/shop from another origin with 9.8 MB',
      answers: await atOnce(30, () => {
        const headers = {
          ...ownHeaders(context),
          origin: 'https://evil.example',
          'sec-fetch-site': 'cross-site',
        };
        return ask(context.target, { method: 'POST', path: PHOTO_ROW, headers, body: large });
      }),
    }),
  ),
  attack('413', 'bodies larger than their row takes', REFUSED, async (context) => ({
    sent: '30 × POST checkout/cart with 9.8 MB',
    answers: await atOnce(30, () =>
      ask(context.target, { method: 'POST', path: CART_ROW, headers: ownHeaders(context), body: large }),
    ),
  })),
  attack('429', 'photos beyond the limit of calls', REFUSED, async (context) => {
    const headers = ownHeaders(context);
    await useUp(context, headers);
    return {
      sent: '30 × POST product/shop with 9.8 MB from a network that has used its calls up',
      answers: await atOnce(30, () =>
        ask(context.target, { method: 'POST', path: PHOTO_ROW, headers, body: large }),
      ),
    };
  }),
  attack('chunked', 'chunked bodies without a length', REFUSED, async (context) => {
    const paths = ['/', CART_ROW, PHOTO_ROW];
    return {
      sent: '30 × chunked 15 MB to /, checkout/cart and product/shop',
      answers: await atOnce(30, (index) =>
        ask(context.target, {
          method: 'POST',
          path: paths[index % paths.length],
          headers: ownHeaders(context),
          body: { bytes: 15_000_000, chunked: true },
        }),
      ),
    };
  }),
  attack('short', 'fewer bytes than announced', HELD, async (context) => ({
    sent: '60 × POST checkout/cart, 1 of 20 KB, held for 14 s',
    answers: await atOnce(60, () =>
      ask(context.target, {
        method: 'POST',
        path: CART_ROW,
        headers: ownHeaders(context),
        body: { bytes: 1_000 },
        announced: 20_000,
        holdMs: 14_000,
      }),
    ),
  })),
  attack('expect', 'Expect: 100-continue', REFUSED, async (context) => {
    const answers = await atOnce(6, (index) =>
      ask(context.target, {
        method: 'POST',
        path: index % 2 === 0 ? '/' : PHOTO_ROW,
        headers: { ...ownHeaders(context), expect: '100-continue' },
        body: { bytes: HUGE },
        waitsForContinue: true,
      }),
    );
    const invited = answers.filter(({ continued, sent }) => continued && sent > 1_000_000);
    return {
      sent: '6 × 99 MB announced, sent when asked to go on',
      answers,
      problems: invited.length > 0 ? [{ text: `${invited.length} were asked to send 99 MB` }] : [],
    };
  }),
  attack(
    'get',
    'bodies of GET',
    { allowed: [200, '4xx', 503, 'closed', 'reset'] },
    async ({ target, stored }) => ({
      sent: '30 × GET of pages with 9.8 MB',
      answers: await atOnce(30, (index) =>
        ask(target, { path: `${stored[index % stored.length].split('?')[0]}?${MARK}`, body: large }),
      ),
    }),
  ),
  attack('photo', 'nonsense for a photo', REFUSED, async (context) => ({
    sent: '20 × POST product/shop with 9.8 MB of no JSON',
    answers: await atOnce(20, () =>
      ask(context.target, { method: 'POST', path: PHOTO_ROW, headers: ownHeaders(context), body: large }),
    ),
  })),
  attack(
    'rows',
    'bodies for every other call',
    { allowed: [200, '4xx', 503, 'closed', 'reset'] },
    async (context) => ({
      sent: `${BODY_ROWS.length} calls with 9.8 MB each, 6 at a time`,
      answers: await inTurns(BODY_ROWS, 6, ([method, row]) =>
        ask(context.target, {
          method,
          path: `/v2/front/${row}`,
          headers: ownHeaders(context),
          body: large,
        }),
      ),
    }),
  ),
];
