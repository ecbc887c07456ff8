/** What each kind of structured data must hold to be of use to a search engine (quality.md B-1). */
const REQUIRED = {
  Product: ['name', 'url'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  OnlineStore: ['name', 'url', 'legalName', 'taxID', 'address', 'contactPoint', 'hasMerchantReturnPolicy'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
  WebSite: ['name', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating'],
  ProductGroup: ['productGroupID', 'variesBy', 'hasVariant', 'name'],
};

const AVAILABILITY = /^https:\/\/schema\.org\/(InStock|OutOfStock)$/;

function* nodesOf(value) {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesOf(item);
  } else if (value !== null && typeof value === 'object') {
    yield value;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

const isEmpty = (value) => value === undefined || value === null || value === '' || value.length === 0;

function problemsOfOffer({ price, availability }) {
  const problems = [];
  if (!/^\d+\.\d{2}$/.test(price) || Number(price) <= 0) problems.push(`Offer: price is ${price}`);
  if (!AVAILABILITY.test(availability)) problems.push(`Offer: availability is ${availability}`);
  return problems;
}

function problemsOfList({ '@type': type, itemListElement = [] }) {
  const positions = itemListElement.map(({ position }) => position);
  const first = positions[0];
  const inOrder = positions.every((position, index) => position === first + index);
  return inOrder ? [] : [`${type}: positions are ${positions.join(', ')}`];
}

const ADDRESS_KEYS = ['url', 'item', 'merchantReturnLink'];

function problemsOfAddresses(node, origin) {
  return ADDRESS_KEYS.flatMap((key) => {
    const value = node[key];
    if (typeof value !== 'string') return [];
    if (!URL.canParse(value)) return [`${node['@type']}: ${key} is not absolute (${value})`];
    return new URL(value).origin === origin ? [] : [`${node['@type']}: ${key} leaves the shop (${value})`];
  });
}

/** A variant that is told by its address alone has its own page, where the rest stands. */
const isReference = (node) => Object.keys(node).every((key) => ['@type', '@id', 'url'].includes(key));

function problemsOf(node, origin) {
  const type = node['@type'];
  const required = isReference(node) ? [] : (REQUIRED[type] ?? []);
  const missing = required
    .filter((key) => isEmpty(node[key]) && !(type === 'Product' && key === 'url' && node.size))
    .map((key) => `${type}: ${key} is missing`);
  if (type === 'Offer') missing.push(...problemsOfOffer(node));
  if (type === 'BreadcrumbList' || type === 'ItemList') missing.push(...problemsOfList(node));
  return [...missing, ...problemsOfAddresses(node, origin)];
}

/** Everything wrong with a page's structured data, in words; `origin` is the shop's. */
export function structuredDataProblems(structured, origin) {
  return structured.flatMap(({ data, problem }) => {
    if (problem) return [problem];
    if (data['@context'] !== 'https://schema.org') return ['structured data without a context'];
    return [...nodesOf(data)].flatMap((node) => problemsOf(node, origin));
  });
}
