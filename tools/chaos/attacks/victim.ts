import path from 'node:path';
import { CliError, createTempFolder } from '../../../scripts/lib/cli.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { startTestShop } from '../../../scripts/lib/shop.mjs';
import { createNetworks, textAt } from '../../lib/http';
import { hasNginx, startNginx } from '../../lib/nginx';
import { LISTING, productPathIn } from '../../lib/pages';

const WARM_UP_VISITS = 60;
const LISTED = '/v2/front/url/product/listing/category';

/** A product of the platform's listing, with the options of its lenses. */
type Listed = {
  id: number;
  status: string;
  precos: { por: number };
  personalizacoes: { id: string; tipo: string; valores: Value[] }[];
  atributos?: { simples?: { valores?: { estoque: number; idAtributoValor: number }[] } };
};
type Value = { id: string; valor: string; preco: number; precoDefault: string; quantidade: number };
type Listing = { conteudo: { produtos: [Listed, ...Listed[]] } };
type Through = 'direct' | 'nginx';
export type Victim = Awaited<ReturnType<typeof startVictim>>;

const isListing = (value: unknown): value is Listing => Object(Object(value).conteudo).produtos?.length > 0;

/** The first value of each required option of a frame, and the option of its prescription. */
function lensesOf({ id, precos, personalizacoes, atributos }: Listed) {
  const answers = personalizacoes.flatMap((option) =>
    option.valores.slice(0, 1).map(({ id: valueId, valor, preco, precoDefault, quantidade }) => {
      const value = { id: valueId, valor, preco, precoDefault, quantidade };
      return { id: option.id, tipo: option.tipo, preco, multiplicarPreco: 'n', valoresCheckbox: [value] };
    }),
  );
  const sizes = atributos?.simples?.valores ?? [];
  const sizeId = sizes.find(({ estoque }) => estoque > 0)?.idAtributoValor ?? 0;
  const upload = personalizacoes.find(({ tipo }) => tipo === 'upload');
  if (upload === undefined)
    throw new CliError(`Product ${id} takes no prescription: use the eyewear storefront.`);
  return { id, price: precos.por, sizeId, answers, uploadId: upload.id };
}

/** A product's ids for the cart, and a frame that can have lenses. */
async function goodsOf(baseUrl: string) {
  const productsOf = async (query: string) => {
    const listing: unknown = JSON.parse(await textAt(`${baseUrl}${LISTED}?${query}`));
    if (!isListing(listing)) throw new CliError(`${LISTED}?${query} lists no products.`);
    return listing.conteudo.produtos;
  };
  const [product] = await productsOf('url=/oculos-de-sol&limit=1');
  const frames = await productsOf('url=/oculos-de-grau&limit=12');
  const frame = frames.find(
    ({ status, personalizacoes }) => status === 'disponivel' && personalizacoes.length > 0,
  );
  if (frame === undefined) throw new CliError('/oculos-de-grau lists no frame that can have lenses.');
  return { product, frame: lensesOf(frame) };
}

/**
 * Starts the target of the attacks, a production shop with its own store. `through: 'nginx'` puts an nginx
 * with deploy/nginx.conf in front of it. Resolves when pages are stored and code is warm, so that normal
 * memory use does not count as growth. `refreshed()` restarts the shop.
 */
export async function startVictim({ through }: { through: Through }) {
  const isProxied = through === 'nginx';
  if (isProxied && !hasNginx())
    throw new CliError('nginx is not installed: install it, or leave out --through=nginx.');
  // In X-Forwarded-For, the address that an attacker forges comes before the one that nginx adds.
  const variables = { TRUSTED_HOPS: isProxied ? '2' : '1' };
  const shop = await startTestShop({ quiet: true, variables });
  const { folder, remove } = createTempFolder('attacks');
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  const stop = async () => {
    await nginx?.stop(0);
    await shop.stop();
    remove();
  };
  try {
    let { baseUrl } = shop;
    if (isProxied) {
      const port = await freePort();
      nginx = await startNginx({ folder: path.join(folder, 'nginx'), port, shopUrls: [baseUrl] });
      baseUrl = `http://127.0.0.1:${port}`;
    }
    const product = productPathIn(await textAt(baseUrl + LISTING));
    const stored = ['/', LISTING, product, '/marcas', '/pagina/compra-segura'];
    const { hostname, port } = new URL(baseUrl);
    const context = {
      baseUrl,
      target: { host: hostname, port: Number(port) },
      through,
      ...(await goodsOf(baseUrl)),
      stored,
      network: createNetworks(10),
    };
    const warm = async () => {
      for (let turn = 0; turn < WARM_UP_VISITS; turn += 1)
        await textAt(`${baseUrl}${stored[turn % stored.length]}`);
      return { ...context, pid: shop.pid() };
    };
    const refreshed = async () => {
      await shop.restart();
      return warm();
    };
    return { ...(await warm()), refreshed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
