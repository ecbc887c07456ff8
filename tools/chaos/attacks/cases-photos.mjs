import { setTimeout as wait } from 'node:timers/promises';
import { visit } from './bystanders.mjs';
import { makePictures, orderWith } from './pictures.mjs';
import { PHOTO_ROW, shopHeaders } from './rows.mjs';
import { ask, atOnce } from './wire.mjs';

const PHOTO_MS = 3_000;
const RETRY_MS = 300;
const HEAD_START_MS = 400;
const GIVEN_UP_MS = 60_000;
const BARS = { growth: 150, allowed: [200, '4xx', 502, 503, 'closed', 'reset', 'left'] };

let made;
/** They take a second to make. */
const pictures = () => {
  made ??= makePictures();
  return made;
};

/** How long a shopper's own photo takes until it is in the cart, however often it has to be sent. */
async function honestPhoto({ baseUrl, frame, network }) {
  const { honest } = await pictures();
  const body = orderWith(frame, [honest]);
  const started = performance.now();
  const statuses = [];
  while (performance.now() - started < GIVEN_UP_MS) {
    const headers = shopHeaders(network());
    const { status } = await visit({ baseUrl, method: 'POST', path: PHOTO_ROW, headers, body });
    statuses.push(status);
    if (status !== 429 && status !== 503) break;
    await wait(RETRY_MS);
  }
  return { ms: Math.round(performance.now() - started), statuses };
}

const send = ({ target, frame, network }, photos, rest = {}) => {
  const content = orderWith(frame, photos);
  return ask(target, {
    method: 'POST',
    path: PHOTO_ROW,
    headers: shopHeaders(network()),
    body: { bytes: content.length, content },
    limitMs: GIVEN_UP_MS,
    ...rest,
  });
};

/** Sends `hostile`, and shortly afterwards an honest photo; `isBehind`: only when the attackers have gone. */
async function besideHonest(context, sent, hostile, isBehind = false) {
  await pictures();
  const alone = await honestPhoto(context);
  const attacking = hostile();
  await (isBehind ? attacking : wait(HEAD_START_MS));
  const { ms, statuses } = await honestPhoto(context);
  const answers = await attacking;
  const problems = [];
  if (ms > PHOTO_MS) problems.push({ text: `a bystander's photo took ${ms} ms (${alone.ms} ms alone)` });
  if (statuses.at(-1) !== 200) problems.push({ text: `a bystander's photo: ${statuses.at(-1)}` });
  if (alone.statuses.at(-1) !== 200)
    problems.push({ text: `an honest photo alone: ${alone.statuses.at(-1)}` });
  return { sent, answers, problems, note: `bystander's photo ${ms} ms, alone ${alone.ms} ms` };
}

const attack = (id, name, run) => ({ id: `photo-${id}`, name, isFresh: true, bars: BARS, run });

/** Prescription photos. @type {import('./measure.mjs').Attack[]} */
export const PHOTO_ATTACKS = [
  attack('twenty', 'many photos in one request', async (context) => {
    const { wide } = await pictures();
    return besideHonest(context, '1 request with 20 PNGs of 38 MP', async () => [
      await send(context, Array(20).fill(wide)),
    ]);
  }),
  attack('leavers', 'clients that do not wait for their photos', async (context) => {
    const { wide } = await pictures();
    const sent = '20 requests with 20 PNGs of 38 MP, clients gone at once';
    const leave = () => atOnce(20, () => send(context, Array(20).fill(wide), { holdMs: 300 }));
    return besideHonest(context, sent, leave, true);
  }),
  attack('single', 'one large photo each', async (context) => {
    const { wide } = await pictures();
    return besideHonest(context, '20 requests with one PNG of 38 MP', () =>
      atOnce(20, () => send(context, [wide])),
    );
  }),
  attack('bombs', 'pictures that lie about their size', async (context) => {
    const { bombs } = await pictures();
    const sent = `${bombs.length} × 4 PNGs whose head says 1 × 1, 38 MP, 900 MP or 40 MP, and the data something else`;
    return besideHonest(context, sent, () =>
      atOnce(bombs.length * 4, (index) => send(context, [bombs[index % bombs.length]])),
    );
  }),
];
