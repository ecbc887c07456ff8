import { handleGateway } from '@/lib/gateway/handle';

export const dynamic = 'force-dynamic';

export {
  handleGateway as DELETE,
  handleGateway as GET,
  handleGateway as OPTIONS,
  handleGateway as PATCH,
  handleGateway as POST,
  handleGateway as PUT,
};
