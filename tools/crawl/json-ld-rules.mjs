import Validator from '@adobe/structured-data-validator';

/**
 * False positives of the validator, which applies Google's rules for rich results: an entry of a summary page only has
 * its position and address; a product may lack a public price, a picture or a review; and a variant with its own page
 * is only an address.
 */
const EXPLAINED = [
  /\bItemList\.itemListElement: .*"name"/,
  /(?:^Product|\bhasVariant): (?:Required attribute "(?:offers|image)"|One of .*"offers")/,
  /\bhasVariant: Required attribute "name"/,
];

const SCHEMA = 'https://schema.org/';
const AVAILABILITIES = ['InStock', 'OutOfStock', 'BackOrder', 'PreOrder'];
/** Properties whose addresses must be the shop's own. */
const OWN_ADDRESSES = ['url', 'item', 'merchantReturnLink'];

const isMoney = (value) => /^\d+\.\d{2}$/.test(value) && Number(value) > 0;

function hasCheckDigit(value) {
  const digits = Array.from(value, Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 ? 3 : 1), 0);
  return /^\d{13}$/.test(value) && sum % 10 === 0;
}

function positionProblem({ '@type': type, itemListElement = [] }) {
  const positions = [itemListElement].flat().map(({ position }) => position);
  const first = type === 'BreadcrumbList' ? 1 : positions[0];
  const isInOrder = positions.every((position, index) => position === first + index);
  return isInOrder ? [] : [`positions are ${positions.join(', ')}`];
}

/** Rules that the validator lacks, by type: each returns the problems of a node. */
const OWN_RULES = {
  Product: ({ gtin13 }) =>
    gtin13 === undefined || hasCheckDigit(gtin13) ? [] : [`gtin13 is ${gtin13}, whose check digit is wrong`],
  Offer: ({ price, priceCurrency, availability, priceSpecification: old }) => [
    ...(isMoney(price) ? [] : [`price is ${JSON.stringify(price)}`]),
    ...(priceCurrency === 'BRL' ? [] : [`priceCurrency is ${priceCurrency}`]),
    ...(AVAILABILITIES.some((name) => availability === SCHEMA + name)
      ? []
      : [`availability is ${availability}`]),
    ...(old === undefined || Number(old.price) > Number(price)
      ? []
      : [`the old price ${old.price} is not above ${price}`]),
  ],
  AggregateRating: ({ ratingValue, reviewCount }) =>
    ratingValue >= 1 && ratingValue <= 5 && reviewCount > 0
      ? []
      : [`ratingValue is ${ratingValue} of ${reviewCount}`],
  BreadcrumbList: positionProblem,
  ItemList: positionProblem,
};

function* nodesOf(value) {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield value;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

function nodeProblems(node, origin) {
  const { '@type': type = 'a reference' } = node;
  const away = OWN_ADDRESSES.filter((key) => typeof node[key] === 'string')
    .filter((key) => !URL.canParse(node[key]) || new URL(node[key]).origin !== origin)
    .map((key) => `${key} leaves the shop (${node[key]})`);
  return [...(OWN_RULES[type]?.(node) ?? []), ...away].map((problem) => `${type}: ${problem}`);
}

async function validatorProblems(data) {
  const jsonld = { [data['@type']]: [data] };
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage, path }) => {
      const place = path.map(({ property, type }) => property ?? type).join('.');
      return `${place}: ${issueMessage}`;
    })
    .filter((problem) => !EXPLAINED.some((rule) => rule.test(problem)));
}

/** The problems of a page's structured data, as text; `origin` is the shop's. */
export async function structuredDataProblems(structured, origin) {
  const found = [];
  for (const { data, problem } of structured) {
    if (problem) found.push(problem);
    else if (data?.['@context'] !== 'https://schema.org' || data['@type'] === undefined)
      found.push('structured data without a context or a type');
    else {
      found.push(...[...nodesOf(data)].flatMap((node) => nodeProblems(node, origin)));
      found.push(...(await validatorProblems(data)));
    }
  }
  return found;
}
