import 'server-only';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { readProductPage } from '@/lib/catalog/product/read-product';
import { type Variant, variantsOf } from '@/lib/catalog/product/sold-variants';
import { serverConfig } from '@/lib/config/environment';
import { isStoreApiError } from '@/lib/platform/errors';
import type { Detalhe } from '@/lib/platform/schemas/page-content';
import { pathOfProduct, rememberProducts } from './product-index';

/** The product for an identifier, and the variant if the identifier names one. */
export type Found = { detail: Detalhe; path: string; variant: Variant | null };

const VARIANT_ID = /^(\d{1,15})-(\d{1,15})$/;
const HANDLE = /^[\w%.~-]{1,150}$/;

/**
 * The result of `read`; null if the platform returns "not found".
 * @throws StoreApiError for other failures
 */
async function nullIfAbsent<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (isStoreApiError(error) && error.kind === 'absent') return null;
    throw error;
  }
}

/** The product at a path; null if there is none. @throws StoreApiError */
export async function readAt(path: string): Promise<Omit<Found, 'variant'> | null> {
  const detail = await nullIfAbsent(readProductPage(path));
  if (detail === null) return null;
  rememberProducts([{ ...detail.conteudo, rota: { path, query: {} } }]);
  return { detail, path };
}

/** The path of a handle, of a path, or of a full address of this shop. */
function pathOfHandle(id: string): string | null {
  const { siteUrl } = serverConfig();
  const text = id.startsWith(`${siteUrl}/`) ? id.slice(siteUrl.length) : id;
  const handle = text.replace(/^\//, '').replace(/\.html$/, '');
  return HANDLE.test(handle) && /[a-z]/i.test(handle) && !handle.includes('..') ? `/${handle}.html` : null;
}

/** The last resort: searches for an id or SKU and accepts only an exact match. */
async function pathBySearch(id: string): Promise<string | null> {
  const listing = await nullIfAbsent(readListingPage('search', '/busca', { busca: id }));
  const product = listing?.conteudo.produtos.find(
    (one) => String(one.id) === id || one.sku.toLowerCase() === id.toLowerCase(),
  );
  return product?.rota?.path ?? null;
}

async function byIdOrSku(id: string): Promise<Omit<Found, 'variant'> | null> {
  const known = await pathOfProduct(id);
  const found = known === null ? null : await readAt(known);
  if (found !== null) return found;
  const handle = pathOfHandle(id);
  const named = handle === null ? null : await readAt(handle);
  if (named !== null) return named;
  const searched = await pathBySearch(id);
  return searched === null ? null : readAt(searched);
}

/**
 * The product or variant for an identifier: id, variant id, SKU, handle or address.
 * @throws StoreApiError if the platform fails
 */
export async function findProduct(id: string): Promise<Found | null> {
  const [, productId] = VARIANT_ID.exec(id) ?? [];
  if (productId !== undefined) {
    const product = await byIdOrSku(productId);
    const variant = product && variantsOf(product.detail.conteudo).find((one) => one.id === id);
    if (product && variant) return { ...product, variant };
  }
  const product = await byIdOrSku(id);
  if (product !== null) {
    const bySku = variantsOf(product.detail.conteudo).find(
      ({ sku }) => sku.toLowerCase() === id.toLowerCase(),
    );
    return { ...product, variant: bySku ?? null };
  }
  // The SKU of a size starts with the product's SKU.
  const base = /^(.+)-\d{1,15}$/.exec(id)?.[1];
  const sized = base === undefined ? null : await byIdOrSku(base);
  const variant =
    sized && variantsOf(sized.detail.conteudo).find(({ sku }) => sku.toLowerCase() === id.toLowerCase());
  return sized && variant ? { ...sized, variant } : null;
}
