import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { FrameSpec } from '../catalogue/images/frame-spec';
import { bannerPictures } from '../content/banners';
import type { StoreContext } from '../context';
import { lists } from '../db/catalogue-tables';
import { logFailure } from '../log-failure';
import { ownEntry } from '../own-entry';
import { attributeDrawing, sealDrawing } from './drawings';
import { pictureKey, type Renderer, type RenderJob } from './job';
import type { PictureCache } from './picture-cache';
import { pictureSizes, productJob, productSpec, type Wanted } from './product-pictures';
import { RenderQueueFull } from './render-pool';

const types = { webp: 'image/webp', jpg: 'image/jpeg', svg: 'image/svg+xml' };
type Extension = keyof typeof types;

const LIST_PICTURES = 3;

/** GET /upload/…: pictures of products, lists and banners, brand logos, seals and swatches. */
export function upload(ctx: StoreContext, cache: PictureCache, renderer: Renderer): Hono {
  const make = (job: RenderJob) => cache.get(pictureKey(job), () => renderer.render(job));
  const send = async (c: Context, job: RenderJob | null, extension: Extension) =>
    job ? picture(c, await make(job), extension) : missing(c);
  return new Hono()
    .get('/produto/imagem/:file', async (c) => {
      const file = parseName(c.req.param('file'));
      const found = file && (await productSpec(ctx, file.slug));
      const job = found && file.view <= found.imagens ? productJob(found.spec, file) : null;
      return send(c, job, file?.format ?? 'webp');
    })
    .get('/lista/imagem/:file', async (c) => {
      const file = parseName(c.req.param('file'));
      const spec = file && file.view <= LIST_PICTURES ? await listSpec(ctx, file.slug) : null;
      return send(c, file && spec ? productJob(spec, file) : null, file?.format ?? 'webp');
    })
    .get('/banner/:file', async (c) => {
      const match = /^([a-z0-9-]{1,60})-(desktop|mobile)\.webp$/.exec(c.req.param('file'));
      const variant = match?.[2] === 'mobile' ? 'mobile' : 'desktop';
      const name = bannerPictures.has(match?.[1] ?? '') ? match?.[1] : undefined;
      return send(c, name ? { kind: 'banner', name, variant } : null, 'webp');
    })
    .get('/marca/:file', async (c) => {
      const brand = ctx.reference.brandBySlug.get(c.req.param('file').replace(/\.svg$/, ''));
      return send(c, brand ? { kind: 'logo', nome: brand.nome } : null, 'svg');
    })
    .get('/og/:file', async (c) => {
      const slug = /^([a-z0-9-]{1,200})\.jpg$/.exec(c.req.param('file'))?.[1] ?? '';
      if (slug === 'meridiano') return send(c, { kind: 'shop-social' }, 'jpg');
      const spec = (await productSpec(ctx, slug))?.spec;
      return send(c, spec ? { kind: 'social', spec } : null, 'jpg');
    })
    .get('/atributo/:file', (c) => drawing(c, attributeDrawing(c.req.param('file').replace(/\.svg$/, ''))))
    .get('/selo/:file', (c) => drawing(c, sealDrawing(c.req.param('file').replace(/\.svg$/, ''))))
    .all('*', missing)
    .onError((error, c) => {
      if (error instanceof RangeError) return missing(c);
      if (!(error instanceof RenderQueueFull)) logFailure(c.req.path, error);
      return c.body(null, 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' });
    });
}

type FileName = Wanted & { slug: string };

function parseName(file: string): FileName | null {
  const match = /^([smb]_)?([a-z0-9-]{1,200})-(\d)\.(webp|jpg)$/.exec(file);
  const [, prefix = '', slug, view, format] = match ?? [];
  const size = ownEntry<number>(pictureSizes, prefix);
  if (!slug || !size) return null;
  return { slug, view: Number(view), size, format: format === 'jpg' ? 'jpg' : 'webp' };
}

async function listSpec({ db }: StoreContext, slug: string): Promise<FrameSpec | null> {
  const [row] = await db.select({ spec: lists.frameSpec }).from(lists).where(eq(lists.slug, slug));
  return row?.spec ?? null;
}

function drawing(c: Context, svg: string | null): Response {
  return svg ? picture(c, Buffer.from(svg), 'svg') : missing(c);
}

function picture(c: Context, bytes: Uint8Array, extension: Extension): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': types[extension] });
}

function missing(c: Context): Response {
  return c.text('Imagem não encontrada.', 404, {
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
  });
}
