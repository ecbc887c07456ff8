import { MARK } from './bystanders.mjs';
import { BODY_ROWS, CART_ROW, PHOTO_ROW, shopHeaders } from './rows.mjs';
import { ask, atOnce, inTurns } from './wire.mjs';

/** A little below what the address of a photo takes. */
const LARGE = 9_800_000;
const HUGE = 99_000_000;
const HOLD_MS = 8_000;
const REFUSED = { allowed: ['4xx', 503, 'closed', 'reset'] };
const HELD = { allowed: ['4xx', 503, 'closed', 'reset', 'left'] };
const TAKEN = { allowed: [200, '4xx', 503, 'closed', 'reset'] };

const large = { body: { bytes: LARGE } };
const half = { body: { bytes: LARGE / 2 }, announced: LARGE, holdMs: HOLD_MS };

const ownHeaders = ({ network }) => shopHeaders(network());
/** Headers of somebody who is no page of the shop. */
const bareHeaders = ({ network }) => ({ 'x-forwarded-for': network() });
const foreignHeaders = (context) => ({
  ...ownHeaders(context),
  origin: 'https://evil.example',
  'sec-fetch-site': 'cross-site',
});

const post = (context, path, request, headers = ownHeaders(context)) =>
  ask(context.target, { method: 'POST', path, headers, ...request });

/** @param {string} id @param {string} name */
const attack = (id, name, bars, run) => ({ id: `body-${id}`, name, isFresh: true, bars, run });

/** The same request from many at once. */
const crowd = (id, name, bars, { sent, count, path, request, headersOf = ownHeaders }) =>
  attack(id, name, bars, async (context) => ({
    sent,
    answers: await atOnce(count, () => post(context, path, request, headersOf(context))),
  }));

async function useUp(context, headers) {
  const content = Buffer.from('{}');
  let status = 0;
  for (let turn = 0; turn < 120 && status !== 429; turn += 1)
    ({ status } = await post(context, PHOTO_ROW, { body: { bytes: content.length, content } }, headers));
}

/** Request bodies. @type {import('./measure.mjs').Attack[]} */
export const BODY_ATTACKS = [
  crowd('page', 'a body for a page', REFUSED, {
    sent: '60 × POST / with 9.8 MB',
    count: 60,
    path: '/',
    request: large,
    headersOf: bareHeaders,
  }),
  crowd('held', 'half a body for a page, held', HELD, {
    sent: '120 × POST /, 4.9 of 9.8 MB, held for 8 s',
    count: 120,
    path: '/',
    request: half,
    headersOf: bareHeaders,
  }),
  crowd('held-photo', 'half a photo, held', HELD, {
    sent: '120 × POST product/shop, 4.9 of 9.8 MB, held for 8 s',
    count: 120,
    path: PHOTO_ROW,
    request: half,
  }),
  attack('405', 'bodies for addresses that take none', REFUSED, async ({ target, stored }) => {
    const methods = ['POST', 'PUT', 'DELETE', 'PATCH'];
    const requests = methods.flatMap((method) => stored.map((path) => ({ method, path, ...large })));
    return {
      sent: `${requests.length} × POST, PUT, DELETE, PATCH of pages with 9.8 MB`,
      answers: await Promise.all(requests.map((request) => ask(target, request))),
    };
  }),
  crowd(
    '403',
    'photos from another origin',
    { allowed: [403, 503, 'closed', 'reset'] },
    {
      sent: '30 × POST product/shop from another origin with 9.8 MB',
      count: 30,
      path: PHOTO_ROW,
      request: large,
      headersOf: foreignHeaders,
    },
  ),
  crowd('413', 'bodies larger than their row takes', REFUSED, {
    sent: '30 × POST checkout/cart with 9.8 MB',
    count: 30,
    path: CART_ROW,
    request: large,
  }),
  attack('429', 'photos beyond the limit of calls', REFUSED, async (context) => {
    const headers = ownHeaders(context);
    await useUp(context, headers);
    return {
      sent: '30 × POST product/shop with 9.8 MB from a network that has used its calls up',
      answers: await atOnce(30, () => post(context, PHOTO_ROW, large, headers)),
    };
  }),
  attack('chunked', 'chunked bodies without a length', REFUSED, async (context) => {
    const paths = ['/', CART_ROW, PHOTO_ROW];
    const request = { body: { bytes: 15_000_000, chunked: true } };
    return {
      sent: '30 × chunked 15 MB to /, checkout/cart and product/shop',
      answers: await atOnce(30, (index) => post(context, paths[index % paths.length], request)),
    };
  }),
  crowd('short', 'fewer bytes than announced', HELD, {
    sent: '60 × POST checkout/cart, 1 of 20 KB, held for 14 s',
    count: 60,
    path: CART_ROW,
    request: { body: { bytes: 1_000 }, announced: 20_000, holdMs: 14_000 },
  }),
  attack('expect', 'Expect: 100-continue', REFUSED, async (context) => {
    const request = { body: { bytes: HUGE }, waitsForContinue: true };
    const answers = await atOnce(6, (index) =>
      post(context, index % 2 === 0 ? '/' : PHOTO_ROW, request, {
        ...ownHeaders(context),
        expect: '100-continue',
      }),
    );
    const invited = answers.filter(({ continued, sent }) => continued && sent > 1_000_000);
    return {
      sent: '6 × 99 MB announced, sent when asked to go on',
      answers,
      problems: invited.length > 0 ? [{ text: `${invited.length} were asked to send 99 MB` }] : [],
    };
  }),
  attack('get', 'bodies of GET', TAKEN, async ({ target, stored }) => ({
    sent: '30 × GET of pages with 9.8 MB',
    answers: await atOnce(30, (index) =>
      ask(target, { path: `${stored[index % stored.length].split('?')[0]}?${MARK}`, ...large }),
    ),
  })),
  crowd('photo', 'nonsense for a photo', REFUSED, {
    sent: '20 × POST product/shop with 9.8 MB of no JSON',
    count: 20,
    path: PHOTO_ROW,
    request: large,
  }),
  attack('rows', 'bodies for every other call', TAKEN, async (context) => ({
    sent: `${BODY_ROWS.length} calls with 9.8 MB each, 6 at a time`,
    answers: await inTurns(BODY_ROWS, 6, ([method, row]) =>
      ask(context.target, { method, path: `/v2/front/${row}`, headers: ownHeaders(context), ...large }),
    ),
  })),
];
