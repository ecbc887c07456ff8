import { handleRest } from '@/lib/agents/transport/rest';

export const dynamic = 'force-dynamic';

export {
  handleRest as DELETE,
  handleRest as GET,
  handleRest as PATCH,
  handleRest as POST,
  handleRest as PUT,
};
