import { eq } from 'drizzle-orm';
import type { StoreContext } from '../context';
import { lists, products } from '../db/catalogue-tables';
import type { Brand, Category, LandingPage } from './reference';

/** The target of an address of the shop. */
export type Target =
  | { nivel: 'home' }
  | { nivel: 'page'; path: string }
  | { nivel: 'product/detail'; productId: number }
  | { nivel: 'list/detail'; listId: number }
  | { nivel: 'list/listing' }
  | { nivel: 'product/listing/search' }
  | { nivel: 'product/listing/category'; category: Category }
  | { nivel: 'product/listing/brand'; brand: Brand; category: Category | null }
  | { nivel: 'product/listing/landing-page'; landingPage: LandingPage; category: Category | null };

/**
 * The path of a shop address: without query and trailing slash, with one leading slash; null if it is not a
 * path.
 */
function shopPath(address: string): string | null {
  const text = address.trim();
  if (!text || text.length > 2000) return null;
  const rooted = /^https?:\/\//i.test(text) ? text : `http://shop.invalid/${text.replace(/^[/\\]+/, '')}`;
  if (!URL.canParse(rooted)) return null;
  const path = decodePath(new URL(rooted).pathname);
  return path === null ? null : `/${path.replace(/^\/+|\/+$/g, '')}`;
}

function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? null : path;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** The target of an address; null if the shop has nothing there. */
export async function resolveUrl(ctx: StoreContext, address: string): Promise<Target | null> {
  const path = shopPath(address);
  if (path === null) return null;
  if (path === '/') return { nivel: 'home' };
  if (ctx.shop.pages.has(path)) return { nivel: 'page', path };
  if (path === '/busca') return { nivel: 'product/listing/search' };
  if (path === '/lista') return { nivel: 'list/listing' };
  const segments = path.slice(1).split('/');
  const [first = '', second] = segments;
  if (first === 'lista' && second && segments.length === 2) return listTarget(ctx, withoutHtml(second));
  if (first === 'marcas') return brandTarget(ctx, segments);
  if (first === 'c') return landingTarget(ctx, segments);
  const category = ctx.reference.categoryByPath.get(path);
  if (category) return { nivel: 'product/listing/category', category };
  return segments.length === 1 ? singleSlug(ctx, first) : null;
}

function withoutHtml(slug: string): string {
  return slug.replace(/\.html$/, '');
}

function brandTarget({ reference }: StoreContext, [, slug = '', ...levels]: string[]): Target | null {
  const brand = reference.brandBySlug.get(slug);
  const category = levels.length > 0 ? reference.categoryByPath.get(`/${levels.join('/')}`) : null;
  return brand && category !== undefined ? { nivel: 'product/listing/brand', brand, category } : null;
}

function landingTarget({ reference }: StoreContext, [, slug = '', ...levels]: string[]): Target | null {
  const landingPage = reference.landingBySlug.get(slug);
  const category = levels.length > 0 ? reference.categoryByPath.get(`/${levels.join('/')}`) : null;
  return landingPage && category !== undefined
    ? { nivel: 'product/listing/landing-page', landingPage, category }
    : null;
}

/** `/{slug}.html` is a product; a bare slug is an alias of a product, a list, a brand or a campaign. */
async function singleSlug(ctx: StoreContext, name: string): Promise<Target | null> {
  const slug = withoutHtml(name);
  const [product] = await ctx.db.select({ id: products.id }).from(products).where(eq(products.slug, slug));
  if (product) return { nivel: 'product/detail', productId: product.id };
  if (name !== slug) return null;
  return (await listTarget(ctx, slug)) ?? brandTarget(ctx, ['', slug]) ?? landingTarget(ctx, ['', slug]);
}

async function listTarget(ctx: StoreContext, slug: string): Promise<Target | null> {
  const [list] = await ctx.db.select({ id: lists.id }).from(lists).where(eq(lists.slug, slug));
  return list ? { nivel: 'list/detail', listId: list.id } : null;
}
