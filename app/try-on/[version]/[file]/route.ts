import { tryOnFile } from '@/lib/routing/try-on-files';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ version: string; file: string }> };

/** The models of a face and what runs them. Their address names their content. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const file = await tryOnFile((await params).file);
  if (file === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(new Uint8Array(file.content), {
    headers: { 'content-type': file.type, 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
