const SCHEMA = 'https://schema.org/';

const isText = (value) => typeof value === 'string' && value.trim() !== '';
const isCount = (value) => Number.isInteger(value) && value > 0;
const isMoney = (value) => /^\d+\.\d{2}$/.test(value) && Number(value) > 0;
const isDay = (value) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
const isPast = (value) => isDay(value) && Date.parse(value) <= Date.now() + 86_400_000;
const isFuture = (value) => isDay(value) && Date.parse(value) > Date.now();
const matches = (pattern) => (value) => typeof value === 'string' && pattern.test(value);
const isTime = (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const isAddress = (value) =>
  typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value);
const isNode = (type) => (value) => value?.['@type'] === type;
const oneOf =
  (...names) =>
  (value) =>
    names.some((name) => value === SCHEMA + name);
const some = (test) => (value) => {
  const values = [value].flat();
  return values.length > 0 && values.every(test);
};
/** A variant with its own page: named as a product it would need all that a product needs. */
const isVariantPage = (value) => Object.keys(value).join() === 'url' && isAddress(value.url);
const isReferenceOr = (type) => (value) => isText(value?.['@id']) || value?.['@type'] === type;

function hasCheckDigit(value) {
  if (!/^\d{13}$/.test(value)) return false;
  const sum = Array.from(value).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}

