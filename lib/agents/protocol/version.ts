/** The release of the Universal Commerce Protocol that this shop supports. */
export const UCP_VERSION = '2026-04-08';

const SITE = `https://ucp.dev/${UCP_VERSION}`;

export const SERVICE = 'dev.ucp.shopping';

export const SERVICE_SPEC = `${SITE}/specification/overview`;
export const SERVICE_SCHEMAS = {
  rest: `${SITE}/services/shopping/rest.openapi.json`,
  mcp: `${SITE}/services/shopping/mcp.openrpc.json`,
};

/** The shop's capabilities for agents; the buyer pays on the store's own pages. */
export const CAPABILITIES = {
  search: 'dev.ucp.shopping.catalog.search',
  lookup: 'dev.ucp.shopping.catalog.lookup',
  cart: 'dev.ucp.shopping.cart',
} as const;
export type Capability = (typeof CAPABILITIES)[keyof typeof CAPABILITIES];

const DOCUMENTS: Record<Capability, { page: string; schema: string }> = {
  [CAPABILITIES.search]: { page: 'catalog/search', schema: 'catalog_search' },
  [CAPABILITIES.lookup]: { page: 'catalog/lookup', schema: 'catalog_lookup' },
  [CAPABILITIES.cart]: { page: 'cart', schema: 'cart' },
};

/** Addresses of a capability's documentation. */
export function documentsOf(capability: Capability): { spec: string; schema: string } {
  const { page, schema } = DOCUMENTS[capability];
  return { spec: `${SITE}/specification/${page}`, schema: `${SITE}/schemas/shopping/${schema}.json` };
}
