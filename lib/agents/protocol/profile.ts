import { serverConfig } from '@/lib/config/environment';
import { AGENT_PATHS } from './addresses';
import { extensionEntry } from './extension';
import { CAPABILITIES, documentsOf, SERVICE, SERVICE_SCHEMAS, SERVICE_SPEC, UCP_VERSION } from './version';

type CapabilityEntry = { version: string; spec: string; schema: string; extends?: string };

/** Capabilities of this shop, by name. */
export function businessCapabilities(): Record<string, CapabilityEntry[]> {
  const own = Object.values(CAPABILITIES).map((name) => [
    name,
    [{ version: UCP_VERSION, ...documentsOf(name) }],
  ]);
  const extension = extensionEntry(serverConfig().siteUrl);
  return Object.fromEntries(extension === null ? own : [...own, [extension.name, [extension.entry]]]);
}

/** The business profile: the seller, its capabilities and its addresses. The buyer pays on the store's own pages. */
export function businessProfile(shop: {
  name: string;
  links: readonly { type: string; url: string }[];
}): object {
  const { siteUrl } = serverConfig();
  const service = { version: UCP_VERSION, spec: SERVICE_SPEC };
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        [SERVICE]: [
          {
            ...service,
            transport: 'rest',
            schema: SERVICE_SCHEMAS.rest,
            endpoint: `${siteUrl}${AGENT_PATHS.rest}`,
          },
          {
            ...service,
            transport: 'mcp',
            schema: SERVICE_SCHEMAS.mcp,
            endpoint: `${siteUrl}${AGENT_PATHS.mcp}`,
          },
        ],
      },
      capabilities: businessCapabilities(),
      payment_handlers: {},
    },
    business: { name: shop.name, url: siteUrl, links: shop.links },
  };
}
