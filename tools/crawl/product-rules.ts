import { objectOf } from '../lib/json';
import type { FeedItem, Page } from './parse';
import type { PlatformProduct } from './platform';

const IN_WORDS: Record<string, string> = { InStock: 'in stock', OutOfStock: 'out of stock' };

/** A product page's data for machines, and its visible text; null for other pages. */
export function productFacts(page: Page) {
  const product = page.structured.map(({ data }) => data).find((data) => data?.['@type'] === 'Product');
  if (product === undefined) return null;
  const { price, priceSpecification, availability } = objectOf(product.offers);
  const tag = (name: string) => page.tags.get(name)?.[0];
  return {
    hasPicture: Boolean(product.image),
    size: product.size,
    isKit: product.additionalType === 'https://schema.org/ProductCollection',
    price,
    old: objectOf(priceSpecification).price,
    availability:
      typeof availability === 'string' ? availability.replace('https://schema.org/', '') : undefined,
    social: {
      price: tag('product:price:amount'),
      currency: tag('product:price:currency'),
      availability: tag('product:availability'),
      type: tag('og:type'),
    },
    shown: page.main.replace(/\s/g, ' '),
  };
}

type Facts = NonNullable<ReturnType<typeof productFacts>>;
type Shown = Partial<Pick<Facts, 'size' | 'price' | 'availability'>>;

const inReais = (price: unknown) =>
  Number(price).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }).replace(/\s/g, ' ');

const differs = (what: string, actual: unknown, expected: unknown) =>
  actual === expected ? [] : [`${what} is ${actual ?? 'missing'}, not ${expected ?? 'left out'}`];

const missingOnPage = (what: string, price: unknown, { shown }: Facts) =>
  price === undefined || shown.includes(inReais(price))
    ? []
    : [`${what} ${price} is in the data but not shown`];

const amount = (text: string | undefined) => text?.replace(/ BRL$/, '');

/** Availability as the feed names it. */
const inFeed = (availability: unknown) => IN_WORDS[String(availability)]?.replaceAll(' ', '_');

function feedProblems(facts: Facts, item: FeedItem | undefined) {
  const { price, old, availability, hasPicture, isKit } = facts;
  if (price === undefined) return item === undefined ? [] : ['is in the feed without an offer on its page'];
  if (item === undefined) return hasPicture ? ['has an offer and a picture but is not in the feed'] : [];
  const of = (name: string) => amount(item.get(name)?.[0]);
  const [value, sale] = [of('price'), of('sale_price')];
  return [
    ...differs('price in the feed', sale ?? value, price),
    ...differs('old price in the feed', sale === undefined ? undefined : value, old),
    ...differs('availability in the feed', of('availability'), inFeed(availability)),
    ...differs('bundle in the feed', of('is_bundle'), isKit ? 'yes' : undefined),
    ...missingOnPage('instalment', of('installment.amount'), facts),
  ];
}

/** Compares prices and stock with the platform's. The Pix price is only on the page, not in its data. */
function platformProblems(facts: Facts, own: PlatformProduct | undefined) {
  if (own === undefined) return [];
  const cents = (value: number) => (value > 0 ? value.toFixed(2) : undefined);
  if (own.status === 'sobConsulta' || own.por <= 0)
    return facts.price === undefined ? [] : ['has an offer although its price is on request'];
  const isSold = own.status === 'disponivel';
  const old = isSold && own.de > own.por ? cents(own.de) : undefined;
  return [
    ...differs('price', facts.price, cents(own.por)),
    ...differs('old price', facts.old, old),
    ...differs('availability', facts.availability, isSold ? 'InStock' : 'OutOfStock'),
    ...(isSold ? missingOnPage('price in Pix', cents(own.vista), facts) : []),
  ];
}

/**
 * The feed's item for a page. A product in several sizes has an item for each: this returns the one for the
 * size that the page shows or, if it shows no size, one with the page's price and stock.
 */
export function itemOfPage(items: FeedItem[], address: string, { size, price, availability }: Shown) {
  const linkOf = (item: FeedItem) => item.get('link')?.[0] ?? '';
  const exact = items.find((item) => linkOf(item) === address);
  if (exact) return exact;
  const sizes = items.filter((item) => linkOf(item).startsWith(`${address}?`));
  const costs = (item: FeedItem) => amount((item.get('sale_price') ?? item.get('price'))?.[0]) === price;
  const isAlike = (item: FeedItem) => costs(item) && item.get('availability')?.[0] === inFeed(availability);
  return sizes.find((item) => (size === undefined ? isAlike(item) : item.get('size')?.[0] === size));
}

/**
 * The differences between the sources of a product's price and stock.
 * @param item its item in the feed, if any
 * @param own the platform's data of the product, if known
 */
export function productProblems(facts: Facts, item?: FeedItem, own?: PlatformProduct) {
  const { price, old, availability, social } = facts;
  const hasOffer = price !== undefined;
  return [
    ...differs('og:type', social.type, 'product'),
    ...differs('price in social tags', social.price, price),
    ...differs('currency in social tags', social.currency, hasOffer ? 'BRL' : undefined),
    ...(hasOffer
      ? differs('availability in social tags', social.availability, IN_WORDS[availability ?? ''])
      : []),
    ...missingOnPage('price', price, facts),
    ...missingOnPage('old price', old, facts),
    ...feedProblems(facts, item),
    ...platformProblems(facts, own),
  ];
}
