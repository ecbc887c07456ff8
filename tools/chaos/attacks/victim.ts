import { CliError } from '../../../scripts/lib/cli.mjs';
import { startTestShop } from '../../../scripts/lib/shop.mjs';
import { createNetworks, textAt } from '../../lib/http';
import { hasNginx, startOwnNginx } from '../../lib/nginx';
import { storedPaths } from '../../lib/pages';

const WARM_UP_VISITS = 60;
const LISTED = '/v2/front/url/product/listing/category';
/** Maximum number of lens options, including photos, in one order (lib/gateway). */
const MAX_OPTIONS = 20;

/** A product of the platform's listing, with the options of its lenses. */
type Listed = {
  id: number;
  status: string;
  precos: { por: number };
  personalizacoes: { id: string; tipo: string; valores: { preco: number }[] }[];
  atributos?: { simples?: { valores?: { estoque: number; idAtributoValor: number }[] } };
};
export type Victim = Awaited<ReturnType<typeof startVictim>>;
export type Context = Omit<Victim, 'refreshed' | 'stop'>;

/** A size that is in stock; 0 for a product without sizes. */
const sizeOf = ({ atributos }: Listed) =>
  atributos?.simples?.valores?.find(({ estoque }) => estoque > 0)?.idAtributoValor ?? 0;

async function productsOf(baseUrl: string, query: string): Promise<Listed[]> {
  return JSON.parse(await textAt(`${baseUrl}${LISTED}?${query}`)).conteudo.produtos;
}

/**
 * Returns a function that orders a frame with the first value of each lens option, and with `photos` as its
 * prescription. The platform accepts one photo; more of them only cost time.
 */
async function orderAt(baseUrl: string) {
  const frame = (await productsOf(baseUrl, 'url=/oculos-de-grau&limit=12')).find(
    ({ status, personalizacoes }) =>
      status === 'disponivel' && personalizacoes.some(({ tipo }) => tipo === 'upload'),
  );
  if (frame === undefined) throw new CliError('/oculos-de-grau lists no frame that can have lenses.');
  const { id, precos, personalizacoes } = frame;
  const common = { preco: 0, multiplicarPreco: 'n' };
  const options = personalizacoes.flatMap(({ valores, ...option }) =>
    valores
      .slice(0, 1)
      .map((value) => ({ ...option, ...common, preco: value.preco, valoresCheckbox: [value] })),
  );
  const upload = { ...common, id: personalizacoes.find(({ tipo }) => tipo === 'upload')?.id, tipo: 'upload' };
  return (photos: readonly string[]) => {
    const uploads = photos.map((valorUpload) => ({ ...upload, valorUpload }));
    const order = {
      id,
      quantidade: 1,
      idAtributoValor: sizeOf(frame),
      preco: precos.por,
      personalizacao: [...options, ...uploads].slice(-MAX_OPTIONS),
    };
    return JSON.stringify({ produtos: [order], carrinho: true });
  };
}

/**
 * Starts the target of the attacks, a production shop with its own store. `through: 'nginx'` puts an nginx
 * with deploy/nginx.conf in front of it. Resolves when pages are stored and code is warm, so that normal
 * memory use does not count as growth. `refreshed()` restarts the shop.
 */
export async function startVictim({ through }: { through: 'direct' | 'nginx' }) {
  const isProxied = through === 'nginx';
  if (isProxied && !hasNginx())
    throw new CliError('nginx is not installed: install it, or leave out --through=nginx.');
  // In X-Forwarded-For, the address that an attacker forges comes before the one that nginx adds.
  const variables = { TRUSTED_HOPS: isProxied ? '2' : '1' };
  const shop = await startTestShop({ quiet: true, variables });
  let nginx: Awaited<ReturnType<typeof startOwnNginx>> | undefined;
  const stop = async () => {
    await nginx?.stop();
    await shop.stop();
  };
  try {
    if (isProxied) nginx = await startOwnNginx([shop.baseUrl]);
    const baseUrl = nginx?.url ?? shop.baseUrl;
    const [bought] = await productsOf(baseUrl, 'url=/oculos-de-sol&limit=1');
    if (bought === undefined) throw new CliError('/oculos-de-sol lists no product.');
    const { hostname, port } = new URL(baseUrl);
    const context = {
      baseUrl,
      target: { host: hostname, port: Number(port) },
      through,
      bought: { idProduto: bought.id, idAtributoSimples: String(sizeOf(bought)) },
      orderWith: await orderAt(baseUrl),
      stored: await storedPaths(baseUrl),
      network: createNetworks(10),
    };
    const warm = async () => {
      for (let turn = 0; turn < WARM_UP_VISITS; turn += 1)
        await textAt(`${baseUrl}${context.stored[turn % context.stored.length]}`);
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
