import { guideResponse } from '@/lib/agents/transport/guide';

export const dynamic = 'force-dynamic';

/** What assistants find in the shop, and where. */
export function GET(): Promise<Response> {
  return guideResponse();
}
