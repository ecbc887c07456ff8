import { guideResponse } from '@/lib/agents/transport/guide';

export const dynamic = 'force-dynamic';

/** Guide of the shop for assistants. */
export function GET(): Promise<Response> {
  return guideResponse();
}
