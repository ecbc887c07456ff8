/**
 * The environment that tells the browser tests where their shops are. TEST_SHOPS has the addresses by
 * storefront, as JSON; BASE_URL is the first shop, EMBEDDED_STORE_URL its embedded store.
 * @param {Record<'oculos' | 'maquinas', { baseUrl: string, storeUrl: string }>} shops
 */
export function shopVariables(shops) {
  const addresses = Object.entries(shops).map(([id, { baseUrl, storeUrl }]) => [id, { baseUrl, storeUrl }]);
  return {
    BASE_URL: shops.oculos.baseUrl,
    EMBEDDED_STORE_URL: shops.oculos.storeUrl,
    TEST_SHOPS: JSON.stringify(Object.fromEntries(addresses)),
  };
}
