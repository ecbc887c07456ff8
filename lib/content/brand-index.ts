import 'server-only';
import { imageUrl } from '@/lib/catalog/card/pictures';
import { rotaHref } from '@/lib/catalog/hrefs';
import { bannerLinkingTo, readBrandBanners } from '@/lib/catalog/listing/read-listing';
import { SHELL_TTL } from '@/lib/config/cache-limits';
import { readRequiredBrands } from '@/lib/content/shell/read-shell';
import { cachedRead } from '@/lib/platform/data-cache';
import { readListing } from '@/lib/platform/endpoints/listings';
import { withFallback } from '@/lib/platform/optional';
import { productTags } from '@/lib/platform/purges';
import type { Banner } from '@/lib/platform/schemas/blocks';
import { htmlToText } from '@/lib/shared/html/sanitise';
import { truncate } from '@/lib/shared/html/truncate';

/** A brand of the index; missing fields are `''`. */
export type IndexedBrand = {
  label: string;
  href: string;
  logo: string;
  /** The first sentence about it. */
  line: string;
  /** Picture of its page, or of the first product there. */
  picture: string;
  /** Whether the picture is a campaign's, which may be cropped. */
  isCampaign: boolean;
  /** How many products its listing has; 0 if unknown. */
  productCount: number;
};

export type BrandIndex = {
  brands: IndexedBrand[];
  /** False if there are too many brands to describe each of them. */
  isDescribed: boolean;
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

type Description = Pick<IndexedBrand, 'line' | 'picture' | 'isCampaign' | 'productCount'>;

const NO_DESCRIPTION: Description = { line: '', picture: '', isCampaign: false, productCount: 0 };

/** A brand's description in its listing; empty if the listing cannot be read. */
async function describe(path: string): Promise<Description> {
  const listing = await withFallback(
    cachedRead(
      `brand index ${path}`,
      SHELL_TTL,
      () => readListing('brand', path, 0, 1),
      ({ conteudo }) => ['listing', ...productTags(conteudo.produtos)],
    ),
    null,
  );
  if (listing === null) return NO_DESCRIPTION;
  const { marca, produtos } = listing.conteudo;
  return {
    line: firstSentence(marca?.descricao ?? ''),
    picture: imageUrl(produtos[0]?.midias.imagens[0], 'medium', 'big'),
    isCampaign: false,
    productCount: listing.info.total,
  };
}

/** The picture of a brand's page; the one for narrow screens is not as wide as a strip. */
function campaignPicture(banners: readonly Banner[], path: string): Partial<Description> {
  const { desktop, mobile } = bannerLinkingTo(banners, path)?.dimensoes ?? {};
  const picture = mobile?.imagem || desktop?.imagem;
  return picture ? { picture, isCampaign: true } : {};
}

/**
 * The active brands by name, with the platform's data about them.
 * @param fallbackHref for a brand without an address
 * @throws StoreApiError
 */
export async function readBrandIndex(fallbackHref: string): Promise<BrandIndex> {
  const active = await readRequiredBrands();
  const isDescribed = active.length <= MAX_DESCRIBED;
  const banners = isDescribed ? await readBrandBanners() : [];
  const brands = await Promise.all(
    active.map(async ({ nome, rota, imagem }) => {
      const href = rotaHref(rota);
      const described = isDescribed && href !== null ? await describe(href) : NO_DESCRIPTION;
      const campaign = isDescribed && href !== null ? campaignPicture(banners, href) : {};
      return { label: nome, href: href ?? fallbackHref, logo: imagem, ...described, ...campaign };
    }),
  );
  return { brands, isDescribed };
}
