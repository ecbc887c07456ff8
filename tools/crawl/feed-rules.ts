import type { FeedItem } from './parse';

const MONEY = /^\d+\.\d{2} BRL$/;

type Test = (value: string) => boolean;

const isAddress: Test = (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
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
  price: (value) => MONEY.test(value) && Number.parseFloat(value) > 0,
  condition: among('new', 'refurbished', 'used'),
};

/** Optional attributes, which must be valid if they are present. */
const OPTIONAL: Record<string, Test> = {
  sale_price: (value) => MONEY.test(value) && Number.parseFloat(value) > 0,
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
  'installment.amount': (value) => MONEY.test(value),
  'shipping.country': among('BR'),
  'shipping.price': (value) => MONEY.test(value),
};

function itemProblems(item: FeedItem) {
  const values = (name: string) => item.get(name) ?? [];
  const required = Object.entries(REQUIRED).flatMap(([name, test]) =>
    values(name).length === 1 && values(name).every(test)
      ? []
      : [`${name} is ${values(name).join(' | ') || 'missing'}`],
  );
  const optional = Object.entries(OPTIONAL).flatMap(([name, test]) =>
    values(name).every(test) ? [] : [`${name} is ${values(name).join(' | ')}`],
  );
  const [price = ''] = values('price');
  const [sale] = values('sale_price');
  const isSale = sale === undefined || Number.parseFloat(sale) < Number.parseFloat(price);
  const isKnown = ['brand', 'gtin', 'mpn'].some((name) => values(name).length > 0);
  return [
    ...required,
    ...optional,
    ...(isSale ? [] : [`sale_price ${sale} is not below ${price}`]),
    ...(isKnown || values('identifier_exists')[0] === 'no'
      ? []
      : ['has neither brand nor number, and does not say so']),
    ...(values('additional_image_link').length <= 10 ? [] : ['has more than ten additional pictures']),
  ];
}

/** The problems of a feed's items, as `{ link, problem }`. */
export function feedProblems(items: readonly FeedItem[]) {
  const ids = new Map<string, string>();
  return items.flatMap((item) => {
    const [link = 'an item without link'] = item.get('link') ?? [];
    const [id = ''] = item.get('id') ?? [];
    const other = ids.get(id);
    ids.set(id, link);
    const problems = itemProblems(item);
    if (other !== undefined) problems.push(`id ${id} is also that of ${other}`);
    return problems.map((problem) => ({ link, problem }));
  });
}
