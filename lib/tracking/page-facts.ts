import { pageOf } from '@/lib/listing/paging';
import { displayPrices } from '@/lib/money/prices';
import type { ListingLevel } from '@/lib/store-api/endpoints/listings';
import type { Listagem } from '@/lib/store-api/schemas/listagem';
import type { Detalhe } from '@/lib/store-api/schemas/paginas';
import type { NamedThing, PageFacts, TrackedProduct } from './facts';
import { once } from './institutional-facts';

/** The home page (TRACK-03). */
export const homeFacts: PageFacts = { pagina: once('home', 'home', 'home'), lista: 'Lançamentos' };

const SUBSECTION: Record<ListingLevel, string> = {
  category: 'categoria',
  brand: 'marca',
  'landing-page': 'categoria-secundaria',
  search: 'busca',
};

/** A listing: what it is of, which page of it, and how much was found (TRACK-03, TRACK-06, TRACK-07). */
export function listingFacts(level: ListingLevel, { conteudo, info }: Listagem, url: string): PageFacts {
  const { categoria, marca, landingPage, busca } = conteudo;
  const subject = categoria ?? marca ?? landingPage;
  const thing: NamedThing = { id: subject?.id ?? 0, nome: subject?.nome ?? '', url };
  const nome = level === 'search' ? 'busca' : thing.nome;
  return {
    pagina: {
      ...once(nome, 'listagem-produtos', SUBSECTION[level]),
      atual: pageOf(info.offset, info.limit),
    },
    lista: nome,
    ...(info.offset > 0 ? { antes: info.offset } : {}),
    ...(level === 'category' ? { categoria: thing } : {}),
    ...(level === 'landing-page' ? { categoriaSecundaria: thing } : {}),
    ...(level === 'brand' ? { marca: thing } : {}),
    ...(level === 'search' ? { busca: { query: busca?.texto ?? '', resultados: info.total } } : {}),
  };
}

function attributeOf(
  attribute: { nome: string; valores: { label: string }[] } | null,
): TrackedProduct['atributos']['unico'] {
  if (attribute === null) return {};
  return { atributo: attribute.nome, valores: attribute.valores.map(({ label }) => ({ valor: label })) };
}

function trackedProduct({ conteudo }: Detalhe, url: string): TrackedProduct {
  const { id, sku, nome, status, atributos, marca, categoria, precos } = conteudo;
  const prices = displayPrices(precos);
  const last = prices?.parcelas.at(-1);
  const isChoice = atributos.simples !== null || atributos.unico !== null;
  return {
    id,
    sku,
    nome,
    tipo: isChoice ? 'configuravel' : 'simples',
    disponivel: status === 'disponivel',
    venda: status === 'disponivel',
    marca: marca?.nome ?? '',
    precoDe: prices?.de ?? prices?.por ?? 0,
    precoPor: prices?.por ?? 0,
    parcelamento: last
      ? { parcelas: last.parcelas, valor: last.valor }
      : { parcelas: 1, valor: prices?.por ?? 0 },
    atributos: { unico: attributeOf(atributos.unico), simples: attributeOf(atributos.simples) },
    categoria,
    url,
  };
}

/** A product page (TRACK-09). `url` is its canonical address. */
export function productFacts(detalhe: Detalhe, url: string): PageFacts {
  return { pagina: once('Detalhe', 'detalhe', 'produto'), produto: trackedProduct(detalhe, url) };
}
