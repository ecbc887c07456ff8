import { receivePolicyReport } from '@/app/csp-report/receive-policy-report';

export const dynamic = 'force-dynamic';

export { receivePolicyReport as POST };
