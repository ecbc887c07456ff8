import { serveWorkerFile } from '@/lib/routing/worker-files';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ version: string; file: string }> };

/** The face models and the runtime that executes them. */
export const GET = async (_request: Request, { params }: Context) =>
  serveWorkerFile('try-on', (await params).file);
