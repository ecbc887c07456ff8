import { structuredDataProblems } from './json-ld-rules.mjs';

const MAX_TITLE = 70;
const DESCRIPTION = { min: 50, max: 170 };
const SOCIAL = [
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:locale',
  'og:site_name',
  'twitter:card',
];

/** Whether search engines may keep the page. */
export function isIndexable({ tags }) {
  return !(tags.get('robots') ?? []).some((content) => /noindex/.test(content));
}

function one(values, what) {
  if (values.length === 1 && values[0] !== '') return [];
  return [values.length === 0 ? `no ${what}` : `${values.length} × ${what}: ${values.join(' | ')}`];
}

function lengthProblem(text, what, { min = 1, max }) {
  const { length } = Array.from(text);
  return length >= min && length <= max ? [] : [`${what} of ${length} characters: ${text}`];
}

/** Price of the product's own offer in each place a machine reads it; undefined where there is none. */
export function pricesOf({ structured, tags }) {
  const product = structured.map(({ data }) => data).find((data) => data?.['@type'] === 'Product');
  return { jsonLd: product?.offers?.price, social: tags.get('product:price:amount')?.[0] };
}

const spoken = (price) =>
  Number(price).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }).replace(/\s/g, ' ');

function priceProblems(page) {
  const { jsonLd, social } = pricesOf(page);
  if (jsonLd !== social) return [`price is ${jsonLd} in structured data and ${social} in social tags`];
  if (jsonLd === undefined) return [];
  const isSeen = page.text.replace(/\s/g, ' ').includes(spoken(jsonLd));
  return isSeen ? [] : [`price ${jsonLd} is told but not shown`];
}

/**
 * Everything wrong with one page as a crawler reads it, in words. Pages kept out of the index only need valid
 * structured data and prices that agree.
 */
export function pageProblems(page, { address, origin }) {
  const always = [...structuredDataProblems(page.structured, origin), ...priceProblems(page)];
  if (page.lang !== 'pt-BR') always.push(`language is ${page.lang}`);
  if (!isIndexable(page)) return always;
  const [canonical] = page.canonicals;
  const description = page.tags.get('description') ?? [];
  return [
    ...always,
    ...one(page.canonicals, 'canonical address'),
    ...(canonical !== undefined && canonical !== address ? [`canonical is ${canonical}`] : []),
    ...one(page.headings, 'main heading'),
    ...one(description, 'description'),
    ...lengthProblem(page.title, 'title', { max: MAX_TITLE }),
    ...lengthProblem(description[0] ?? '', 'description', DESCRIPTION),
    ...SOCIAL.flatMap((name) => one(page.tags.get(name) ?? [], name)),
  ];
}

/** Texts that several pages share, as `[text, pages]`. */
export function shared(pages, textOf) {
  const groups = new Map();
  for (const page of pages) {
    const text = textOf(page);
    if (text !== '') groups.set(text, [...(groups.get(text) ?? []), page]);
  }
  return [...groups].filter(([, members]) => members.length > 1);
}
