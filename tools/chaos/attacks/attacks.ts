import { CliError } from '../../../scripts/lib/cli.mjs';
import type { Attack, Bars, Context } from './measure';
import { besideHonest, makePictures, orderWith, type Pictures } from './pictures';
import { type Answer, inTurns, neverRead, type Sent, send } from './send';

/** Slightly below the limit of the call that accepts photos. */
const LARGE = 9_800_000;
const HOLD_MS = 8_000;
const PHOTO_CALL = '/v2/front/product/shop';
const CART_CALL = '/v2/front/checkout/cart';
const ORIGIN = { 'sec-fetch-site': 'same-origin' };
const FOREIGN = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

const largeCall = (method: string, call: string) => ({ method, path: `/v2/front/${call}`, body: LARGE });

/** Calls that accept no photo. */
const OTHER_CALLS = [
  ...['POST', 'PUT', 'DELETE'].map((method) => largeCall(method, 'checkout/cart')),
  ...'sale/cancel shipment/product wishlist/verify wishlist/add newsletter form/contact product/solicitation'
    .split(' ')
    .map((call) => largeCall('POST', call)),
  ...'product/budget evaluations/product list/shop product/combination kit/form there/is/no/such/call'
    .split(' ')
    .map((call) => largeCall('POST', call)),
  ...'settings brands reviews/store blog/posts'.split(' ').map((call) => largeCall('GET', call)),
];

/** `from`: the IP header if all come from one network; without it, each comes from another. */
type Carried = Sent & { from?: string };
/** `width`: how many are sent at a time; by default all. */
type Body = [id: string, what: string, count: number, request: Carried | Carried[], width?: number];

/** Requests with a body that is too large. */
const BODIES: Body[] = [
  ['page', 'POST / with 9.8 MB', 60, { path: '/', body: LARGE }],
  [
    'held',
    'POST /, 4.9 of 9.8 MB, held for 8 s',
    120,
    { path: '/', body: LARGE / 2, announced: LARGE, holdMs: HOLD_MS },
  ],
  [
    'held-photo',
    'half a photo, held for 8 s',
    120,
    { path: PHOTO_CALL, body: LARGE / 2, announced: LARGE, holdMs: HOLD_MS },
  ],
  ['403', 'photos from another origin with 9.8 MB', 30, { path: PHOTO_CALL, body: LARGE, headers: FOREIGN }],
  ['413', 'POST checkout/cart with 9.8 MB', 30, { path: CART_CALL, body: LARGE }],
  [
    '429',
    'POST product/shop with 9.8 MB from one network',
    60,
    { path: PHOTO_CALL, body: LARGE, from: '10.99.0.7' },
  ],
  ['chunked', 'chunked 15 MB without a length', 30, { path: PHOTO_CALL, body: 15_000_000, isChunked: true }],
  [
    'short',
    'POST checkout/cart, 1 of 20 KB, held for 14 s',
    60,
    { path: CART_CALL, body: 1_000, announced: 20_000, holdMs: 14_000 },
  ],
  [
    'expect',
    '99 MB announced with Expect: 100-continue',
    6,
    { path: PHOTO_CALL, body: 99_000_000, headers: { expect: '100-continue' } },
  ],
  ['get', 'GET with 9.8 MB', 30, { method: 'GET', path: '/marcas', body: LARGE }],
  ['photo', 'POST product/shop with 9.8 MB of no JSON', 20, { path: PHOTO_CALL, body: LARGE }],
  ['calls', 'other calls with 9.8 MB, 6 at a time', OTHER_CALLS.length, OTHER_CALLS, 6],
];

const REFUSED = ['4xx', 503, 'left', 'ECONNRESET', 'EPIPE'];

const bodyAttack = ([id, what, count, request, width = count]: Body): Attack => ({
  id: `body-${id}`,
  what: `${count} × ${what}`,
  isFresh: true,
  bars: { allowed: id === 'get' || id === 'calls' ? [200, ...REFUSED] : REFUSED },
  async run({ target, network }) {
    const requests = Array.isArray(request) ? request : Array<Carried>(count).fill(request);
    const post = ({ from = network(), headers, ...rest }: Carried) => {
      const own = { 'content-type': 'application/json', 'x-forwarded-for': from, ...ORIGIN, ...headers };
      return send(target, { method: 'POST', headers: own, ...rest });
    };
    return { answers: await inTurns(requests, width, post) };
  },
});

