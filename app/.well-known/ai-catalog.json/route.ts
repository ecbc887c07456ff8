import { aiCatalogResponse } from '@/lib/agents/transport/documents';

export const dynamic = 'force-dynamic';

/** Tells agents that do not know the shop where its MCP server is. */
export function GET(): Promise<Response> {
  return aiCatalogResponse();
}
