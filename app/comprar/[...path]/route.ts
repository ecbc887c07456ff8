import { handleBasket } from '@/lib/agents/handover/handle-basket';

export const dynamic = 'force-dynamic';

export { handleBasket as GET, handleBasket as POST };
