import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { brandLogo } from '../catalogue/images/brand-logo';
import { pictureFile } from '../catalogue/images/picture-name';
import { galleryViews } from '../catalogue/images/product-views';
import { bannerPictures } from '../content/banners';
import type { StoreContext } from '../context';
import { lists, products } from '../db/catalogue-tables';
import { ownEntry } from '../own-entry';
import { attributeDrawing, sealDrawing } from './drawings';
import { createDrawnPictures } from './drawn-pictures';
import { mapDrawing } from './map-drawings';
import type { PictureCache } from './picture-cache';
import { openPictures, pictureSizes, type Shape } from './pictures';
import { sendMissing, sendPicture } from './send-picture';

const LIST_PICTURES = 3;
/** The view for link previews: if only one picture of a frame is shown, three-quarter shows it best. */
const SOCIAL_VIEW = 2;

/** GET /upload/…: pictures of products, lists and banners, brand logos, seals and swatches. */
export function upload(ctx: StoreContext, copies: PictureCache): Hono {
  const pictures = openPictures(copies);
  const drawn = createDrawnPictures(copies);
  return new Hono()
    .get('/produto/imagem/:file', async (c) => {
      const name = parseName(c.req.param('file'));
      const found = name && (await productOf(ctx, name.slug));
      if (!found || !name || !found.views.includes(name.view)) return sendMissing(c);
      return sendPicture(
        c,
        await pictures.product(`produtos/${pictureFile(found.spec, name.view)}`, name),
        name.format,
      );
    })
    .get('/lista/imagem/:file', async (c) => {
      const name = parseName(c.req.param('file'));
      const known = name && name.view >= 1 && name.view <= LIST_PICTURES && (await isList(ctx, name.slug));
      if (!known) return sendMissing(c);
      return sendPicture(
        c,
        await pictures.product(`listas/${name.slug}-${name.view}.webp`, name),
        name.format,
      );
    })
    .get('/banner/:file', async (c) => {
      const file = c.req.param('file');
      const name = /^([a-z0-9-]{1,60})-(?:desktop|mobile)\.webp$/.exec(file)?.[1] ?? '';
      return bannerPictures.has(name)
        ? sendPicture(c, await pictures.whole(`banners/${file}`), 'webp')
        : sendMissing(c);
    })
    .get('/marca/:file', (c) => {
      const brand = ctx.reference.brandBySlug.get(c.req.param('file').replace(/\.svg$/, ''));
      return sendPicture(c, brand ? Buffer.from(brandLogo(brand.nome)) : null, 'svg');
    })
    .get('/mapa/:file', (c) => {
      const map = mapDrawing(c.req.param('file').replace(/\.svg$/, ''));
      return sendPicture(c, map === null ? null : Buffer.from(map), 'svg');
    })
    .get('/og/:file', async (c) => {
      const slug = /^([a-z0-9-]{1,200})\.jpg$/.exec(c.req.param('file'))?.[1] ?? '';
      if (slug === 'meridiano')
        return sendPicture(c, await pictures.social('banners/principal-1-desktop.webp'), 'jpg');
      const found = await productOf(ctx, slug);
      if (!found) return sendMissing(c);
      const view = found.views.includes(SOCIAL_VIEW) ? SOCIAL_VIEW : 1;
      return sendPicture(c, await pictures.social(`produtos/${pictureFile(found.spec, view)}`), 'jpg');
    })
    .get('/atributo/:file', async (c) =>
      sendPicture(c, await drawn(c.req.param('file'), attributeDrawing), 'webp'),
    )
    .get('/selo/:file', async (c) => sendPicture(c, await drawn(c.req.param('file'), sealDrawing), 'webp'))
    .all('*', sendMissing);
}

type FileName = Shape & { slug: string; view: number };

function parseName(file: string): FileName | null {
  const match = /^([smb]_)?([a-z0-9-]{1,200})-(\d)\.(webp|jpg)$/.exec(file);
  const [, prefix = '', slug, view, format] = match ?? [];
  const size = ownEntry<number | null>(pictureSizes, prefix);
  if (!slug || size === undefined) return null;
  return { slug, view: Number(view), size, format: format === 'jpg' ? 'jpg' : 'webp' };
}

/** Frame spec and views of a product; null for an unknown slug. */
async function productOf({ db }: StoreContext, slug: string) {
  const columns = { spec: products.frameSpec, imagens: products.imagens };
  const [row] = await db.select(columns).from(products).where(eq(products.slug, slug));
  return row?.spec ? { spec: row.spec, views: galleryViews(row.imagens, row.spec.kind !== 'lens') } : null;
}

async function isList({ db }: StoreContext, slug: string): Promise<boolean> {
  const found = await db.select({ id: lists.id }).from(lists).where(eq(lists.slug, slug));
  return found.length > 0;
}
