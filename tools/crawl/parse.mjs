import { parse } from 'parse5';
import { messageOf } from '../../scripts/lib/cli.mjs';
import { attribute, elementsOf, textOf } from '../lib/html';

function jsonOf(script) {
  const text = script.childNodes.map(({ value = '' }) => value).join('');
  if (text.includes('<'))
    return { problem: 'structured data holds an unescaped <, which may end its element' };
  try {
    return { data: JSON.parse(text) };
  } catch (error) {
    return { problem: `structured data is no JSON: ${messageOf(error)}` };
  }
}

/**
 * The content of a page for a crawler without scripts, including the links in `noscript`. `tags` maps the names and
 * properties of its meta elements to their contents in order.
 */
export function readPage(html) {
  const elements = [...elementsOf(parse(html, { scriptingEnabled: false }))];
  const named = (tag) => elements.filter(({ tagName }) => tagName === tag);
  const head = named('head').flatMap((element) => [...elementsOf(element)]);
  const tags = new Map();
  for (const meta of head.filter(({ tagName }) => tagName === 'meta')) {
    const name = attribute(meta, 'name') ?? attribute(meta, 'property');
    if (name) tags.set(name, [...(tags.get(name) ?? []), attribute(meta, 'content') ?? '']);
  }
  const linked = (rel) =>
    head
      .filter((element) => element.tagName === 'link' && attribute(element, 'rel') === rel)
      .map((element) => attribute(element, 'href') ?? '');
  return {
    lang: named('html').map((element) => attribute(element, 'lang'))[0] ?? '',
    titles: head.filter(({ tagName }) => tagName === 'title').map(textOf),
    tags,
    canonicals: linked('canonical'),
    alternates: head
      .filter((element) => element.tagName === 'link' && attribute(element, 'hreflang') !== undefined)
      .map((element) => attribute(element, 'hreflang')),
    headings: named('h1').map((element) => textOf(element).replace(/\s+/g, ' ').trim()),
    links: named('a').flatMap((element) => attribute(element, 'href') ?? []),
    structured: named('script')
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .map(jsonOf),
    main: named('main').map(textOf).join(' '),
  };
}

const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXml = (text) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => NAMED[name]);

const ATTRIBUTE = /<g:(\w+)>([^<]*)<\/g:\1>/g;

/** Texts of all elements with a tag name, in order. */
export const textsOf = (xml, name) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => unescapeXml(text));

/**
 * The items of a product feed: each item's texts by attribute name, in order. Attributes within a group are
 * `group.name`.
 */
export function feedItems(xml) {
  return [...xml.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item]) => {
    const values = new Map();
    const add = (name, text) => values.set(name, [...(values.get(name) ?? []), unescapeXml(text)]);
    const flat = item.replace(/<g:(shipping|installment)>(.*?)<\/g:\1>/g, (_, group, inner) => {
      for (const [, name, text] of inner.matchAll(ATTRIBUTE)) add(`${group}.${name}`, text);
      return '';
    });
    for (const [, name, text] of flat.matchAll(ATTRIBUTE)) add(name, text);
    return values;
  });
}

/** The paths that robots.txt disallows for all crawlers, as regular expressions. */
export function disallowedBy(robots) {
  const [allAgents = ''] = robots.split(/\n\s*\n/).filter((group) => /^User-agent: \*$/m.test(group));
  // `*` stands for anything, a last `$` for the end.
  return [...allAgents.matchAll(/^Disallow: (\S+?)(\$?)$/gm)].map(
    ([, path, end]) =>
      new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}${end}`),
  );
}
