import 'server-only';
import { imageUrl } from '@/lib/catalog/card/pictures';
import { rotaHref } from '@/lib/catalog/hrefs';
import { SHELL_TTL } from '@/lib/config/cache-limits';
import { readRequiredBrands } from '@/lib/content/shell/read-shell';
import { cachedRead } from '@/lib/platform/data-cache';
import { readListing } from '@/lib/platform/endpoints/listings';
import { withFallback } from '@/lib/platform/optional';
import { productTags } from '@/lib/platform/purges';
import { htmlToText } from '@/lib/shared/html/sanitise';
import { truncate } from '@/lib/shared/html/truncate';

/** A brand of the index; missing fields are `''`. */
export type IndexedBrand = {
  label: string;
  href: string;
  /** A picture of its most popular product. */
  picture: string;
  /** The first sentence about it. */
  line: string;
};

/** Each brand needs a separate call for its listing, so an index with more brands shows only names. */
const MAX_DESCRIBED = 24;

/** Longer sentences are truncated at a word. */
const MAX_LINE = 140;

/** The first sentence of a text, at most `MAX_LINE` characters long. */
function firstSentence(html: string): string {
  const [sentence = ''] = htmlToText(html).split(/(?<=[.!?])\s/u, 1);
  return truncate(sentence, MAX_LINE);
}

/** Picture and line of a brand, from its listing; both `''` if the listing cannot be read. */
async function describe(path: string): Promise<Pick<IndexedBrand, 'picture' | 'line'>> {
  const listing = await withFallback(
    cachedRead(
      `brand index ${path}`,
      SHELL_TTL,
      () => readListing('brand', path, 0, 1),
      ({ conteudo }) => ['listing', ...productTags(conteudo.produtos)],
    ),
    null,
  );
  const [product] = listing?.conteudo.produtos ?? [];
  return {
    picture: imageUrl(product?.midias.imagens[0], 'small', 'medium'),
    line: firstSentence(listing?.conteudo.marca?.descricao ?? ''),
  };
}

/**
 * The active brands by name, with the platform's data about them.
 * @param fallbackHref for a brand without an address
 * @throws StoreApiError
 */
export async function readBrandIndex(fallbackHref: string): Promise<IndexedBrand[]> {
  const brands = await readRequiredBrands();
  const isDescribed = brands.length <= MAX_DESCRIBED;
  return Promise.all(
    brands.map(async ({ nome, rota }) => {
      const href = rotaHref(rota);
      const described = isDescribed && href !== null ? await describe(href) : { picture: '', line: '' };
      return { label: nome, href: href ?? fallbackHref, ...described };
    }),
  );
}
