/**
 * Environment that points the browser tests to the shops started for them, by storefront: OWN_SHOPS holds their
 * addresses as JSON, BASE_URL and OWN_STORE_URL are those of the first and of its embedded store.
 * @param {Record<'oculos' | 'maquinas', { baseUrl: string, storeUrl: string }>} shops
 */
export function ownShopVariables(shops) {
  const addresses = Object.entries(shops).map(([id, { baseUrl, storeUrl }]) => [id, { baseUrl, storeUrl }]);
  return {
    BASE_URL: shops.oculos.baseUrl,
    OWN_STORE_URL: shops.oculos.storeUrl,
    OWN_SHOPS: JSON.stringify(Object.fromEntries(addresses)),
  };
}
