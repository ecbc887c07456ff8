import 'server-only';
import { DATA_TTL, SHELL_TTL } from '@/lib/config/cache-limits';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { cachedRead } from '@/lib/platform/data-cache';
import { readShowcase } from '@/lib/platform/endpoints/blocks';
import { readKit, readProduct } from '@/lib/platform/endpoints/page-reads';
import { withFallback } from '@/lib/platform/optional';
import { pathTag, productTags } from '@/lib/platform/purges';
import type { Detalhe } from '@/lib/platform/schemas/page-content';

const SHOWCASE_LIMIT = 5;

/** Removes the lens choice in a storefront without lenses. */
function withEnabledFeatures({ estrutura, conteudo }: Detalhe): Detalhe {
  const { lenses } = currentStorefront().features;
  return { estrutura, conteudo: lenses ? conteudo : { ...conteudo, personalizacoes: [] } };
}

/** The product at a path. Cached, so that middleware and page read it once. @throws StoreApiError */
export function readProductPage(path: string) {
  return cachedRead(
    `product ${path}`,
    DATA_TTL,
    async () => withEnabledFeatures(await readProduct(path)),
    ({ conteudo }) => [pathTag(path), ...productTags([conteudo])],
  );
}

/** The kit at a path. Cached, so that middleware and page read it once. @throws StoreApiError */
export function readKitPage(path: string) {
  return cachedRead(
    `list ${path}`,
    DATA_TTL,
    () => readKit(path),
    ({ conteudo }) => [pathTag(path), ...productTags(conteudo.produtos)],
  );
}

/** A showcase of a product page; null if it is empty or fails. */
export async function readProductShowcase(slug: string, productId: number) {
  const key = `showcase ${slug} ${productId}`;
  const params = { productId, limit: SHOWCASE_LIMIT };
  const vitrine = await withFallback(
    cachedRead(
      key,
      SHELL_TTL,
      () => readShowcase(slug, params),
      ({ produtos }) => productTags(produtos),
    ),
    null,
  );
  return vitrine !== null && vitrine.produtos.length > 0 ? vitrine : null;
}
