import { serveWorkerFile } from '@/lib/routing/worker-files';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ version: string; file: string }> };

/** Fonts and decoders for documents that need them. */
export const GET = async (_request: Request, { params }: Context) =>
  serveWorkerFile('prescription-pdf', (await params).file);
