/** Name of the shop in titles and social tags. */
export const SHOP_NAME = 'Meridiano';
