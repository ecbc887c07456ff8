import 'server-only';
import { parseHref } from '@/lib/catalog/listing/choices';
import { buildFacets, type Facets } from '@/lib/catalog/listing/facets';
import { serverConfig } from '@/lib/config/environment';
import { foldText, wordsOf } from '@/lib/shared/fold-text';
import { type EyewearFilters, extensionName } from '../protocol/extension';
import { info, type Message } from '../protocol/messages';
import { type ProductList, readListPage } from './lists';

/** How shops name the filters of the extension. */
const GROUPS = {
  shape: /format|modelo|estilo/i,
  colour: /^cor(?:es)?\b/i,
  material: /material/i,
  size: /tamanho|largura/i,
} as const;
type Name = keyof typeof GROUPS;

const NAMES = Object.keys(GROUPS) as Name[];

const linksOf = ({ groups }: Facets, name: Name) =>
  groups.filter(({ nome }) => GROUPS[name].test(nome)).flatMap(({ links }) => links);

/**
 * The link of a filter value, found by its full label or by words in it, such as 'M' for 'M (130 a 139 mm)'.
 */
function linkOf(facets: Facets, name: Name, wanted: string) {
  const links = linksOf(facets, name);
  const wantedWords = wordsOf(wanted);
  const hasWords = (label: string) => {
    const known = wordsOf(label);
    return wantedWords.length > 0 && wantedWords.every((word) => known.includes(word));
  };
  return (
    links.find(({ label }) => foldText(label) === foldText(wanted)) ??
    links.find(({ label }) => hasWords(label)) ??
    null
  );
}

async function readFacets(list: ProductList): Promise<Facets | null> {
  const listing = await readListPage(list, 1);
  return listing === null || listing.info.total === 0 ? null : buildFacets(list, listing.conteudo.detalhes);
}

/** A filter value that matches no product in a list, and the values that do. */
export type UnknownValue = { name: Name; value: string; offered: readonly string[] };

/**
 * The filtered list, with the size under its filter's name; or the reason why there is none: unknown values, or no
 * product with all of them.
 */
export type Narrowed = { list: ProductList; size: string | null } | { unknown: readonly UnknownValue[] };

/**
 * A list narrowed by the shop's own filters, one after another; null if the list has no products.
 * @throws StoreApiError
 */
export async function narrow(list: ProductList, filters: EyewearFilters): Promise<Narrowed | null> {
  const wanted = NAMES.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [{ name, value }];
  });
  if (wanted.length === 0) return { list, size: null };
  const facets = await readFacets(list);
  if (facets === null) return null;
  const unknown = wanted.filter(({ name, value }) => linkOf(facets, name, value) === null);
  if (unknown.length > 0) {
    const offered = (name: Name) => linksOf(facets, name).map(({ label }) => label);
    return { unknown: unknown.map((one) => ({ ...one, offered: offered(one.name) })) };
  }
  let current = list;
  let size: string | null = null;
  for (const { name, value } of wanted) {
    const here = current === list ? facets : await readFacets(current);
    const link = here && linkOf(here, name, value);
    if (link === null) return { unknown: [] };
    if (name === 'size') size = link.label;
    if (!link.isActive) current = { ...current, ...parseHref(link.href) };
  }
  return { list: current, size };
}

const MAX_OFFERED = 40;

/** One message per filter whose value no list has, with the values of all lists. */
export function unknownValues(lists: readonly (readonly UnknownValue[])[]): Message[] {
  const [first = [], ...others] = lists;
  const extension = extensionName(serverConfig().siteUrl);
  return first.flatMap(({ name, value }) => {
    if (others.some((unknown) => unknown.every((one) => one.name !== name))) return [];
    const offered = lists.flat().flatMap((one) => (one.name === name ? one.offered : []));
    const accepted = [...new Set(offered)].slice(0, MAX_OFFERED);
    const text =
      accepted.length === 0
        ? 'Nothing here can be filtered by it.'
        : `"${value}" is unknown here. Accepted: ${accepted.join(', ')}.`;
    const content = `filters.${extension}.${name}: ${text}`;
    return [info('filter_value_unknown', content, `$.filters["${extension}"].${name}`)];
  });
}
