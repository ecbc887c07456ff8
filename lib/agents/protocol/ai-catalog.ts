import { AGENT_PATHS } from './addresses';
import { UCP_VERSION } from './version';

const CARD_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';
const CARD_TYPE = 'application/mcp-server-card+json';

type Shop = { name: string; siteUrl: string; description: string; examples: readonly string[] };

/** The MCP server's card, which clients read before they connect. */
function serverCard({ name, siteUrl, description }: Shop) {
  const { hostname } = new URL(siteUrl);
  return {
    $schema: CARD_SCHEMA,
    name: `${hostname.split('.').toReversed().join('.')}/shop`,
    version: UCP_VERSION,
    title: name,
    description,
    websiteUrl: siteUrl,
    remotes: [{ type: 'streamable-http', url: `${siteUrl}${AGENT_PATHS.mcp}` }],
  };
}

/** The AI catalog of the shop (Agentic Resource Discovery 1.0): one server, with its card. */
export function aiCatalog(shop: Shop): object {
  const { name, siteUrl, description, examples } = shop;
  return {
    specVersion: '1.0',
    host: { displayName: name, documentationUrl: `${siteUrl}${AGENT_PATHS.guide}` },
    entries: [
      {
        identifier: `urn:air:${new URL(siteUrl).hostname}:shop`,
        displayName: name,
        type: CARD_TYPE,
        description,
        representativeQueries: examples,
        data: serverCard(shop),
      },
    ],
  };
}
