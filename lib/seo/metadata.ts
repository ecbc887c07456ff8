import type { Metadata } from 'next';
import { serverConfig } from '@/lib/config/server';
import { cut } from '@/lib/html/cut';
import type { Query } from '@/lib/listing/query';
import type { Seo } from '@/lib/store-api/schemas/estrutura';
import { currentStorefront } from '@/lib/storefront/current';
import { canonicalUrl } from './canonical';
import { isWorthIndexing } from './indexing';

/** Characters that search results show of a title and of a description (B22). */
const MAX_TITLE = 70;
const MAX_DESCRIPTION = 158;

type Page = {
  /** Tags of the platform, or null when it gives none. */
  seo: Seo | null;
  /** Title when the platform gives none. */
  title: string;
  description?: string;
  path: string;
  query?: Query;
  /** Absolute address of a picture for social tags when the platform names none. */
  image?: string | undefined;
  /** What tells this page from others that the platform gives the same texts, e.g. 'página 2'. */
  qualifiers?: readonly string[];
  /** A page with nothing on it is found by nobody. */
  isEmpty?: boolean;
  /** Product pages tell their own `og:type` (components/seo/product-meta.tsx), which Next has no name for. */
  kind?: 'website' | 'product';
};

function httpImage(...candidates: (string | undefined)[]): string | undefined {
  return candidates.find(
    (url) => url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol),
  );
}

function titled(title: string): string {
  const { name } = currentStorefront();
  return title.includes(name) ? title : `${title} | ${name}`;
}

/** 'Óculos de sol, página 2 | Loja' of 'Óculos de sol | Loja'; a long one leaves the shop's name out. */
function qualifiedTitle(title: string, qualifiers: readonly string[]): string {
  if (qualifiers.length === 0) return title;
  const [name = '', ...rest] = title.split(' | ');
  const own = [name, ...qualifiers].join(', ');
  const whole = [own, ...rest].join(' | ');
  return whole.length <= MAX_TITLE ? whole : own;
}

function qualifiedDescription(description: string, qualifiers: readonly string[]): string {
  if (qualifiers.length === 0 || description === '') return description;
  const text = qualifiers.join(', ');
  return cut(`${text.charAt(0).toLocaleUpperCase('pt-BR')}${text.slice(1)}. ${description}`, MAX_DESCRIPTION);
}

/** Title, canonical and social tags of a page (SEO-01 to SEO-09), with fallbacks for a poor `estrutura.seo`. */
export function pageMetadata({
  seo,
  title,
  description = '',
  path,
  query = {},
  image,
  qualifiers = [],
  isEmpty = false,
  kind = 'website',
}: Page): Metadata {
  const ownTitle = qualifiedTitle(seo?.title || titled(title), qualifiers);
  const ownDescription = qualifiedDescription(seo?.description || description, qualifiers);
  const canonical = canonicalUrl(serverConfig().siteUrl, path, query, seo?.canonical ?? '');
  const socialTitle = seo?.titleSocial ? qualifiedTitle(seo.titleSocial, qualifiers) : ownTitle;
  const socialDescription = seo?.descriptionSocial
    ? qualifiedDescription(seo.descriptionSocial, qualifiers)
    : ownDescription;
  const openGraphImage = httpImage(seo?.openGraphUrlImagem, image);
  const twitterImage = httpImage(seo?.twitterUrlImagem, openGraphImage);
  return {
    title: ownTitle,
    description: ownDescription || null,
    keywords: seo?.keywords || null,
    alternates: { canonical },
    robots:
      seo?.indexar === false || isEmpty || !isWorthIndexing(query)
        ? { index: false, follow: true }
        : { index: true, follow: true, 'max-image-preview': 'large' },
    openGraph: {
      ...(kind === 'website' ? { type: 'website' } : {}),
      siteName: currentStorefront().name,
      locale: 'pt_BR',
      url: canonical,
      title: socialTitle,
      description: socialDescription,
      ...(openGraphImage ? { images: [{ url: openGraphImage, alt: socialTitle }] } : {}),
    },
    twitter: {
      card: 'summary_large_image',
      title: socialTitle,
      description: socialDescription,
      ...(twitterImage ? { images: [{ url: twitterImage, alt: socialTitle }] } : {}),
    },
  };
}
