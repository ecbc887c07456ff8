import 'server-only';
import { oneOfEachModel } from '@/lib/catalog/product/recommendations';
import { DATA_TTL } from '@/lib/config/cache-limits';
import { cachedRead } from '@/lib/platform/data-cache';
import { readListing } from '@/lib/platform/endpoints/listings';
import { withFallback } from '@/lib/platform/optional';
import { displayPrices } from '@/lib/platform/prices';
import { productTags } from '@/lib/platform/purges';
import type { Produto } from '@/lib/platform/schemas/product';

/** Products read from each category, in the platform's order: a page of a listing. */
const LOOKED_AT = 24;

/** Discount as a share of the old price, 0 to 1. */
function discountOf({ precos }: Pick<Produto, 'precos'>): number {
  const prices = displayPrices(precos);
  return prices?.de ? (prices.de - prices.por) / prices.de : 0;
}

async function readCategory(path: string): Promise<readonly Produto[]> {
  const listing = await withFallback(
    cachedRead(
      `discounted ${path}`,
      DATA_TTL,
      () => readListing('category', path, 0, LOOKED_AT),
      ({ conteudo }) => ['listing', ...productTags(conteudo.produtos)],
    ),
    null,
  );
  return listing?.conteudo.produtos ?? [];
}

/**
 * Products that cost less than their old price, the largest discount first, with one colour of each model.
 * Empty if there are none, or the listings cannot be read.
 * @param paths of categories
 */
export async function readDiscountedProducts(paths: readonly string[], limit: number): Promise<Produto[]> {
  const products = (await Promise.all(paths.map(readCategory))).flat();
  const discounted = products
    .filter((product) => product.status === 'disponivel' && discountOf(product) > 0)
    .toSorted((one, other) => discountOf(other) - discountOf(one));
  return oneOfEachModel(null, discounted).slice(0, limit);
}
