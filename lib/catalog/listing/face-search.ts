import 'server-only';
import { parseHref } from '@/lib/catalog/listing/choices';
import { buildFacets } from '@/lib/catalog/listing/facets';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { ownSizeLinks } from '@/lib/catalog/listing/own-size';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import type { SizeLetter } from '@/lib/catalog/product/fit';
import { omit } from '@/lib/platform/canonical-query';
import { withFallback } from '@/lib/platform/optional';
import type { Listagem } from '@/lib/platform/schemas/listing';

/** Words for faces, by matching frame size. */
const FACES: readonly [SizeLetter, RegExp][] = [
  ['P', /(?:para\s+)?rostos?\s+(?:pequen|estreit|fin|mi[uú]d|delicad)os?(?!\p{L})/iu],
  ['M', /(?:para\s+)?rostos?\s+m[eé]dios?(?!\p{L})/iu],
  ['G', /(?:para\s+)?rostos?\s+(?:grandes?|largos?)(?!\p{L})/iu],
];

/** Search text for a search with nothing but a face. */
const ALL_FRAMES = 'óculos';

/**
 * The frame size for a face in the text, and the text without it: 'redondo para rosto pequeno'; null without a face.
 */
export function faceInSearch(text: string): { size: SizeLetter; rest: string } | null {
  for (const [size, words] of FACES) {
    if (!words.test(text)) continue;
    const rest = text.replace(words, ' ').replace(/\s+/g, ' ').trim();
    return { size, rest: rest === '' ? ALL_FRAMES : rest };
  }
  return null;
}

/**
 * A search for frames of a size ('P (até 129 mm)'), which replaces a search for a face and keeps its heading.
 */
type FaceSearch = { size: string; page: ListingPage; listagem: Listagem };

/**
 * Searches for the other words of a text with a face, filtered by the matching frame size. Null for a text without a
 * face, a search with filters, and a platform without a size filter or such products.
 */
export async function readFaceSearch({ path, query }: ListingPage): Promise<FaceSearch | null> {
  const typed = query.busca ?? '';
  const face = faceInSearch(typed);
  if (face === null || Object.keys(omit(query, 'busca', 'order', 'ipp')).length > 0) return null;
  const all = { path, query: { ...query, busca: face.rest } };
  const found = await withFallback(readListingPage('search', path, all.query), null);
  if (found === null || found.info.total === 0) return null;
  const [link] = ownSizeLinks(buildFacets(all, found.conteudo.detalhes).groups, [face.size]);
  if (!link) return null;
  const page = parseHref(link.href);
  const listagem = await withFallback(readListingPage('search', page.path, page.query), null);
  if (listagem === null || listagem.info.total === 0) return null;
  const conteudo = { ...listagem.conteudo, busca: { texto: typed, sugestao: [] } };
  return { size: link.label, page, listagem: { ...listagem, conteudo } };
}
