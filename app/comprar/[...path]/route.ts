import { handleProposedCart } from '@/lib/agents/handover/handle-proposed-cart';

export const dynamic = 'force-dynamic';

export { handleProposedCart as GET, handleProposedCart as POST };
