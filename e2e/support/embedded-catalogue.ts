import { test } from 'playwright/test';

type Rota = { route?: string };

/** What the tests need to know of a product of the embedded store. */
export type StoredProduct = {
  status: 'disponivel' | 'indisponivel' | 'sobConsulta';
  rota: { route: string };
  personalizacoes: unknown[];
  atributos: unknown[] | { simples?: { valores: { estoque: number }[] } };
};

const PAGE_SIZE = 100;

/** Leaves the test out, with the reason, where the shop does not stand on the embedded store. */
export function needsEmbeddedCatalogue(): void {
  test.skip(!process.env.OWN_STORE_URL, 'The catalogue of the deployment in BASE_URL is not known here.');
}

async function ask<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${process.env.OWN_STORE_URL}/api/v2/front/${path}`, {
    headers: { 'App-Token': 'wapstore' },
  });
  if (!response.ok) throw new Error(`The embedded store answered ${response.status} to ${path}.`);
  return (await response.json()) as Answer;
}

function sizesOf({ atributos }: StoredProduct): { estoque: number }[] {
  return Array.isArray(atributos) ? [] : (atributos.simples?.valores ?? []);
}

/** Sizes of a product that are in stock. */
function sizesInStock(product: StoredProduct): number {
  return sizesOf(product).filter(({ estoque }) => estoque > 0).length;
}

/** Path of the first product, category by category of the main menu, that is as wanted. */
export async function productPath(isWanted: (product: StoredProduct) => boolean): Promise<string> {
  const { menu } = await ask<{ menu: { rota: Rota }[] }>('struct/menus/menu-principal');
  for (const { rota } of menu) {
    if (!rota.route?.match(/^\/[^/.]+$/)) continue;
    for (let offset = 0, more = true; more; offset += PAGE_SIZE) {
      const query = new URLSearchParams({ url: rota.route, offset: `${offset}`, limit: `${PAGE_SIZE}` });
      const { conteudo } = await ask<{ conteudo: { produtos: StoredProduct[] } }>(
        `url/product/listing/category?${query}`,
      );
      const found = conteudo.produtos.find(isWanted);
      if (found) return found.rota.route;
      more = conteudo.produtos.length === PAGE_SIZE;
    }
  }
  throw new Error('The embedded store has no such product.');
}

/** Product with a choice of sizes in stock that is bought without choosing lenses. */
export const sizedProduct = () =>
  productPath(
    (product) =>
      product.status === 'disponivel' && product.personalizacoes.length === 0 && sizesInStock(product) > 1,
  );

/** Frame that takes lenses, in one size or in several. */
export const lensProduct = (sizes: 'one' | 'several') =>
  productPath(
    (product) =>
      product.status === 'disponivel' &&
      product.personalizacoes.length > 0 &&
      (sizes === 'one' ? sizesOf(product).length < 2 : sizesInStock(product) > 1),
  );

type Detail = { conteudo: { combinacoes: unknown[] } };

/** Product that is offered together with another one. Cards do not tell: pages are asked one after the other. */
export async function combinedProduct(): Promise<string> {
  const seen: string[] = [];
  for (;;) {
    const path = await productPath(
      ({ status, rota }) => status === 'disponivel' && !seen.includes(rota.route),
    );
    const { conteudo } = await ask<Detail>(`url/product/detail?${new URLSearchParams({ url: path })}`);
    if (conteudo.combinacoes.length > 0) return path;
    seen.push(path);
  }
}

/** What the embedded store tells of a product on a page of its own, or as a piece of a list. */
export type ToldProduct = {
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

/** The product behind a path, and those it is offered together with. */
export async function productAt(path: string) {
  const query = new URLSearchParams({ url: path });
  const answer = await ask<{ conteudo: ToldProduct & { combinacoes: { produto: ToldProduct }[] } }>(
    `url/product/detail?${query}`,
  );
  return answer.conteudo;
}

/** The list or kit behind a path. */
export async function listAt(path: string) {
  const answer = await ask<{ conteudo: ToldProduct & { produtos: ToldProduct[] } }>(
    `url/list/detail?${new URLSearchParams({ url: path })}`,
  );
  return answer.conteudo;
}

/** `estrutura.seo` of a page as the embedded store tells it. */
export type ToldSeo = Record<
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

/** What the embedded store says of the page at `path`, which is of the kind `nivel`. */
export async function seoAt(nivel: string, path: string): Promise<ToldSeo> {
  const query = nivel === 'home' ? '' : `?${new URLSearchParams({ url: path })}`;
  return (await ask<{ estrutura: { seo: ToldSeo } }>(`url/${nivel}${query}`)).estrutura.seo;
}
