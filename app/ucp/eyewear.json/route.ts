import { extensionResponse } from '@/lib/agents/transport/documents';

export const dynamic = 'force-dynamic';

/** JSON Schema of the filters for glasses. */
export function GET(): Response {
  return extensionResponse();
}
