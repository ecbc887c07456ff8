import { addToCart } from './bystanders.mjs';
import { CART_ROW, shopHeaders } from './rows.mjs';
import { OPS_TOKEN } from './victim.mjs';
import { ask, inTurns } from './wire.mjs';

const NONSENSE = 60;
const GUESSES = 200;

const refusedBody = (context, from) => {
  const content = Buffer.from('{"tipo":1}');
  return ask(context.target, {
    method: 'POST',
    path: CART_ROW,
    headers: shopHeaders(from),
    body: { bytes: content.length, content },
  });
};

/** Limits of calls. @type {import('./measure.mjs').Attack[]} */
export const LIMIT_ATTACKS = [
  {
    id: 'neighbours',
    name: 'one client shuts out its network',
    bars: { allowed: ['4xx'] },
    async run(context) {
      const net = context.network().replace(/\.7$/, '');
      const [attacker, neighbour] = [`${net}.7`, `${net}.8`];
      const answers = await inTurns(Array(NONSENSE).fill(attacker), 4, (from) => refusedBody(context, from));
      const problems = [];
      for (const [who, from] of [
        ['a neighbour', neighbour],
        ['the same address', attacker],
      ]) {
        const { status } = await addToCart(context, from);
        if (status !== 200) problems.push({ text: `a valid add-to-cart of ${who}: ${status}` });
      }
      return { sent: `${NONSENSE} refused bodies for the cart from one address`, answers, problems };
    },
  },
  {
    id: 'purge-guesses',
    name: 'guesses of the token for purges',
    bars: { allowed: ['4xx'] },
    async run({ target, network }) {
      const from = network();
      const guesses = Array.from(
        { length: GUESSES },
        (_, index) => `Bearer ${OPS_TOKEN.slice(0, -3)}${index}`,
      );
      const answers = await inTurns(guesses, 8, (authorization) =>
        ask(target, {
          method: 'POST',
          path: '/_ops/purge',
          headers: { authorization, 'x-forwarded-for': from },
        }),
      );
      const isLimited = answers.some(({ status }) => status === 429 || status === 404);
      const problems = isLimited ? [] : [{ text: `${GUESSES} guesses and no limit` }];
      return { sent: `${GUESSES} × POST /_ops/purge with wrong tokens from one address`, answers, problems };
    },
  },
];
