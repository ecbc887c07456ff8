import { pageAtOffset } from '@/lib/catalog/listing/paging';
import type { NamedEntity, PageData, TrackedProduct } from '@/lib/catalog/page-view';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { displayPrices } from '@/lib/platform/prices';
import type { ListaDetalhe } from '@/lib/platform/schemas/kit';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { Precos } from '@/lib/platform/schemas/offer';
import type { Detalhe } from '@/lib/platform/schemas/page-content';
import { toKit } from '@/lib/purchase/kit/kit';
import { NOTHING_CHOSEN } from '@/lib/purchase/kit/order';
import { kitPrice } from '@/lib/purchase/kit/price';
import { singlePage } from './static-page-data';

/** The home page, with the launches as its list. */
export const homePageData: PageData = { pagina: singlePage('home', 'home', 'home'), listName: 'Lançamentos' };

const SUBSECTION: Record<ListingLevel, string> = {
  category: 'categoria',
  brand: 'marca',
  'landing-page': 'categoria-secundaria',
  search: 'busca',
};

/**
 * A listing: its subject, the number of the page, and the number of products found. `url` is its canonical
 * address.
 */
export function listingPageData(level: ListingLevel, { conteudo, info }: Listagem, url: string): PageData {
  const { categoria, marca, landingPage, busca } = conteudo;
  const subject = categoria ?? marca ?? landingPage;
  const entity: NamedEntity = { id: subject?.id ?? 0, nome: subject?.nome ?? '', url };
  const nome = level === 'search' ? 'busca' : entity.nome;
  return {
    pagina: {
      ...singlePage(nome, 'listagem-produtos', SUBSECTION[level]),
      atual: pageAtOffset(info.offset, info.limit),
    },
    listName: nome,
    ...(info.offset > 0 ? { listOffset: info.offset } : {}),
    ...(level === 'category' ? { categoria: entity } : {}),
    ...(level === 'landing-page' ? { categoriaSecundaria: entity } : {}),
    ...(level === 'brand' ? { marca: entity } : {}),
    ...(level === 'search' ? { busca: { query: busca?.texto ?? '', resultados: info.total } } : {}),
  };
}

/** The index of kits and shopping lists, published like any other listing. */
export function kitIndexPageData({ title, info }: { title: string; info: Listagem['info'] }): PageData {
  return {
    pagina: {
      ...singlePage(title, 'listagem-produtos', 'listas'),
      atual: pageAtOffset(info.offset, info.limit),
    },
    listName: title,
    ...(info.offset > 0 ? { listOffset: info.offset } : {}),
  };
}

/** A campaign page of the shop, published like the landing page that it replaces. */
export function campaignPageData({ title }: { title: string }, url: string): PageData {
  return {
    pagina: singlePage(title, 'listagem-produtos', SUBSECTION['landing-page']),
    listName: title,
    categoriaSecundaria: { id: 0, nome: title, url },
  };
}

function toAttribute(
  attribute: { nome: string; valores: { label: string }[] } | null,
): TrackedProduct['atributos']['unico'] {
  if (attribute === null) return {};
  return { atributo: attribute.nome, valores: attribute.valores.map(({ label }) => ({ valor: label })) };
}

function trackedPrices(precos: Precos | null): Pick<TrackedProduct, 'precoDe' | 'precoPor' | 'parcelamento'> {
  const prices = displayPrices(precos);
  const last = prices?.instalments.at(-1);
  return {
    precoDe: prices?.de ?? prices?.por ?? 0,
    precoPor: prices?.por ?? 0,
    parcelamento: last
      ? { parcelas: last.parcelas, valor: last.amount }
      : { parcelas: 1, valor: prices?.por ?? 0 },
  };
}

function toTrackedProduct({ conteudo }: Detalhe, url: string): TrackedProduct {
  const { id, sku, nome, status, atributos, marca, categoria, precos } = conteudo;
  const hasOptions = atributos.simples !== null || atributos.unico !== null;
  return {
    id,
    sku,
    nome,
    tipo: hasOptions ? 'configuravel' : 'simples',
    disponivel: status === 'disponivel',
    venda: status === 'disponivel',
    marca: marca?.nome ?? '',
    ...trackedPrices(precos),
    atributos: { unico: toAttribute(atributos.unico), simples: toAttribute(atributos.simples) },
    categoria,
    url,
  };
}

/** A product page. `url` is its canonical address. */
export function productPageData(detalhe: Detalhe, url: string): PageData {
  return { pagina: singlePage('Detalhe', 'detalhe', 'produto'), produto: toTrackedProduct(detalhe, url) };
}

/**
 * The page of a kit or shopping list, published as a product at its starting price. It has no brand, because
 * the platform sends the brand of only one of its products.
 */
export function kitPageData({ conteudo: lista }: ListaDetalhe, url: string): PageData {
  const { id, sku, nome, status } = lista;
  const kit = toKit(lista);
  const isForSale = status === 'disponivel';
  return {
    pagina: singlePage('Detalhe', 'detalhe', 'lista'),
    produto: {
      id,
      sku,
      nome,
      tipo: kit.products.some(({ sizes }) => sizes.length > 0) ? 'configuravel' : 'simples',
      disponivel: isForSale,
      venda: isForSale,
      marca: '',
      ...trackedPrices(isForSale ? kitPrice(kit, NOTHING_CHOSEN, null).precos : lista.precos),
      atributos: { unico: {}, simples: {} },
      categoria: null,
      url,
    },
  };
}
