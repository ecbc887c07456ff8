import path from 'node:path';
import { CliError, createTempFolder } from '../../../scripts/lib/cli.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { startTestShop } from '../../../scripts/lib/shop.mjs';
import { LISTING, productPathIn, wireGet } from '../../bench/load.mjs';
import { createNetworks } from '../../lib/networks.mjs';
import { hasNginx, startNginx } from '../../lib/nginx';
import { lensesOf } from './pictures.mjs';

export const OPS_TOKEN = 'token-that-nobody-guesses';
const WARM_UP_VISITS = 60;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const network = createNetworks(10);

/** @throws CliError for an address that is not on this machine: attacks go nowhere else */
export function requireLoopback(address) {
  if (!URL.canParse(address) || !LOOPBACK.test(new URL(address).hostname)) {
    throw new CliError(
      `${address} is not on this machine: attacks go to localhost, 127.0.0.1 or [::1] only.`,
    );
  }
}

const identity = { headers: { 'accept-encoding': 'identity' } };

const LISTED = '/v2/front/url/product/listing/category';

async function productsOf(baseUrl, query) {
  const { body } = await wireGet(`${baseUrl}${LISTED}?${query}`, identity);
  return JSON.parse(body.toString('utf8')).conteudo.produtos;
}

/** A product as the cart wants it, the path of its kind of page, and a frame that can have lenses. */
async function goodsOf(baseUrl) {
  const listing = await wireGet(baseUrl + LISTING, identity);
  const [product] = await productsOf(baseUrl, 'url=/oculos-de-sol&limit=1');
  const frames = await productsOf(baseUrl, 'url=/oculos-de-grau&limit=12');
  const frame = frames.find(
    ({ status, personalizacoes }) => status === 'disponivel' && personalizacoes.length > 0,
  );
  if (frame === undefined) throw new CliError('/oculos-de-grau lists no frame that can have lenses.');
  return {
    product: { path: productPathIn(listing.body.toString('utf8'), {}), id: product.id },
    frame: lensesOf(frame),
  };
}

/** Visits each page often enough that its code is compiled and memory that it needs anyway is taken. */
async function warmUp({ baseUrl, stored }) {
  for (let turn = 0; turn < WARM_UP_VISITS; turn += 1)
    await wireGet(baseUrl + stored[turn % stored.length], identity);
}

/** Where connections to a shop go. */
export function targetOf(baseUrl) {
  const { hostname, port } = new URL(baseUrl);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/**
 * The attacked shop. Its pages are stored and its code is warm when it resolves, so that memory
 * that it needs anyway is no growth.
 */
export async function contextOf({ baseUrl, pid, through = 'direct' }) {
  requireLoopback(baseUrl);
  const goods = await goodsOf(baseUrl);
  const stored = ['/', LISTING, goods.product.path, '/marcas', '/pagina/compra-segura'];
  await warmUp({ baseUrl, stored });
  return {
    baseUrl,
    target: targetOf(baseUrl),
    pid,
    through,
    ...goods,
    stored,
    network,
  };
}

/**
 * A production shop with its own store, which attacks are made on; `through: 'nginx'` puts an nginx with
 * deploy/nginx.conf before it.
 */
export async function startVictim({ through = 'direct', variables = {} } = {}) {
  if (through === 'nginx' && !hasNginx())
    throw new CliError('nginx is not installed: leave --through=nginx out.');
  const shop = await startTestShop({
    quiet: true,
    // The address that an attacker writes is before that of nginx.
    variables: { OPS_TOKEN, TRUSTED_HOPS: through === 'nginx' ? '2' : '1', ...variables },
  });
  const { folder, remove } = createTempFolder('attacks');
  let nginx;
  const stop = async () => {
    await nginx?.stop(0);
    await shop.stop();
    remove();
  };
  try {
    let { baseUrl } = shop;
    if (through === 'nginx') {
      const port = await freePort();
      nginx = await startNginx({ folder: path.join(folder, 'nginx'), port, shopUrls: [baseUrl] });
      baseUrl = `http://127.0.0.1:${port}`;
    }
    const context = await contextOf({ baseUrl, pid: shop.pid(), through });
    /** The same with memory that no attack has touched. */
    const refreshed = async () => {
      await shop.restart();
      await warmUp(context);
      return { ...context, pid: shop.pid() };
    };
    return { ...context, shop, refreshed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
