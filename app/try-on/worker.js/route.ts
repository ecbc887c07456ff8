import { serveWorker } from '@/lib/routing/worker-files';

export const dynamic = 'force-dynamic';

/** The program that finds a face in a photo, in the shopper's browser. */
export const GET = (request: Request) => serveWorker('try-on', request);
