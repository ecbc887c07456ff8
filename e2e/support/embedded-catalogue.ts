import { test } from 'playwright/test';

type Rota = { name?: string; route?: string };

/** The fields of the embedded store's products that tests need. */
export type StoredProduct = {
  status: 'disponivel' | 'indisponivel' | 'sobConsulta';
  rota: { route: string };
  personalizacoes: unknown[];
  atributos: unknown[] | { simples?: { valores: { estoque: number }[] } };
};

const PAGE_SIZE = 100;

/** Skips the test if the shop does not run on the embedded store. */
export function skipWithoutEmbeddedStore(): void {
  test.skip(
    !process.env.EMBEDDED_STORE_URL,
    'The catalogue of the deployment in BASE_URL is not known here.',
  );
}

/** Reads from the embedded store's API; `path` follows /v2/front/. */
export async function fetchStore<Body>(path: string): Promise<Body> {
  const response = await fetch(`${process.env.EMBEDDED_STORE_URL}/api/v2/front/${path}`, {
    headers: { 'App-Token': 'wapstore' },
  });
  if (!response.ok) throw new Error(`The embedded store returned ${response.status} to ${path}.`);
  return (await response.json()) as Body;
}

function sizesOf({ atributos }: StoredProduct): { estoque: number }[] {
  return Array.isArray(atributos) ? [] : (atributos.simples?.valores ?? []);
}

function sizesInStock(product: StoredProduct): number {
  return sizesOf(product).filter(({ estoque }) => estoque > 0).length;
}

/** Cached catalogue responses by address, a megabyte each. No test changes them. */
const known = new Map<string, Promise<unknown>>();

/** The same as `fetchStore`, but each worker reads each response only once. */
function fetchOnce<Body>(path: string): Promise<Body> {
  const key = `${process.env.EMBEDDED_STORE_URL} ${path}`;
  const response = known.get(key) ?? fetchStore<Body>(path);
  known.set(key, response);
  // A failed read is not cached, because the next one may succeed.
  response.catch(() => known.delete(key));
  return response as Promise<Body>;
}

/** The products of the main menu's categories, category by category, read only as needed. */
export async function* storedProducts(): AsyncGenerator<StoredProduct> {
  const { menu } = await fetchOnce<{ menu: { rota: Rota }[] }>('struct/menus/menu-principal');
  for (const { rota } of menu) {
    if (rota.name !== 'product/listing/category' || !rota.route) continue;
    for (let offset = 0, more = true; more; offset += PAGE_SIZE) {
      const query = new URLSearchParams({ url: rota.route, offset: `${offset}`, limit: `${PAGE_SIZE}` });
      const { conteudo } = await fetchOnce<{ conteudo: { produtos: StoredProduct[] } }>(
        `url/product/listing/category?${query}`,
      );
      yield* conteudo.produtos;
      more = conteudo.produtos.length === PAGE_SIZE;
    }
  }
}

/** Path of the first matching product. */
export async function findProductPath(matches: (product: StoredProduct) => boolean): Promise<string> {
  for await (const product of storedProducts()) if (matches(product)) return product.rota.route;
  throw new Error('The embedded store has no such product.');
}

/** A product with several sizes in stock that takes no lenses. */
export const findSizedProduct = () =>
  findProductPath(
    (product) =>
      product.status === 'disponivel' && product.personalizacoes.length === 0 && sizesInStock(product) > 1,
  );

/** A frame that takes lenses, in one size or in several. */
export const findLensProduct = (sizes: 'one' | 'several') =>
  findProductPath(
    (product) =>
      product.status === 'disponivel' &&
      product.personalizacoes.length > 2 &&
      (sizes === 'one' ? sizesOf(product).length < 2 : sizesInStock(product) > 1),
  );

/** A pair of lenses without a frame, of which the order takes the prescription and a note. */
export const findLensesAlone = () =>
  findProductPath((product) => product.status === 'disponivel' && product.personalizacoes.length === 2);

type Detail = { conteudo: { combinacoes: unknown[] } };

/**
 * A product that is offered together with another one. Cards do not show this, so product pages are read one by one.
 */
export async function findCombinedProduct(): Promise<string> {
  for await (const { status, rota } of storedProducts()) {
    if (status !== 'disponivel') continue;
    const query = new URLSearchParams({ url: rota.route });
    const { conteudo } = await fetchOnce<Detail>(`url/product/detail?${query}`);
    if (conteudo.combinacoes.length > 0) return rota.route;
  }
  throw new Error('The embedded store has no product with another one.');
}

/** A product on its page, or in a kit. */
export type ProductData = {
  id: number;
  nome: string;
  marca: { nome: string } | null;
  categoria?: { nome: string } | null;
  quantidade?: number;
  precos: { por: number };
  atributos:
    | unknown[]
    | { simples?: { valores: { label: string; estoque: number; precos: { por: number } }[] } };
};

/** The product at a path, with the products that it is offered with. */
export async function readProduct(path: string) {
  const query = new URLSearchParams({ url: path });
  const response = await fetchStore<{ conteudo: ProductData & { combinacoes: { produto: ProductData }[] } }>(
    `url/product/detail?${query}`,
  );
  return response.conteudo;
}

/** The kit or list at a path. */
export async function readKit(path: string) {
  const response = await fetchStore<{ conteudo: ProductData & { produtos: ProductData[] } }>(
    `url/list/detail?${new URLSearchParams({ url: path })}`,
  );
  return response.conteudo;
}

/** `estrutura.seo` of a page. */
export type SeoFields = Record<
  | 'title'
  | 'description'
  | 'keywords'
  | 'canonical'
  | 'titleSocial'
  | 'descriptionSocial'
  | 'openGraphUrlImagem'
  | 'twitterUrlImagem',
  string
> & { indexar: boolean };

/** SEO fields of the page at `path`, whose level is `nivel`. */
export async function readSeoFields(nivel: string, path: string): Promise<SeoFields> {
  const query = nivel === 'home' ? '' : `?${new URLSearchParams({ url: path })}`;
  return (await fetchStore<{ estrutura: { seo: SeoFields } }>(`url/${nivel}${query}`)).estrutura.seo;
}
