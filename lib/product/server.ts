import 'server-only';
import { sharedRead } from '@/lib/cache/data-cache';
import { CHROME_FRESH, DATA_FRESH } from '@/lib/cache/lifetimes';
import { readShowcase } from '@/lib/store-api/endpoints/blocks';
import { readList, readProduct } from '@/lib/store-api/endpoints/pages';
import { orNothing } from '@/lib/store-api/optional';
import type { Detalhe } from '@/lib/store-api/schemas/paginas';
import { currentStorefront } from '@/lib/storefront/current';

const SHOWCASE_LIMIT = 5;

/** Without the choice of lenses in a shop that sells none (VARIANT-01). */
function shownParts({ estrutura, conteudo }: Detalhe): Detalhe {
  const { lenses } = currentStorefront().features;
  return { estrutura, conteudo: lenses ? conteudo : { ...conteudo, personalizacoes: [] } };
}

/** The product behind a path, shared by middleware and page. @throws StoreApiError (PDP-01, PDP-03) */
export function readProductPage(path: string) {
  return sharedRead(`product ${path}`, DATA_FRESH, async () => shownParts(await readProduct(path)));
}

/** The kit behind a path, shared by middleware and page. @throws StoreApiError (API-09) */
export function readListDetailPage(path: string) {
  return sharedRead(`list ${path}`, DATA_FRESH, () => readList(path));
}

/** A showcase beside a product, or null when there is nothing to show (PDP-27, PDP-28, CARD-19). */
export async function readProductShowcase(slug: string, productId: number) {
  const key = `showcase ${slug} ${productId}`;
  const params = { productId, limit: SHOWCASE_LIMIT };
  const vitrine = await orNothing(
    sharedRead(key, CHROME_FRESH, () => readShowcase(slug, params)),
    null,
  );
  return vitrine !== null && vitrine.produtos.length > 0 ? vitrine : null;
}
