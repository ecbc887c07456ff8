import { CART_ROW } from './rows.mjs';
import { ask, inTurns } from './wire.mjs';

/** Pages that are not the shop's, although they look like it; the shop is asked by http. */
const foreignOrigins = ({ host, port }, through) => [
  `https://${host}:${port}`,
  `https://${host}`,
  // deploy/nginx.conf is for the usual ports, and names the shop's host without one.
  ...(through === 'nginx' ? [] : [`http://${host}`]),
  `http://${host}:${port + 1}`,
  `http://${host}:${port}.evil.example`,
  `http://evil.example:${port}`,
  `http://${host}.:${port}`,
  `http://user@${host}:${port}`,
  'null',
  '',
];

/** Trust in senders. @type {import('./measure.mjs').Attack[]} */
export const TRUST_ATTACKS = [
  {
    id: 'origins',
    name: 'changes of the cart from other origins',
    bars: { allowed: [403] },
    async run({ target, through, product, network }) {
      const ids = { idAtributoSimples: '0', idUnidadeVenda: '0', idArmazem: '0' };
      const itens = [{ idProduto: product.id, ...ids, quantidade: '1', adicional: '', parametros: '' }];
      const content = Buffer.from(JSON.stringify({ tipo: 'produto', itens }));
      const answers = await inTurns(foreignOrigins(target, through), 2, async (origin) => ({
        ...(await ask(target, {
          method: 'POST',
          path: CART_ROW,
          headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': network() },
          body: { bytes: content.length, content },
        })),
        path: origin,
      }));
      return { sent: `${answers.length} × POST checkout/cart with an origin that is almost ours`, answers };
    },
  },
];
