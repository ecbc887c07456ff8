import sharp from 'sharp';
import { CliError } from '../../../scripts/lib/cli.mjs';
import type { Flood } from './measure';
import { CART_CALL, JSON_OF_SHOP, neverRead, PHOTO_CALL, type Sent, send } from './send';
import type { Context } from './victim';

/** Slightly below the limit of the call that accepts photos. */
const LARGE = 9_800_000;

const PAGES = [200, 429, 503];
const REJECTED = ['4xx', 503, 'left', 'ECONNRESET', 'EPIPE'];

/** A page of the cache, by number. */
const storedPage = ({ stored }: Context, index: number) => stored[index % stored.length] ?? '/';
const senderIn = ({ network }: Context) => ({ 'x-forwarded-for': network() });

const CROWDS: Flood[] = [
  {
    id: 'crowd-cold',
    what: 'GET of a listing with its own price, at once',
    count: 200,
    width: 200,
    bars: { allowed: PAGES, p99: 200, growth: 150, left: 120 },
    one: (context, index) =>
      send(context.target, {
        path: `/oculos-de-sol?preco=${index + 1}-90000`,
        headers: { accept: 'text/html', ...senderIn(context) },
        limitMs: 30_000,
      }),
  },
  {
    id: 'crowd-identity',
    what: 'GET of stored pages without compression, 32 at a time',
    count: 1_500,
    width: 32,
    bars: { allowed: PAGES, growth: 80 },
    one: (context, index) =>
      send(context.target, { path: storedPage(context, index), headers: senderIn(context) }),
  },
  {
    id: 'crowd-unread',
    what: '8 uncompressed pages that the client never reads, held for 15 s',
    count: 200,
    width: 200,
    bars: { growth: 50, allowed: REJECTED },
    one: (context, index) =>
      neverRead(context.target, {
        paths: Array<string>(8).fill(storedPage(context, index)),
        headers: senderIn(context),
        holdMs: 15_000,
      }),
  },
];

let drawn: Promise<string> | undefined;

/** A photo of a single colour with as many pixels as the server decodes, in base64: 48 MB when decoded. */
function largePhoto() {
  drawn ??= sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: '#f4f4f2' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
    .then((bytes) => bytes.toString('base64'));
  return drawn;
}

/** Orders with photos that take long to decode. */
const photos = (id: string, what: string, count: number, perOrder: number, options: Sent = {}): Flood => ({
  id: `photo-${id}`,
  what,
  count,
  isFresh: true,
  isPhoto: true,
  bars: { growth: 150, allowed: [200, 502, ...REJECTED] },
  one: async (context) =>
    send(context.target, {
      method: 'POST',
      path: PHOTO_CALL,
      headers: { ...JSON_OF_SHOP, ...senderIn(context) },
      body: context.orderWith(Array<string>(perOrder).fill(await largePhoto())),
      limitMs: 60_000,
      ...options,
    }),
});

const PHOTOS = [
  photos('twenty', '20 PNGs of 16 MP in one request', 1, 20),
  photos('leavers', '20 PNGs of 16 MP from a client that leaves at once', 20, 20, { holdMs: 300 }),
  photos('single', 'one PNG of 16 MP', 20, 1),
];

/** Requests with a body that is too large, one of `sent` after another. */
const bodies = (
  id: string,
  what: string,
  sent: Sent | Sent[],
  count: number,
  more?: Partial<Flood>,
): Flood => ({
  id: `body-${id}`,
  what,
  count,
  isFresh: true,
  bars: { allowed: REJECTED },
  one: (context, index) => {
    const requests = [sent].flat();
    const { headers, ...request } = requests[index % requests.length] ?? {};
    const own = { ...JSON_OF_SHOP, ...senderIn(context), ...headers };
    return send(context.target, { method: 'POST', body: LARGE, ...request, headers: own });
  },
  ...more,
});

const otherCalls = (method: string, calls: string): Sent[] =>
  calls.split(' ').map((call) => ({ method, path: `/v2/front/${call}` }));

/** Calls that accept no photo. */
const OTHER_CALLS = [
  ...['POST', 'PUT', 'DELETE'].flatMap((method) => otherCalls(method, 'checkout/cart')),
  ...otherCalls('POST', 'sale/cancel shipment/product wishlist/verify wishlist/add newsletter form/contact'),
  ...otherCalls('POST', 'product/solicitation product/budget product/combination evaluations/product'),
  ...otherCalls('POST', 'list/shop kit/form there/is/no/such/call'),
  ...otherCalls('GET', 'settings brands reviews/store blog/posts'),
];

const HELD = { body: LARGE / 2, announced: LARGE, holdMs: 8_000 };
const SHORT = { body: 1_000, announced: 20_000, holdMs: 14_000 };
const FOREIGN = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const ALSO_SERVED = { allowed: [200, ...REJECTED] };

const BODIES = [
  bodies('page', 'POST / with 9.8 MB', { path: '/' }, 60),
  bodies('held', 'POST /, 4.9 of 9.8 MB, held for 8 s', { path: '/', ...HELD }, 120),
  bodies('held-photo', 'half a photo, held for 8 s', { path: PHOTO_CALL, ...HELD }, 120),
  bodies('403', 'photos from another origin with 9.8 MB', { path: PHOTO_CALL, headers: FOREIGN }, 30),
  bodies('413', 'POST checkout/cart with 9.8 MB', { path: CART_CALL }, 30),
  bodies(
    '429',
    'POST product/shop with 9.8 MB from one network',
    { path: PHOTO_CALL, headers: { 'x-forwarded-for': '10.99.0.7' } },
    60,
  ),
  bodies('short', 'POST checkout/cart, 1 of 20 KB, held for 14 s', { path: CART_CALL, ...SHORT }, 60),
  bodies('get', 'GET with 9.8 MB', { method: 'GET', path: '/marcas' }, 30, { bars: ALSO_SERVED }),
  bodies('photo', 'POST product/shop with 9.8 MB of no JSON', { path: PHOTO_CALL }, 20),
  bodies('calls', 'other calls with 9.8 MB, 6 at a time', OTHER_CALLS, OTHER_CALLS.length, {
    width: 6,
    bars: ALSO_SERVED,
  }),
];

/** Floods in the order of a run. Those after which memory stays allocated come last. */
const FLOODS: readonly Flood[] = [...CROWDS, ...PHOTOS, ...BODIES];

/**
 * Floods whose name starts with one of `names`; all floods without names.
 * @throws CliError for an unknown name
 */
export function chosenFloods(names: readonly string[] | undefined) {
  const unknown = names?.find((name) => !FLOODS.some(({ id }) => id.startsWith(name)));
  if (unknown !== undefined)
    throw new CliError(`Unknown attack "${unknown}". Use one of: ${FLOODS.map(({ id }) => id).join(', ')}.`);
  return FLOODS.filter(({ id }) => names?.some((name) => id.startsWith(name)) ?? true);
}
