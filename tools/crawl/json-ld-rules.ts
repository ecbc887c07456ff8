import Validator from '@adobe/structured-data-validator';
import { type Json, objectOf } from '../lib/json';
import type { Page } from './parse';

/**
 * False positives of the validator, which applies Google's rules for rich results: an entry of a summary page
 * only has its position and address; a product may have no public price, picture or review; and a variant
 * with its own page is only an address.
 */
const EXPLAINED = [
  /\bItemList\.itemListElement: .*"name"/,
  /(?:^Product|\bhasVariant): (?:Required attribute "(?:offers|image)"|One of .*"offers")/,
  /\bhasVariant: Required attribute "name"/,
];

const SCHEMA = 'https://schema.org/';
const AVAILABILITIES = ['InStock', 'OutOfStock', 'BackOrder', 'PreOrder'];
/** Properties whose addresses must be on the shop's own origin. */
const OWN_ADDRESSES = ['url', 'item', 'merchantReturnLink'];

const isMoney = (value: unknown) => /^\d+\.\d{2}$/.test(String(value)) && Number(value) > 0;

function hasCheckDigit(value: string) {
  const digits = Array.from(value, Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 ? 3 : 1), 0);
  return /^\d{13}$/.test(value) && sum % 10 === 0;
}

function positionProblem({ '@type': type, itemListElement = [] }: Json) {
  const positions = [itemListElement].flat().map((item) => objectOf(item).position);
  const first = type === 'BreadcrumbList' ? 1 : Number(positions[0]);
  const isInOrder = positions.every((position, index) => position === first + index);
  return isInOrder ? [] : [`positions are ${positions.join(', ')}`];
}

/** Rules that the validator lacks, by type. Each returns what is wrong with a node. */
const OWN_RULES: Record<string, (node: Json) => string[]> = {
  Product: ({ gtin13 }) =>
    gtin13 === undefined || hasCheckDigit(String(gtin13))
      ? []
      : [`gtin13 is ${gtin13}, whose check digit is wrong`],
  Offer: ({ price, priceCurrency, availability, priceSpecification: old }) => [
    ...(isMoney(price) ? [] : [`price is ${JSON.stringify(price)}`]),
    ...(priceCurrency === 'BRL' ? [] : [`priceCurrency is ${priceCurrency}`]),
    ...(AVAILABILITIES.some((name) => availability === SCHEMA + name)
      ? []
      : [`availability is ${availability}`]),
    ...(old === undefined || Number(objectOf(old).price) > Number(price)
      ? []
      : [`the old price ${objectOf(old).price} is not above ${price}`]),
  ],
  AggregateRating: ({ ratingValue, reviewCount }) =>
    Number(ratingValue) >= 1 && Number(ratingValue) <= 5 && Number(reviewCount) > 0
      ? []
      : [`ratingValue is ${ratingValue} of ${reviewCount}`],
  BreadcrumbList: positionProblem,
  ItemList: positionProblem,
};

function* nodesOf(value: unknown): Generator<Json> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield objectOf(value);
  for (const child of Object.values(value)) yield* nodesOf(child);
}

function nodeProblems(node: Json, origin: string) {
  const type = String(node['@type'] ?? 'a reference');
  const away = OWN_ADDRESSES.flatMap((key) => {
    const url = node[key];
    if (typeof url !== 'string' || (URL.canParse(url) && new URL(url).origin === origin)) return [];
    return [`${key} leaves the shop (${url})`];
  });
  return [...(OWN_RULES[type]?.(node) ?? []), ...away].map((problem) => `${type}: ${problem}`);
}

async function validatorProblems(data: Json) {
  const jsonld = { [String(data['@type'])]: [data] };
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
export async function structuredDataProblems(structured: Page['structured'], origin: string) {
  const found: string[] = [];
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
