import fs from 'node:fs';
import path from 'node:path';
import { createTempFolder } from '../../../scripts/lib/cli.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { withoutConfiguration } from '../../../scripts/lib/settings.mjs';
import { startStore } from '../../../scripts/lib/shop.mjs';
import { needsOwnShop } from './own-shops.mjs';
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

async function tryStore(dataFolder) {
  const env = { ...withoutConfiguration(), STORE_DATA_DIR: dataFolder };
  try {
    const store = await startStore({ settings: { storePort: await freePort() }, env, output: 'quiet' });
    await store.stop(0);
    return 'starts';
  } catch (error) {
    return error.message;
  }
}

/** The files of a store, with the lock of a process that runs but is no store: this one. */
function withForeignLock(from, to) {
  fs.cpSync(from, to, { recursive: true });
  const lock = path.join(to, 'lock');
  fs.rmSync(lock, { recursive: true });
  fs.mkdirSync(lock);
  fs.writeFileSync(path.join(lock, '1'), JSON.stringify({ pid: process.pid, startTime: '1', bootId: '' }));
}

/** Trust in senders, and in holders of links. @type {import('./measure.mjs').Attack[]} */
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
  {
    id: 'store-lock',
    name: "the lock of the store's data folder",
    isCalm: true,
    bars: { growth: 200, left: 200 },
    skip: needsOwnShop,
    async run({ shop }) {
      const used = path.join(shop.dataFolder, 'store');
      const { folder, remove } = createTempFolder('lock');
      const problems = [];
      try {
        const second = await tryStore(used);
        if (!/in use by another embedded store/.test(second))
          problems.push({ text: `a second store on the same folder ${second}` });
        const copy = path.join(folder, 'copy');
        withForeignLock(used, copy);
        const copied = await tryStore(copy);
        if (copied !== 'starts')
          problems.push({
            text: `a lock that names another program keeps the store from starting: ${copied}`,
          });
      } finally {
        remove();
      }
      return {
        sent: 'a second store on the same folder, and one on a copy whose lock names another program',
        answers: [],
        problems,
      };
    },
  },
];
