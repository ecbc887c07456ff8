import { storeId } from './store';

/** What an institutional page is: who the shop is, how to reach it, or a text. */
type PageType = 'AboutPage' | 'ContactPage' | 'Article';

/** Words in addresses of institutional pages; shops name theirs as they like. */
const ABOUT = /\/(?:quem-somos|sobre(?:-nos|-a-\w+)?|a-empresa|nossa-historia|institucional)$/;
const CONTACT = /\/(?:contato|fale-conosco|central-de-atendimento|atendimento|onde-estamos)$/;

/** The type of the institutional page at `path`. */
export function institutionalType(path: string): PageType {
  if (ABOUT.test(path)) return 'AboutPage';
  return CONTACT.test(path) ? 'ContactPage' : 'Article';
}

type Input = { path: string; name: string; description: string; shopName: string; siteUrl: string };

/** Facts of a page about the shop or about its contacts. */
export function shopPageJsonLd({ path, name, description, siteUrl }: Input) {
  return {
    '@context': 'https://schema.org',
    '@type': institutionalType(path),
    name,
    url: `${siteUrl}${path}`,
    ...(description ? { description } : {}),
    about: { '@id': storeId(siteUrl) },
  };
}

/** Facts of any other text of the shop, in the form of next-seo's ArticleJsonLd. */
export function articleFacts({ path, name, description, shopName, siteUrl }: Input) {
  const url = `${siteUrl}${path}`;
  return {
    headline: name,
    url,
    ...(description ? { description } : {}),
    publisher: { '@type': 'Organization' as const, name: shopName, url: siteUrl },
    mainEntityOfPage: { '@type': 'WebPage' as const, '@id': url },
  };
}
