import type { Metadata } from 'next';
import { serverConfig } from '@/lib/config/server';
import { cut } from '@/lib/html/cut';
import { textOf } from '@/lib/html/sanitise';
import type { Query } from '@/lib/listing/query';
import type { Seo } from '@/lib/store-api/schemas/estrutura';
import { currentStorefront } from '@/lib/storefront/current';
import { canonicalUrl } from './canonical';
import { isWorthIndexing } from './indexing';
import { socialImage } from './social-image';

/** Characters that search results show of a title and of a description (B22). */
const MAX_TITLE = 70;
const MAX_DESCRIPTION = 158;

/** Characters of the platform's own texts that are passed on: far more than anybody shows, far less than a book. */
const LONGEST = { title: 200, description: 500, keywords: 500 };

type Page = {
  /** Tags of the platform, or null when it gives none. */
  seo: Seo | null;
  /** Title when the platform gives none. */
  title: string;
  description?: string;
  path: string;
  query?: Query;
  /** Address of the picture that those of social tags are drawn from when the platform names none. */
  image?: string | undefined;
  /** What tells this page from others that the platform gives the same texts, e.g. 'página 2'. */
  qualifiers?: readonly string[];
  /** The platform gives other pages the same description: this one's begins with the page's own name. */
  sharesDescription?: boolean;
  /** A page with nothing on it is found by nobody. */
  isEmpty?: boolean;
  /** Product pages tell their own `og:type` (components/seo/product-meta.tsx), which Next has no name for. */
  kind?: 'website' | 'product';
};

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

/** 'Óculos de sol, página 2. Proteção …' of a text that other views of the listing have as well. */
function ownDescription(description: string, title: string, isShared: boolean): string {
  const [name = ''] = title.split(' | ');
  if (description === '')
    return cut(
      `${name}: veja na ${currentStorefront().name}, com entrega em todo o Brasil.`,
      MAX_DESCRIPTION,
    );
  return isShared ? cut(`${name}. ${description}`, MAX_DESCRIPTION) : description;
}

/** The platform's texts as text alone, whatever markup was pasted into them, and none endless. */
function plainTexts(seo: Seo | null) {
  return {
    title: textOf(seo?.title ?? '', LONGEST.title),
    description: textOf(seo?.description ?? '', LONGEST.description),
    keywords: textOf(seo?.keywords ?? '', LONGEST.keywords),
    titleSocial: textOf(seo?.titleSocial ?? '', LONGEST.title),
    descriptionSocial: textOf(seo?.descriptionSocial ?? '', LONGEST.description),
  };
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
  sharesDescription = false,
  isEmpty = false,
  kind = 'website',
}: Page): Metadata {
  const told = plainTexts(seo);
  const ownTitle = qualifiedTitle(told.title || titled(title), qualifiers);
  const text = ownDescription(told.description || description, ownTitle, sharesDescription);
  const canonical = canonicalUrl(serverConfig().siteUrl, path, query, seo?.canonical ?? '');
  const socialTitle = told.titleSocial ? qualifiedTitle(told.titleSocial, qualifiers) : ownTitle;
  const socialDescription = told.descriptionSocial
    ? ownDescription(told.descriptionSocial, socialTitle, sharesDescription)
    : text;
  const { openGraphUrlImagem, twitterUrlImagem } = seo ?? {};
  const shown = { seo, page: path, alt: socialTitle };
  return {
    title: ownTitle,
    description: text,
    keywords: told.keywords || null,
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
      images: [socialImage(shown, openGraphUrlImagem, image)],
    },
    twitter: {
      card: 'summary_large_image',
      title: socialTitle,
      description: socialDescription,
      images: [socialImage(shown, twitterUrlImagem, openGraphUrlImagem, image)],
    },
  };
}
