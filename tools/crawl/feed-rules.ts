import type { FeedItem } from './parse';

const MONEY = /^\d+\.\d{2} BRL$/;

type Test = (value: string) => boolean;

const isAddress: Test = (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isMoney: Test = (value) => MONEY.test(value);
const isPrice: Test = (value) => isMoney(value) && Number.parseFloat(value) > 0;
const within =
  (max: number): Test =>
  (value) =>
    value.trim() !== '' && Array.from(value).length <= max;
const among =
  (...values: string[]): Test =>
  (value) =>
    values.includes(value);

/**
 * Attributes that every item must have exactly once, according to Merchant Center's product data
 * specification.
 */
const REQUIRED: Record<string, Test> = {
  id: within(50),
  title: within(150),
  description: within(5000),
  link: isAddress,
  image_link: isAddress,
  availability: among('in_stock', 'out_of_stock', 'preorder', 'backorder'),
  price: isPrice,
  condition: among('new', 'refurbished', 'used'),
};

/** Optional attributes, which must be valid if they are present. */
const OPTIONAL: Record<string, Test> = {
  sale_price: isPrice,
  brand: within(70),
  gtin: (value) => /^\d{8}(\d{4,6})?$/.test(value),
  mpn: within(70),
  identifier_exists: among('yes', 'no'),
  item_group_id: within(50),
  display_ads_id: within(50),
  color: within(100),
  size: within(100),
  is_bundle: among('yes', 'no'),
  gender: among('male', 'female', 'unisex'),
  age_group: among('newborn', 'infant', 'toddler', 'kids', 'adult'),
  product_type: within(750),
  google_product_category: (value) => /^\d+$/.test(value),
  'installment.months': (value) => Number(value) > 1,
  'installment.amount': isMoney,
  'shipping.country': among('BR'),
  'shipping.price': isMoney,
};

function itemProblems(item: FeedItem) {
  const values = (name: string) => item.get(name) ?? [];
  const problems = [
    ...Object.entries(REQUIRED).map(([name, test]) => ({ name, isRight: values(name).length === 1, test })),
    ...Object.entries(OPTIONAL).map(([name, test]) => ({ name, isRight: true, test })),
  ].flatMap(({ name, isRight, test }) =>
    isRight && values(name).every(test) ? [] : [`${name} is ${values(name).join(' | ') || 'missing'}`],
  );
  const [price = ''] = values('price');
  const [sale = '0'] = values('sale_price');
  if (Number.parseFloat(sale) >= Number.parseFloat(price))
    problems.push(`sale_price ${sale} is not below ${price}`);
  const isKnown = ['brand', 'gtin', 'mpn'].some((name) => values(name).length > 0);
  if (!isKnown && values('identifier_exists')[0] !== 'no')
    problems.push('has neither brand nor number, and does not say so');
  if (values('additional_image_link').length > 10) problems.push('has more than ten additional pictures');
  return problems;
}

/** The problems of a feed's items, as `{ link, problem }`. */
export function feedProblems(items: readonly FeedItem[]) {
  const ids = new Map<string, string>();
  return items.flatMap((item) => {
    const [link = 'an item without link'] = item.get('link') ?? [];
    const [id = ''] = item.get('id') ?? [];
    const problems = itemProblems(item);
    if (ids.has(id)) problems.push(`id ${id} is also that of ${ids.get(id)}`);
    ids.set(id, link);
    return problems.map((problem) => ({ link, problem }));
  });
}