function isCnpj(value) {
  const digits = Array.from(String(value).replace(/\D/g, ''), Number);
  const check = (length) => {
    const sum = digits
      .slice(0, length)
      .reduce((total, digit, index) => total + digit * (((length - 1 - index) % 8) + 2), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  return digits.length === 14 && check(12) === digits[12] && check(13) === digits[13];
}

/** Marks a property that may be missing, but not wrong. */
const optional = (test) => ({ test, optional: true });

/** Rules of whole nodes; each gives what is wrong, or ''. */
const inOrder = ({ itemListElement = [] }) => {
  const positions = [itemListElement].flat().map(({ position }) => position);
  return positions.every((position, index) => position === positions[0] + index)
    ? ''
    : `positions are ${positions.join(', ')}`;
};
const fromOne = (node) =>
  [node.itemListElement].flat()[0]?.position === 1 ? '' : 'the first position is not 1';
const oldAbovePrice = ({ price, priceSpecification }) =>
  priceSpecification === undefined || Number(priceSpecification.price) > Number(price)
    ? ''
    : `the old price ${priceSpecification.price} is not above ${price}`;
const inScale = ({ ratingValue, bestRating = 5, worstRating = 1 }) =>
  Number(ratingValue) >= worstRating && Number(ratingValue) <= bestRating
    ? ''
    : `ratingValue is ${ratingValue}`;

const PAGE_ABOUT_SHOP = {
  name: isText,
  url: isAddress,
  description: optional(isText),
  about: isReferenceOr('OnlineStore'),
};

const leadsSomewhere = ({ item, url }) => ((item ?? url) ? '' : 'leads nowhere');

/**
 * What each type of node must hold (B1 to B10, schema.org, Google's pages on merchant listings, product
 * variants, breadcrumbs, return and shipping policies). A type without rules is a finding.
 */
const RULES = {
  Product: {
    name: isText,
    additionalType: optional(oneOf('ProductCollection')),
    url: optional(isAddress),
    image: optional(some(isAddress)),
    description: optional(isText),
    sku: optional(isText),
    size: optional(isText),
    mpn: optional(isText),
    gtin13: optional(hasCheckDigit),
    brand: optional(isNode('Brand')),
    offers: optional(isNode('Offer')),
    aggregateRating: optional(isNode('AggregateRating')),
    review: optional(some(isNode('Review'))),
    isVariantOf: optional(isReferenceOr('ProductGroup')),
    audience: optional(isNode('PeopleAudience')),
  },
  PeopleAudience: {
    suggestedGender: (value) => ['female', 'male', 'unisex'].includes(value),
    suggestedMinAge: optional(isCount),
    suggestedMaxAge: optional(isCount),
  },
  Brand: { name: isText },
  Offer: {
    price: isMoney,
    priceCurrency: (value) => value === 'BRL',
    availability: oneOf('InStock', 'OutOfStock', 'BackOrder', 'PreOrder'),
    itemCondition: oneOf('NewCondition', 'UsedCondition', 'RefurbishedCondition'),
    url: isAddress,
    seller: optional(isReferenceOr('OnlineStore')),
    priceValidUntil: optional(isFuture),
    priceSpecification: optional(isNode('UnitPriceSpecification')),
  },
  UnitPriceSpecification: {
    price: isMoney,
    priceCurrency: (value) => value === 'BRL',
    priceType: oneOf('StrikethroughPrice'),
  },
  ProductGroup: {
    productGroupID: isText,
    name: isText,
    variesBy: some(oneOf('color', 'size', 'material', 'pattern')),
    hasVariant: some((value) => isVariantPage(value) || (isNode('Product')(value) && isText(value.name))),
  },
  AggregateRating: { ratingValue: isText, reviewCount: isCount },
  Review: { author: isNode('Person'), reviewRating: isNode('Rating'), datePublished: optional(isPast) },
  Rating: { ratingValue: (value) => Number.isFinite(Number(value)) },
  Person: { name: isText },
  BreadcrumbList: { itemListElement: some(isNode('ListItem')) },
  ItemList: { itemListElement: some(isNode('ListItem')) },
  ListItem: {
    position: isCount,
    name: optional(isText),
    item: optional(isAddress),
    url: optional(isAddress),
  },
  OnlineStore: {
    name: isText,
    url: isAddress,
    logo: isAddress,
    legalName: isText,
    taxID: isCnpj,
    address: isNode('PostalAddress'),
    contactPoint: some(isNode('ContactPoint')),
    hasMerchantReturnPolicy: isNode('MerchantReturnPolicy'),
    hasShippingService: optional(isNode('ShippingService')),
    sameAs: optional(some(isAddress)),
  },
  Article: {
    headline: isText,
    url: isAddress,
    description: optional(isText),
    publisher: isReferenceOr('Organization'),
    mainEntityOfPage: isNode('WebPage'),
  },
  AboutPage: PAGE_ABOUT_SHOP,
  ContactPage: PAGE_ABOUT_SHOP,
  WebPage: { '@id': isAddress },
  Organization: { name: isText, url: optional(isAddress) },
  PostalAddress: {
    streetAddress: isText,
    addressLocality: isText,
    addressRegion: matches(/^[A-Z]{2}$/),
    postalCode: matches(/^\d{5}-\d{3}$/),
    addressCountry: (value) => value === 'BR',
  },
  ContactPoint: {
    contactType: isText,
    telephone: isText,
    hoursAvailable: optional(some(isNode('OpeningHoursSpecification'))),
  },
  OpeningHoursSpecification: {
    opens: isTime,
    closes: isTime,
    dayOfWeek: some(oneOf('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
  },
  MerchantReturnPolicy: {
    applicableCountry: some((value) => value === 'BR'),
    returnPolicyCategory: oneOf('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: (value) => Number.isInteger(value) && value >= 7,
    returnMethod: some(oneOf('ReturnByMail', 'ReturnInStore')),
    returnFees: oneOf('FreeReturn'),
    merchantReturnLink: optional(isAddress),
  },
  ShippingService: { shippingConditions: some(isNode('ShippingConditions')) },
  ShippingConditions: {
    shippingDestination: some(isNode('DefinedRegion')),
    orderValue: optional((value) => value?.minValue > 0 && value.currency === 'BRL'),
    shippingRate: isNode('MonetaryAmount'),
  },
  DefinedRegion: { addressCountry: (value) => value === 'BR' },
  MonetaryAmount: {
    value: (value) => typeof value === 'number' && value >= 0,
    currency: (value) => value === 'BRL',
  },
  WebSite: { name: isText, url: isAddress },
  FAQPage: { mainEntity: some(isNode('Question')) },
  Question: { name: isText, acceptedAnswer: isNode('Answer') },
  Answer: { text: isText },
};

/** Rules of a type that look at several properties at once. */
const WHOLE = {
  Offer: [oldAbovePrice],
  AggregateRating: [inScale],
  Rating: [inScale],
  BreadcrumbList: [inOrder, fromOne],
  ItemList: [inOrder],
  ListItem: [leadsSomewhere],
};

/** Properties whose addresses must be the shop's own. */
const OWN_ADDRESSES = ['url', 'item', 'merchantReturnLink'];

function* nodesOf(value) {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesOf(item);
  } else if (value !== null && typeof value === 'object') {
    yield value;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

/** A node that only refers to another one. */
const isReference = (node) =>
  Object.keys(node).every((key) => ['@type', '@id', 'url'].includes(key)) && (node['@id'] ?? node.url);

function problemsOf(node, origin) {
  const type = node['@type'];
  const rule = RULES[type];
  const away = OWN_ADDRESSES.filter((key) => isAddress(node[key]) && new URL(node[key]).origin !== origin);
  const foreign = away.map((key) => `${type ?? 'a reference'}: ${key} leaves the shop (${node[key]})`);
  if (type === undefined) return isReference(node) ? foreign : ['a node without a type'];
  if (rule === undefined) return [`${type}: no rule for this type`];
  if (isReference(node)) return foreign;
  const wrong = Object.entries(rule).flatMap(([key, entry]) => {
    const { test, optional: isOptional = false } = typeof entry === 'function' ? { test: entry } : entry;
    const value = node[key];
    if (value === undefined) return isOptional ? [] : [`${type}: ${key} is missing`];
    return test(value) ? [] : [`${type}: ${key} is ${JSON.stringify(value).slice(0, 80)}`];
  });
  const whole = (WHOLE[type] ?? [])
    .flatMap((check) => check(node) || [])
    .map((problem) => `${type}: ${problem}`);
  return [...wrong, ...whole, ...foreign];
}

/** Everything wrong with a page's structured data, as text; `origin` is the shop's. */
export function structuredDataProblems(structured, origin) {
  return structured.flatMap(({ data, problem }) => {
    if (problem) return [problem];
    if (data?.['@context'] !== 'https://schema.org') return ['structured data without a context'];
    return [...nodesOf(data)].flatMap((node) => problemsOf(node, origin));
  });
}
