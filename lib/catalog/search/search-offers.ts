import { wordsOf } from '@/lib/shared/fold-text';
import type { MenuLink } from '@/lib/shared/menu-link';

/** Search words that ask for help or kits instead of products, and the names of the pages about them. */
const TOPICS: readonly { word: RegExp; page: RegExp }[] = [
  { word: /(?<!\p{L})(?:entregas?|fretes?|prazos?)(?!\p{L})/iu, page: /entrega|frete/i },
  {
    word: /(?<!\p{L})(?:trocas?|trocar|devolu\p{L}*|devolver|reembolso|arrependimento)(?!\p{L})/iu,
    page: /troca|devolu/i,
  },
  { word: /(?<!\p{L})(?:garantias?|conserto)(?!\p{L})/iu, page: /garantia|troca|devolu/i },
  { word: /(?<!\p{L})(?:pagamentos?|pix|boleto|parcelas?|parcelar)(?!\p{L})/iu, page: /pagamento/i },
  { word: /(?<!\p{L})(?:lojas?|hor[aá]rios?|endere[cç]os?)(?!\p{L})/iu, page: /onde estamos|\blojas?\b/i },
  // The platform's search finds products only.
  { word: /(?<!\p{L})(?:kits?|combos?|listas?)(?!\p{L})/iu, page: /\bkits?\b|\blistas?\b/i },
];

/** A page that answers questions. */
export type HelpPage = {
  label: string;
  href: string;
  /** The sentence of the page that answers the search; '' if there is none. */
  answer?: string;
};

const isAbout = ({ label }: HelpPage, topics: readonly { page: RegExp }[]) =>
  topics.some(({ page }) => page.test(label));

/** The pages in menus that can answer searches for help, each once. */
export function helpPages(menus: readonly MenuLink[]): HelpPage[] {
  const links = menus
    .flatMap((menu) => [menu, ...menu.children])
    .flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
  return [...new Map(links.map((link) => [link.href, link])).values()].filter((link) =>
    isAbout(link, TOPICS),
  );
}

/** The pages that answer this search; empty for a search for products. */
export function helpLinks(text: string, pages: readonly HelpPage[]): HelpPage[] {
  const topics = TOPICS.filter(({ word }) => word.test(text));
  return pages.filter((page) => isAbout(page, topics));
}

/**
 * The brand whose whole name occurs in the search; undefined if there is none. Accents and capitals are
 * ignored.
 */
export function brandIn<B extends { label: string }>(text: string, brands: readonly B[]): B | undefined {
  const typed = ` ${wordsOf(text).join(' ')} `;
  return brands.find(({ label }) => label !== '' && typed.includes(` ${wordsOf(label).join(' ')} `));
}

/** What the search box offers while it has no suggestions. */
export type SearchOffers = Pick<SearchStart, 'categories' | 'popular' | 'brands'>;

/**
 * The offers in which every typed word begins a word; all categories, if none match, and all popular searches, if nothing
 * at all does.
 */
export function offersFor(text: string, { categories, popular, brands }: SearchOffers): SearchOffers {
  const typed = wordsOf(text);
  const matches = ({ label }: { label: string }) => {
    const words = wordsOf(label);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
  const found = {
    categories: categories.filter(matches),
    popular: popular.filter(matches),
    brands: brands.filter(matches),
  };
  const isAny = Object.values(found).some((links) => links.length > 0);
  if (typed.length === 0 || !isAny) return { categories, popular, brands: [] };
  return { ...found, categories: found.categories.length > 0 ? found.categories : categories };
}

/** Suggestions for the empty search box, and the help pages for typed words. */
export type SearchStart = {
  /** Examples of searches. */
  hint: string;
  categories: readonly { label: string; href: string }[];
  /** Only the platform's own list may be called most searched. The footer's list has another name, as landmarks must. */
  popularTitle: 'Os mais buscados' | 'Sugestões';
  popular: readonly { label: string; href: string }[];
  help: readonly HelpPage[];
  brands: readonly { label: string; href: string }[];
  /** Whether words for a face, such as 'rosto pequeno', stand for a size. */
  hasSizes: boolean;
};

/** Path of the gateway route that returns this. */
export const SEARCH_START_PATH = '/v2/front/search/start';
