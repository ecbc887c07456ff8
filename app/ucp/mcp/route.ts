import { handleMcp } from '@/lib/agents/transport/mcp';

export const dynamic = 'force-dynamic';

export { handleMcp as DELETE, handleMcp as GET, handleMcp as POST, handleMcp as PUT };
