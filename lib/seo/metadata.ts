import type { Metadata } from 'next';
import { serverConfig } from '@/lib/config/environment';
import { readShopName } from '@/lib/content/shell/identity';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import type { Query } from '@/lib/platform/canonical-query';
import type { Seo } from '@/lib/platform/schemas/page-content';
import { socialImage } from '@/lib/seo/social/preview-image';
import { htmlToText } from '@/lib/shared/html/sanitise';
import { truncate } from '@/lib/shared/html/truncate';
import { canonicalUrl, isIndexable } from './canonical';

/** Number of characters of a title and of a description that search results show. */
const MAX_TITLE = 70;
const MAX_DESCRIPTION = 158;

/** Maximum length of a page's own name in front of the shop's name. */
const MAX_NAME = 60;

/** Address of an account on X, formerly Twitter. */
const X_PROFILE = /^https:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/@?(\w{1,15})\/?(?:[?#].*)?$/i;

/** Maximum lengths of the platform's own texts; no service shows more. */
const MAX_TEXT = { title: 200, description: 500, keywords: 500 };

type PageInfo = {
  /** The platform's tags, or null if it sends none. */
  seo: Seo | null;
  /** The title to use if the platform sends none. */
  title: string;
  description?: string;
  path: string;
  query?: Query;
  /** Address of the picture to use in social tags if the platform sends none. */
  image?: string | undefined;
  /** Distinguishes this page from others with the same texts from the platform, such as 'página 2'. */
  qualifiers?: readonly string[];
  /**
   * Whether other pages have the same description from the platform. This page's description then begins with
   * its own name.
   */
  sharesDescription?: boolean;
  /**
   * Whether search engines may index the page, provided that neither the platform nor its query excludes it.
   */
  isIndexed?: boolean;
  /** Another page that search engines should index instead, if any. */
  canonical?: { path: string; query: Query };
  /**
   * Product pages write `og:type` themselves (components/seo/product-meta.tsx), because Next's types lack it.
   */
  kind?: 'website' | 'product';
};

function withShopName(title: string, shopName: string): string {
  return title.includes(shopName) ? title : `${truncate(title, MAX_NAME)} | ${shopName}`;
}

/**
 * Turns 'Óculos de sol | Loja' into 'Óculos de sol, página 2 | Loja'. If that is too long, the shop's name is
 * left out.
 */
function qualifiedTitle(title: string, qualifiers: readonly string[]): string {
  if (qualifiers.length === 0) return title;
  const [name = '', ...rest] = title.split(' | ');
  const own = [name, ...qualifiers].join(', ');
  const whole = [own, ...rest].join(' | ');
  return whole.length <= MAX_TITLE ? whole : own;
}

/**
 * Puts the page's name in front of a description that other pages of the listing share: 'Óculos de sol,
 * página 2. Proteção …'.
 */
function pageDescription(description: string, title: string, shopName: string, isShared: boolean): string {
  const [name = ''] = title.split(' | ');
  if (description === '')
    return truncate(`${name}: veja na ${shopName}, com entrega em todo o Brasil.`, MAX_DESCRIPTION);
  return isShared ? truncate(`${name}. ${description}`, MAX_DESCRIPTION) : description;
}

/** The platform's texts without markup, truncated to their limits. */
function seoTexts(seo: Seo | null) {
  return {
    title: htmlToText(seo?.title ?? '', MAX_TEXT.title),
    description: htmlToText(seo?.description ?? '', MAX_TEXT.description),
    keywords: htmlToText(seo?.keywords ?? '', MAX_TEXT.keywords),
    titleSocial: htmlToText(seo?.titleSocial ?? '', MAX_TEXT.title),
    descriptionSocial: htmlToText(seo?.descriptionSocial ?? '', MAX_TEXT.description),
  };
}

/** The shop's X account for link previews, from its profile address in the platform's settings. */
async function twitterSite(): Promise<{ site?: string }> {
  const profiles = Object.values((await readShopSettings())?.link.social ?? {});
  const [name] = profiles.flatMap((address) => X_PROFILE.exec(address)?.[1] ?? []);
  return name === undefined ? {} : { site: `@${name}` };
}

/** X uses neither size nor type, so these three tags are left out. */
const pictureOfX = ({ url, alt }: ReturnType<typeof socialImage>) => ({ url, alt });

/** Title, canonical address and social tags of a page, with fallbacks for an incomplete `estrutura.seo`. */
export async function pageMetadata({
  seo,
  title,
  description = '',
  path,
  query = {},
  image,
  qualifiers = [],
  sharesDescription = false,
  isIndexed = true,
  canonical: canonicalPage = { path, query },
  kind = 'website',
}: PageInfo): Promise<Metadata> {
  const shopName = await readShopName();
  const texts = seoTexts(seo);
  const pageTitle = qualifiedTitle(texts.title || withShopName(title, shopName), qualifiers);
  const pageText = pageDescription(texts.description || description, pageTitle, shopName, sharesDescription);
  const canonical = canonicalUrl(
    serverConfig().siteUrl,
    canonicalPage.path,
    canonicalPage.query,
    canonicalPage.path === path ? (seo?.canonical ?? '') : '',
  );
  const socialTitle = texts.titleSocial ? qualifiedTitle(texts.titleSocial, qualifiers) : pageTitle;
  const socialDescription = texts.descriptionSocial
    ? pageDescription(texts.descriptionSocial, socialTitle, shopName, sharesDescription)
    : pageText;
  const { openGraphUrlImagem, twitterUrlImagem } = seo ?? {};
  const preview = { seo, page: path, alt: socialTitle, shopName };
  return {
    title: pageTitle,
    description: pageText,
    keywords: texts.keywords || null,
    alternates: { canonical },
    robots:
      seo?.indexar === false || !isIndexed || !isIndexable(query)
        ? { index: false, follow: true }
        : { index: true, follow: true, 'max-image-preview': 'large' },
    openGraph: {
      ...(kind === 'website' ? { type: 'website' } : {}),
      siteName: shopName,
      locale: 'pt_BR',
      url: canonical,
      title: socialTitle,
      description: socialDescription,
      images: [socialImage(preview, openGraphUrlImagem, image)],
    },
    twitter: {
      ...(await twitterSite()),
      card: 'summary_large_image',
      title: socialTitle,
      description: socialDescription,
      images: [pictureOfX(socialImage(preview, twitterUrlImagem, openGraphUrlImagem, image))],
    },
  };
}
