import { MARK } from './bystanders.mjs';
import { HEADER_PAIRS } from './header-pairs.mjs';
import { PATH_TRICKS } from './path-tricks.mjs';
import { RAW_REQUESTS } from './raw-requests.mjs';
import { ask, atOnce, exchange, headOf, inTurns } from './wire.mjs';

/** Fifteen seconds for a head, and what a busy machine takes to notice. */
const HANG_MS = 16_000;
const SLOW_LINE_MS = 1_000;
const CALM = { growth: 60, allowed: ['2xx', '3xx', '4xx', 503, 'closed', 'reset'] };

/** A head that goes on: a line a second, until the shop has enough. */
function endlessHead(target) {
  return new Promise((resolve) => {
    const started = performance.now();
    const lines = setInterval(() => rest.write('X-Y: z\r\n'), SLOW_LINE_MS);
    const rest = { write: () => undefined };
    const text = headOf({}, target).slice(0, -2);
    exchange(target, {
      text,
      limitMs: HANG_MS,
      onConnect: (socket) => {
        rest.write = (more) => socket.write(more);
      },
    }).then((answer) => {
      clearInterval(lines);
      resolve({ ...answer, ms: performance.now() - started });
    });
  });
}

/** Faults of the first attack, and others of their kinds. @type {import('./measure.mjs').Attack[]} */
export const PROTOCOL_ATTACKS = [
  {
    id: 'paths',
    name: 'tricks with paths',
    bars: CALM,
    async run({ target, network }) {
      const answers = await inTurns(PATH_TRICKS, 4, (path) =>
        ask(target, { path, headers: { 'x-forwarded-for': network(), accept: 'text/html' } }),
      );
      return { sent: `${PATH_TRICKS.length} request targets`, answers, problems: secretsIn(answers) };
    },
  },
  {
    id: 'headers',
    name: 'headers that poison pages',
    bars: CALM,
    async run({ target, stored, network }) {
      const requests = HEADER_PAIRS.map(([name, value], index) => ({
        name,
        value,
        path: index % 4 !== 0 ? stored[index % stored.length] : `/oculos-de-grau?preco=${index + 1}-9000`,
      }));
      const answers = await inTurns(requests, 4, async ({ name, value, path }) => {
        const headers = { 'x-forwarded-for': network(), accept: 'text/html', [name]: value };
        return { ...(await ask(target, { path, headers })), path: `${name}: ${value}` };
      });
      // The next visitor gets the page that the attacker caused to be stored.
      const kept = await inTurns([...new Set(requests.map(({ path }) => path))], 4, (path) =>
        ask(target, { path, headers: { 'x-forwarded-for': network() } }),
      );
      const poisoned = kept.filter(({ headers, body }) => (headers + body).includes(MARK));
      const problems = poisoned.map(({ path }) => ({ text: `${path} holds what an attacker sent` }));
      return { sent: `${HEADER_PAIRS.length} pairs of header and value`, answers, problems };
    },
  },
  {
    id: 'raw',
    name: 'requests against the protocol',
    // nginx refuses what it does not know of the protocol so; the shop with 400.
    bars: { ...CALM, allowed: [...CALM.allowed, 501, 505] },
    async run({ target }) {
      const answers = await Promise.all(
        RAW_REQUESTS.map(async ({ name, text }) => ({
          ...(await exchange(target, { text, limitMs: HANG_MS })),
          path: name,
        })),
      );
      return { sent: `${RAW_REQUESTS.length} requests, byte by byte`, answers };
    },
  },
  {
    id: 'two-hosts',
    name: 'two Host headers',
    bars: { ...CALM, allowed: [400, 'closed'] },
    async run({ target }) {
      const own = `${target.host}:${target.port}`;
      const orders = [
        [own, `${MARK}.example`],
        [`${MARK}.example`, own],
        [own, own],
      ];
      const answers = await inTurns(orders, 1, (host) =>
        exchange(target, { text: headOf({ headers: { host } }, target) }),
      );
      return { sent: '3 × GET / with two Host headers', answers };
    },
  },
  {
    id: 'slow-head',
    name: 'a head that never ends',
    bars: { ...CALM, allowed: ['4xx', 'closed', 'reset'] },
    async run({ target }) {
      const answers = await atOnce(40, () => endlessHead(target));
      const slowest = Math.max(...answers.map(({ ms }) => ms));
      return {
        sent: '40 × a header line a second, for 16 s at most',
        answers,
        note: `closed after ${Math.round(slowest / 1_000)} s`,
      };
    },
  },
];

/** Files of the server that an answer holds. */
function secretsIn(answers) {
  const found = answers.filter(({ body }) =>
    /root:x:0|"dependencies"|\[core\]\n|STORE_APP_TOKEN=/.test(body),
  );
  return found.map(({ path }) => ({ text: `${path} shows a file of the server` }));
}
