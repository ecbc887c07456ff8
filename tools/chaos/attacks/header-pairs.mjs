import { MARK } from './bystanders.mjs';

const OUTSIDE = `${MARK}.evil.example`;

/** Headers whose value names another host, address or client. */
const POINTING = [
  ...'x-forwarded-host x-forwarded-server x-host x-http-host-override x-original-host x-forwarded-prefix'.split(
    ' ',
  ),
  ...'x-forwarded-path x-original-url x-rewrite-url x-original-uri x-proxy-url x-wap-profile x-real-ip'.split(
    ' ',
  ),
  ...'x-client-ip true-client-ip cf-connecting-ip x-cluster-client-ip client-ip forwarded via referer'.split(
    ' ',
  ),
  ...'origin from x-request-id x-correlation-id traceparent tracestate x-vercel-id x-vercel-forwarded-for'.split(
    ' ',
  ),
  ...'x-vercel-ip-country destination'.split(' '),
];

const values = (name, ...all) => all.map((value) => [name, value]);

/** Headers that try to get something into a page that is kept, or past what is before it. */
export const HEADER_PAIRS = [
  ...POINTING.flatMap((name) => values(name, `https://${OUTSIDE}/`, `${OUTSIDE}"><script>`)),
  ...values('x-forwarded-proto', 'https', 'javascript', `http://${MARK}`),
  ...values('x-forwarded-scheme', 'nothttps', 'http'),
  ...values('x-forwarded-port', '1', '99999', MARK),
  ...values('x-forwarded-for', `<script>${MARK}`, '127.0.0.1', '::1', ', , ,', 'a'.repeat(4_000)),
  ...values('x-http-method-override', 'PUT', 'DELETE', 'TRACE'),
  ...values('x-method-override', 'POST'),
  ...values('rsc', '1', MARK),
  ...values('next-router-prefetch', '1', MARK),
  ...values('next-router-segment-prefetch', '/_tree', `/../${MARK}`),
  ...values('next-router-state-tree', MARK, '%5B%22%22%2C%7B%7D%5D', '['.repeat(3_000)),
  ...values('next-url', `//${OUTSIDE}/`, '/oculos-de-sol'),
  ...values('accept', '*/*', 'text/x-component', `text/${MARK}`),
  ...values('accept-encoding', 'br;q=0, *;q=0', 'zstd', `${MARK}, gzip;q=x`, 'gzip,'.repeat(800)),
  ...values('accept-language', MARK, 'en;q=999'),
  ...values('range', 'bytes=0-1', 'bytes=0-,0-,0-,0-', 'bytes=999999999-', `bytes=${'0-1,'.repeat(500)}0-1`),
  ...values('if-none-match', '*', `"${MARK}"`, '"x",'.repeat(800)),
  ...values('if-modified-since', 'x', 'Thu, 01 Jan 2099 00:00:00 GMT'),
  ...values('cache-control', 'no-cache', 'only-if-cached', `max-age=${MARK}`),
  ...values(
    'cookie',
    `__prerender_bypass=${MARK}`,
    `__next_preview_data=${MARK}`,
    `PHPSESSID=${'a'.repeat(3_900)}`,
  ),
  ...values('authorization', `Bearer ${MARK}`, 'Basic Og=='),
  ...values('upgrade-insecure-requests', '1'),
  ...values('purpose', 'prefetch'),
  ...values('user-agent', `Googlebot ${MARK}`, '', '() { :; }; echo x'),
  ...values('expect', 'x', '100-continue'),
  ...values('te', 'trailers, x'),
  ...values('content-type', `text/${MARK}`, 'multipart/form-data'),
  ...values('max-forwards', '0'),
  ...values('sec-fetch-dest', 'script', 'iframe'),
  ...values('save-data', 'on'),
  ...values('connection', 'close, x-forwarded-for', 'close, host', 'close, cookie'),
];
