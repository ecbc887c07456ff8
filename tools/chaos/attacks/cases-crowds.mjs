import { setTimeout as wait } from 'node:timers/promises';
import { MARK, visit } from './bystanders.mjs';
import { onOwnShop } from './own-shops.mjs';
import { ask, atOnce, exchange, headOf, inTurns } from './wire.mjs';

const CROWD = 200;
const UNREAD_MS = 15_000;
const IDENTITY_REQUESTS = 1_500;
const WARM_P99_MS = 200;
const PIPELINED = 8;

let runs = 0;

/** Many at once. @type {import('./measure.mjs').Attack[]} */
export const CROWD_ATTACKS = [
  {
    id: 'crowd-cold',
    name: 'pages that nobody has seen',
    bars: { p99: WARM_P99_MS, growth: 150, left: 120, allowed: [200, 429, 503] },
    async run({ target, network }) {
      runs += 1;
      return {
        sent: `${CROWD} × GET of a listing with a price of its own, at once`,
        answers: await atOnce(CROWD, (index) =>
          ask(target, {
            path: `/oculos-de-sol?preco=${runs * 1_000 + index}-90000`,
            headers: { accept: 'text/html', 'x-forwarded-for': network() },
            limitMs: 30_000,
          }),
        ),
      };
    },
  },
  {
    id: 'crowd-unread',
    name: 'readers that never read',
    bars: { growth: 50 },
    async run({ target, stored, network }) {
      const one = (index) =>
        headOf(
          {
            path: stored[index % stored.length],
            headers: {
              connection: 'keep-alive',
              'accept-encoding': 'identity',
              'x-forwarded-for': network(),
            },
          },
          target,
        );
      return {
        sent: `${CROWD} connections that ask for ${PIPELINED} uncompressed pages and read none, held for 15 s`,
        answers: await atOnce(CROWD, (index) =>
          exchange(target, { text: one(index).repeat(PIPELINED), reads: false, holdMs: UNREAD_MS }),
        ),
      };
    },
  },
  {
    id: 'crowd-identity',
    name: 'pages without compression',
    bars: { growth: 80, allowed: [200, 429, 503] },
    async run({ target, stored, network }) {
      return {
        sent: `${IDENTITY_REQUESTS} × GET of stored pages with Accept-Encoding: identity, 32 at a time`,
        answers: await inTurns(Array(IDENTITY_REQUESTS).fill(0), 32, (_, index) =>
          ask(target, {
            path: stored[index % stored.length],
            headers: { 'accept-encoding': 'identity', 'x-forwarded-for': network() },
          }),
        ),
      };
    },
  },
  onOwnShop({
    id: 'html-404',
    name: 'a platform that answers 404 with HTML',
    bars: { allowed: [200, 502, 503, 504] },
    async run({ baseUrl, platform, product, network }) {
      platform.setRules(['*=html404']);
      await wait(200);
      const paths = [
        '/oculos-de-grau',
        '/lentes',
        '/pagina/trocas-e-devolucoes',
        '/lista',
        `/busca?q=${MARK}`,
      ];
      const all = [...paths, product.path, '/marcas/garoa-fina', `/${MARK}.html`];
      const answers = await inTurns(all, 2, (path) =>
        visit({ baseUrl, path, headers: { 'x-forwarded-for': network() } }),
      );
      return {
        sent: `${all.length} pages, most of them cold, while every call is 404 with a page of HTML`,
        answers,
      };
    },
  }),
];
