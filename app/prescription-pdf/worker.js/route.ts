import { serveWorker } from '@/lib/routing/worker-files';

export const dynamic = 'force-dynamic';

/** The program that draws a PDF prescription, in the shopper's browser. */
export const GET = (request: Request) => serveWorker('prescription-pdf', request);
