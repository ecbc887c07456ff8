import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import sharp from 'sharp';
import type { StoreContext } from '../../context';
import { lists, products } from '../../db/catalogue-tables';
import { logFailure } from '../../errors';
import { sealDrawing } from '../../media/drawings';
import { createDrawnPictures } from '../../media/drawn-pictures';
import type { PictureCache } from '../../media/picture-cache';
import { sendMissing, sendPicture } from '../../media/send-picture';
import { ownEntry } from '../../own-entry';
import { brandLogo } from '../images/brand-logo';
import { bannerCompositions } from './banners';

const folder = join(__dirname, 'pictures');
/** Picture size in px by file name prefix; without a prefix, the zoom picture. */
const sizes = { s_: 160, m_: 455, b_: 720, '': 720 };

/** A picture to derive from a stored one. */
type DerivedPicture = {
  foto: string;
  view: number;
  width: number;
  height: number;
  extension: 'webp' | 'jpg';
};

/** GET /upload/… for the machines storefront: stored pictures in the requested size. */
export function machineUpload(ctx: StoreContext, copies: PictureCache): Hono {
  const drawn = createDrawnPictures(copies);
  const send = async (c: Context, wanted: DerivedPicture | null) => {
    if (!wanted) return sendMissing(c);
    const read = () => readFile(join(folder, `${wanted.foto}-${wanted.view}.webp`));
    const bytes = await copies.get(JSON.stringify(wanted), read, (stored) => resized(stored, wanted));
    return sendPicture(c, bytes, wanted.extension);
  };
  return new Hono()
    .get('/produto/imagem/:file', async (c) => send(c, await productPicture(ctx, c.req.param('file'))))
    .get('/lista/imagem/:file', async (c) => send(c, await listPicture(ctx, c.req.param('file'))))
    .get('/og/:file', async (c) => {
      const slug = c.req.param('file').replace(/\.jpg$/, '');
      const foto = slug === 'forja' ? 'gerador-3000' : await fotoOf(ctx, slug);
      return send(c, foto ? { foto, view: 1, width: 1200, height: 630, extension: 'jpg' } : null);
    })
    .get('/banner/:file', async (c) => {
      const match = /^([a-z0-9-]{1,60})-(desktop|mobile)\.webp$/.exec(c.req.param('file'));
      const known = bannerCompositions.some(({ imagem }) => imagem === match?.[1]);
      return known
        ? sendPicture(c, await readFile(join(folder, 'banners', match?.[0] ?? '')), 'webp')
        : sendMissing(c);
    })
    .get('/marca/:file', (c) => {
      const brand = ctx.reference.brandBySlug.get(c.req.param('file').replace(/\.svg$/, ''));
      return sendPicture(c, brand ? Buffer.from(brandLogo(brand.nome)) : null, 'svg');
    })
    .get('/atributo/:file', async (c) => sendPicture(c, await drawn(c.req.param('file'), swatch), 'webp'))
    .get('/selo/:file', async (c) => sendPicture(c, await drawn(c.req.param('file'), sealDrawing), 'webp'))
    .all('*', sendMissing)
    .onError((error, c) => {
      logFailure(c.req.path, error);
      return c.body(null, 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' });
    });
}

function parseName(file: string) {
  const match = /^([smb]_)?([a-z0-9-]{1,200})-([1-3])\.(webp|jpg)$/.exec(file);
  const [, prefix = '', slug, view, format] = match ?? [];
  const edge = ownEntry<number>(sizes, prefix);
  if (!slug || !edge) return null;
  const extension = format === 'jpg' ? ('jpg' as const) : ('webp' as const);
  return { slug, view: Number(view), width: edge, height: edge, extension };
}

async function fotoOf({ db }: StoreContext, slug: string): Promise<string | null> {
  const [row] = await db.select({ foto: products.foto }).from(products).where(eq(products.slug, slug));
  return row?.foto || null;
}

async function productPicture({ db }: StoreContext, file: string): Promise<DerivedPicture | null> {
  const name = parseName(file);
  if (!name) return null;
  const { foto, imagens } = products;
  const [row] = await db.select({ foto, imagens }).from(products).where(eq(products.slug, name.slug));
  return row?.foto && name.view <= row.imagens ? { ...name, foto: row.foto } : null;
}

/** A list shows its first product in each of the platform's three list picture sizes. */
async function listPicture({ db }: StoreContext, file: string): Promise<DerivedPicture | null> {
  const name = parseName(file);
  if (!name) return null;
  const [row] = await db.select({ foto: lists.foto }).from(lists).where(eq(lists.slug, name.slug));
  return row?.foto ? { ...name, foto: row.foto, view: 1 } : null;
}

async function resized(stored: Buffer, { width, height, extension }: DerivedPicture): Promise<Uint8Array> {
  const fitted = sharp(stored).resize(width, height, { fit: 'contain', background: '#eae6de' });
  return extension === 'jpg'
    ? fitted.jpeg({ quality: 82 }).toBuffer()
    : fitted.webp({ quality: 80 }).toBuffer();
}

const colours: Record<string, string> = {
  'cor-branco': '#f4f1ea',
  'cor-amarelo': '#f2c230',
  'cor-verde': '#3f8a4e',
};

function swatch(slug: string): string | null {
  const fill = ownEntry(colours, slug);
  return fill
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><circle cx="24" cy="24" r="22" fill="${fill}" stroke="#16211f" stroke-opacity=".25"/></svg>`
    : null;
}
