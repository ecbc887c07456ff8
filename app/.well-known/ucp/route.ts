import { profileResponse } from '@/lib/agents/transport/documents';

export const dynamic = 'force-dynamic';

/** What the shop offers to shopping agents. */
export function GET(): Promise<Response> {
  return profileResponse();
}
