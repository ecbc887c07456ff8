import type { StoreContext } from '../../context';
import type { Linked } from '../../urls';

/** A breadcrumb step, without Home. */
export type Crumb = Linked & { label: string };

/** SEO texts of a page. Texts that are too long are cut between words. */
export type SeoTexts = {
  title: string;
  description: string;
  keywords?: string;
  /** Path of the canonical address. */
  canonical: string;
  indexar?: boolean;
  /** Path of the link-preview picture. */
  image?: string;
};

const TITLE = { good: 60, most: 70 };

/** Number of characters of a description that search engines show. */
export const DESCRIPTION_LENGTH = 158;

/**
 * The page's name followed by the shop's. After a long page name the shop's is left out, so that the title is
 * not cut.
 */
function pageTitle(name: string, shop: string): string {
  const whole = name.includes(shop) ? name : `${name} | ${shop}`;
  return whole.length <= TITLE.good ? whole : truncate(name, TITLE.most);
}

/** The `estrutura` of a page response: level, SEO data, and a breadcrumb from Home to the page itself. */
export function estrutura(ctx: StoreContext, nivel: string, seo: SeoTexts, crumbs: Crumb[]) {
  const { urls, shop } = ctx;
  const title = pageTitle(seo.title, shop.nome);
  const description = truncate(plainText(seo.description), DESCRIPTION_LENGTH);
  const image = urls.absolute(seo.image ?? shop.seo.image);
  const home = {
    label: 'Home',
    atual: crumbs.length === 0,
    url: urls.absolute('/'),
    rota: { name: 'home', params: [], query: [] },
  };
  return {
    nivel,
    seo: {
      title,
      description,
      keywords: seo.keywords ?? shop.seo.keywords,
      canonical: urls.absolute(seo.canonical),
      indexar: seo.indexar ?? true,
      titleSocial: title,
      descriptionSocial: description,
      openGraphUrlImagem: image,
      openGraphImagemLargura: 1200,
      openGraphImagemAltura: 630,
      twitterUrlImagem: image,
    },
    breadcrumb: [
      home,
      ...crumbs.map(({ label, rota, url }, i) => ({ label, atual: i === crumbs.length - 1, url, rota })),
    ],
    dadosEstruturados: [],
  };
}

/** Tags within a sentence, which may be followed by punctuation. */
const INLINE_TAG = /<\/?(?:a|b|em|i|span|strong)\b[^>]*>/g;

/** HTML as one line of text. */
export function plainText(html: string): string {
  return html
    .replace(INLINE_TAG, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text of at most `max` characters, cut at a word with an ellipsis. */
function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max - 20)).replace(/[\s,.;:]+$/, '')}…`;
}
