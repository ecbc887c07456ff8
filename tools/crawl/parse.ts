import { load } from 'cheerio';
import { messageOf } from '../../scripts/lib/cli.mjs';
import { NOT_SHOWN } from '../lib/html';
import { type Json, objectOf } from '../lib/json';

function jsonOf(text: string): { data?: Json; problem?: string } {
  if (text.includes('<'))
    return { problem: 'structured data contains an unescaped <, which may end its element' };
  try {
    return { data: objectOf(JSON.parse(text)) };
  } catch (error) {
    return { problem: `structured data is not valid JSON: ${messageOf(error)}` };
  }
}

/** A page without JavaScript, in which a CSS selector finds elements; those in `noscript` count too. */
export const readDocument = (html: string) => load(html, { scriptingEnabled: false });

/**
 * The content of a page for a crawler without JavaScript, including the links in `noscript`. `tags` has the
 * contents of its meta elements in order, by name or property.
 */
export function parsePage(html: string) {
  const $ = readDocument(html);
  const textsIn = (selector: string) => $.extract({ all: [selector] }).all;
  const valuesOf = (selector: string, value: string) => $.extract({ all: [{ selector, value }] }).all;
  const tags = new Map<string, string[]>();
  for (const meta of $('head meta').toArray()) {
    const { name, property, content = '' } = meta.attribs;
    const key = name ?? property;
    if (key) tags.set(key, [...(tags.get(key) ?? []), content]);
  }
  const page = {
    lang: $('html').attr('lang') ?? '',
    titles: textsIn('head title'),
    tags,
    canonicals: valuesOf('head link[rel="canonical"]', 'href'),
    alternates: valuesOf('head link[hreflang]', 'hreflang'),
    headings: textsIn('h1').map((text) => text.replace(/\s+/g, ' ').trim()),
    links: $('a[href]')
      .toArray()
      .map(({ attribs }) => attribs.href ?? ''),
    structured: textsIn('script[type="application/ld+json"]').map(jsonOf),
  };
  $(NOT_SHOWN).remove();
  return { ...page, main: textsIn('main').join(' ') };
}

export type Page = ReturnType<typeof parsePage>;

/** Texts of all elements with this tag name, in order. */
export const textsOf = (xml: string, name: string) => load(xml, { xml: true }).extract({ all: [name] }).all;

/**
 * An item of a product feed: its texts by attribute name. Attributes inside a group are named `group.name`.
 */
export type FeedItem = ReadonlyMap<string, readonly string[]>;

/** The items of a product feed, in order. */
export function feedItems(xml: string): FeedItem[] {
  const $ = load(xml, { xml: true });
  return $('item')
    .toArray()
    .map((item) => {
      const values = new Map<string, string[]>();
      for (const element of $(item).find('*').toArray()) {
        if ($(element).children().length > 0) continue;
        const path = [...$(element).parentsUntil('item').toArray().reverse(), element];
        const name = path.map(({ tagName }) => tagName.replace(/^g:/, '')).join('.');
        values.set(name, [...(values.get(name) ?? []), $(element).text()]);
      }
      return values;
    });
}

/** The paths that robots.txt disallows for all crawlers, as regular expressions. */
export function disallowedBy(robots: string) {
  const [allAgents = ''] = robots.split(/\n\s*\n/).filter((group) => /^User-agent: \*$/m.test(group));
  // `*` stands for anything, and a `$` at the end for the end of the path.
  return [...allAgents.matchAll(/^Disallow: (\S+?)(\$?)$/gm)].map(
    ([, path = '', end]) =>
      new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}${end}`),
  );
}
