/** Every call that browsers may make with a body, and the ones without a body. */
export const BODY_ROWS = [
  ['POST', 'checkout/cart'],
  ['PUT', 'checkout/cart'],
  ['DELETE', 'checkout/cart'],
  ['POST', 'sale/cancel'],
  ['POST', 'shipment/product'],
  ['POST', 'wishlist/verify'],
  ['POST', 'wishlist/add'],
  ['POST', 'browsing-history/checkoutAcesso'],
  ['POST', 'newsletter'],
  ['POST', 'form/contact'],
  ['POST', 'product/solicitation'],
  ['POST', 'product/budget'],
  ['POST', 'evaluations/product'],
  ['POST', 'list/shop'],
  ['POST', 'product/combination'],
  ['POST', 'kit/form'],
  ['GET', 'settings'],
  ['GET', 'brands'],
  ['GET', 'struct/menus/menu-principal'],
  ['GET', 'reviews/store'],
  ['GET', 'blog/posts'],
  ['GET', 'checkout/cart'],
  ['POST', 'there/is/no/such/row'],
];

export const PHOTO_ROW = '/v2/front/product/shop';
export const CART_ROW = '/v2/front/checkout/cart';

/** The headers of a page of the shop that calls the gateway. */
export const shopHeaders = (from) => ({
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': from,
});