type PhotosOf = (pictures: Pictures, index: number) => string[];
type Photo = [id: string, what: string, count: number, photosOf: PhotosOf, options?: Sent];

const photoAttack = ([id, what, count, photosOf, options = {}]: Photo): Attack => ({
  id: `photo-${id}`,
  what: `${count} × ${what}`,
  isFresh: true,
  bars: { growth: 150, allowed: [200, 502, ...REFUSED] },
  async run(context) {
    const pictures = await makePictures();
    const post = (index: number) =>
      send(context.target, {
        method: 'POST',
        path: PHOTO_CALL,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': context.network(), ...ORIGIN },
        body: orderWith(context.frame, photosOf(pictures, index)),
        limitMs: 60_000,
        ...options,
      });
    return besideHonest(context, PHOTO_CALL, pictures.honest, () =>
      inTurns([...Array(count).keys()], count, post),
    );
  },
});

const PAGES = { allowed: [200, 429, 503] };

type Request = (context: Context, index: number, headers: Record<string, string>) => Promise<Answer>;
type Crowd = [id: string, what: string, count: number, width: number, bars: Bars, one: Request];

const crowdAttack = ([id, what, count, width, bars, one]: Crowd): Attack => ({
  id: `crowd-${id}`,
  what: `${count} × ${what}`,
  bars,
  async run(context) {
    const ask = (index: number) => one(context, index, { 'x-forwarded-for': context.network() });
    return { answers: await inTurns([...Array(count).keys()], width, ask) };
  },
});

const CROWDS: Crowd[] = [
  [
    'cold',
    'GET of a listing with its own price, at once',
    200,
    200,
    { ...PAGES, p99: 200, growth: 150, left: 120 },
    ({ target }, index, headers) =>
      send(target, {
        path: `/oculos-de-sol?preco=${index + 1}-90000`,
        headers: { accept: 'text/html', ...headers },
        limitMs: 30_000,
      }),
  ],
  [
    'identity',
    'GET of stored pages without compression, 32 at a time',
    1_500,
    32,
    { ...PAGES, growth: 80 },
    ({ target, stored }, index, headers) =>
      send(target, { path: stored[index % stored.length] ?? '/', headers }),
  ],
  [
    'unread',
    '8 uncompressed pages that the client never reads, held for 15 s',
    200,
    200,
    { growth: 50, allowed: REFUSED },
    ({ target, stored }, index, headers) =>
      neverRead(target, {
        paths: Array<string>(8).fill(stored[index % stored.length] ?? '/'),
        headers,
        holdMs: 15_000,
      }),
  ],
];

const PHOTOS: Photo[] = [
  ['twenty', '20 PNGs of 38 MP in one request', 1, ({ wide }) => Array<string>(20).fill(wide)],
  [
    'leavers',
    '20 PNGs of 38 MP from a client that leaves at once',
    20,
    ({ wide }) => Array<string>(20).fill(wide),
    { holdMs: 300 },
  ],
  ['single', 'one PNG of 38 MP', 20, ({ wide }) => [wide]],
  [
    'bombs',
    'a PNG that lies about its size',
    16,
    ({ bombs }, index) => bombs.slice(index % bombs.length, (index % bombs.length) + 1),
  ],
];

/** Attacks in the order of a run. Those after which memory stays allocated come last. */
const ATTACKS = [...CROWDS.map(crowdAttack), ...PHOTOS.map(photoAttack), ...BODIES.map(bodyAttack)];

/**
 * Attacks whose name starts with one of `names`; all attacks without names.
 * @throws CliError for an unknown name
 */
export function chosenAttacks(names: readonly string[] | undefined) {
  const unknown = names?.find((name) => !ATTACKS.some(({ id }) => id.startsWith(name)));
  if (unknown !== undefined)
    throw new CliError(`Unknown attack "${unknown}". Use one of: ${ATTACKS.map(({ id }) => id).join(', ')}.`);
  return ATTACKS.filter(({ id }) => names?.some((name) => id.startsWith(name)) ?? true);
}
