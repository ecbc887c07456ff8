import { aiCatalogResponse } from '@/lib/agents/transport/documents';

export const dynamic = 'force-dynamic';

/** The document in which agents that do not know the shop find its MCP server. */
export function GET(): Promise<Response> {
  return aiCatalogResponse();
}
