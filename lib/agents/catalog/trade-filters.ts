import 'server-only';
import { parseHref } from '@/lib/catalog/listing/choices';
import { buildFacets, type Facets } from '@/lib/catalog/listing/facets';
import type { EyewearFilters } from '../protocol/extension';
import { info, type Message } from '../protocol/messages';
import { type ProductList, readListPage } from './lists';

/** How shops name the filters that the extension has. */
const GROUPS = {
  shape: /format|modelo|estilo/i,
  colour: /^cor(?:es)?\b/i,
  material: /material/i,
  size: /tamanho|largura/i,
} as const;
type Name = keyof typeof GROUPS;

const NAMES = Object.keys(GROUPS) as Name[];

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The link of a value: by its whole name, or by a word of it, such as 'M' of 'M (130 a 139 mm)'. */
function linkOf({ groups }: Facets, name: Name, wanted: string) {
  const links = groups.filter(({ nome }) => GROUPS[name].test(nome)).flatMap((group) => group.links);
  const wantedWords = words(wanted);
  const hasWords = (label: string) => {
    const known = words(label);
    return wantedWords.length > 0 && wantedWords.every((word) => known.includes(word));
  };
  return (
    links.find(({ label }) => fold(label) === fold(wanted)) ??
    links.find(({ label }) => hasWords(label)) ??
    null
  );
}

function unknownValue(facets: Facets, name: Name, wanted: string): Message {
  const labels = facets.groups
    .filter(({ nome }) => GROUPS[name].test(nome))
    .flatMap(({ links }) => links.map(({ label }) => label));
  const offered =
    labels.length > 0 ? `This list has: ${labels.slice(0, 30).join(', ')}.` : 'This list has no such filter.';
  return info('filter_value_unknown', `${name} "${wanted}" is unknown. ${offered}`);
}

/**
 * A list narrowed by the shop's own filters, each of which leads to the next list; null where it has no such value.
 * @throws StoreApiError
 */
export async function narrow(
  list: ProductList,
  filters: EyewearFilters,
): Promise<{ list: ProductList } | { unknown: Message } | null> {
  let current = list;
  for (const name of NAMES) {
    const wanted = filters[name];
    if (wanted === undefined) continue;
    const listing = await readListPage(current, 1);
    if (listing === null) return null;
    const facets = buildFacets(current, listing.conteudo.detalhes);
    const link = linkOf(facets, name, wanted);
    if (link === null) return { unknown: unknownValue(facets, name, wanted) };
    if (!link.ativo) current = { ...current, ...parseHref(link.href) };
  }
  return { list: current };
}
