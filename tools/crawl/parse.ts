import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { messageOf } from '../../scripts/lib/cli.mjs';
import { attribute, elementsOf, textOf } from '../lib/html';
import { type Json, objectOf } from '../lib/json';

function jsonOf(script: Tree.Element): { data?: Json; problem?: string } {
  const text = script.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  if (text.includes('<'))
    return { problem: 'structured data holds an unescaped <, which may end its element' };
  try {
    return { data: objectOf(JSON.parse(text)) };
  } catch (error) {
    return { problem: `structured data is no JSON: ${messageOf(error)}` };
  }
}

/**
 * The content of a page for a crawler without scripts, including the links in `noscript`. `tags` maps the names and
 * properties of its meta elements to their contents in order.
 */
export function readPage(html: string) {
  const elements = [...elementsOf(parse(html, { scriptingEnabled: false }))];
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const head = named('head').flatMap((element) => [...elementsOf(element)]);
  const tags = new Map<string, string[]>();
  for (const meta of head.filter(({ tagName }) => tagName === 'meta')) {
    const name = attribute(meta, 'name') ?? attribute(meta, 'property');
    if (name) tags.set(name, [...(tags.get(name) ?? []), attribute(meta, 'content') ?? '']);
  }
  const linked = (rel: string) =>
    head
      .filter((element) => element.tagName === 'link' && attribute(element, 'rel') === rel)
      .map((element) => attribute(element, 'href') ?? '');
  return {
    lang: named('html').map((element) => attribute(element, 'lang'))[0] ?? '',
    titles: head.filter(({ tagName }) => tagName === 'title').map(textOf),
    tags,
    canonicals: linked('canonical'),
    alternates: head
      .filter(({ tagName }) => tagName === 'link')
      .flatMap((element) => attribute(element, 'hreflang') ?? []),
    headings: named('h1').map((element) => textOf(element).replace(/\s+/g, ' ').trim()),
    links: named('a').flatMap((element) => attribute(element, 'href') ?? []),
    structured: named('script')
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .map(jsonOf),
    main: named('main').map(textOf).join(' '),
  };
}

export type Page = ReturnType<typeof readPage>;

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (entity, name: string) => NAMED[name] ?? entity);

const ATTRIBUTE = /<g:(\w+)>([^<]*)<\/g:\1>/g;

/** Texts of all elements with a tag name, in order. */
export const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescapeXml(text));

/** An item of a product feed: its texts by attribute name. Attributes within a group are `group.name`. */
export type FeedItem = ReadonlyMap<string, readonly string[]>;

/** The items of a product feed, in order. */
export function feedItems(xml: string): FeedItem[] {
  return [...xml.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = '']) => {
    const values = new Map<string, string[]>();
    const add = (name = '', text = '') => values.set(name, [...(values.get(name) ?? []), unescapeXml(text)]);
    const flat = item.replace(
      /<g:(shipping|installment)>(.*?)<\/g:\1>/g,
      (_, group: string, inner: string) => {
        for (const [, name, text] of inner.matchAll(ATTRIBUTE)) add(`${group}.${name}`, text);
        return '';
      },
    );
    for (const [, name, text] of flat.matchAll(ATTRIBUTE)) add(name, text);
    return values;
  });
}

/** The paths that robots.txt disallows for all crawlers, as regular expressions. */
export function disallowedBy(robots: string) {
  const [allAgents = ''] = robots.split(/\n\s*\n/).filter((group) => /^User-agent: \*$/m.test(group));
  // `*` stands for anything, a last `$` for the end.
  return [...allAgents.matchAll(/^Disallow: (\S+?)(\$?)$/gm)].map(
    ([, path = '', end]) =>
      new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}${end}`),
  );
}
