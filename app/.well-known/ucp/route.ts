import { profileResponse } from '@/lib/agents/transport/documents';

export const dynamic = 'force-dynamic';

/** The shop's profile for shopping agents. */
export function GET(): Promise<Response> {
  return profileResponse();
}
