import 'server-only';
import { DATA_TTL, SHELL_TTL } from '@/lib/config/cache-limits';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { cachedRead } from '@/lib/platform/data-cache';
import { readShowcase } from '@/lib/platform/endpoints/blocks';
import { readKit, readProduct } from '@/lib/platform/endpoints/page-reads';
import { withFallback } from '@/lib/platform/optional';
import { pathTag, productTags } from '@/lib/platform/purges';
import type { Detalhe } from '@/lib/platform/schemas/page-content';
import type { Produto } from '@/lib/platform/schemas/product';

const SHOWCASE_LIMIT = 5;
/** Five colours of a model are one product of a showcase. */
const WIDER_LIMIT = 20;

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

async function readSeveral(slug: string, productId: number, limit: number) {
  const key = `showcase ${slug} ${productId} ${limit}`;
  const vitrine = await withFallback(
    cachedRead(
      key,
      SHELL_TTL,
      () => readShowcase(slug, { productId, limit }),
      ({ produtos }) => productTags(produtos),
    ),
    null,
  );
  return vitrine !== null && vitrine.produtos.length > 0 ? vitrine : null;
}

type Choose = (products: readonly Produto[]) => readonly Produto[];

/**
 * A showcase of a product page with those of its products that `choose` leaves; null when it is empty or fails. Where
 * fewer than five are left of five, more are read (PDP-56).
 */
export async function readProductShowcase(slug: string, productId: number, choose: Choose) {
  const vitrine = await readSeveral(slug, productId, SHOWCASE_LIMIT);
  if (vitrine === null) return null;
  const produtos = choose(vitrine.produtos);
  if (produtos.length >= SHOWCASE_LIMIT || vitrine.produtos.length < SHOWCASE_LIMIT)
    return { ...vitrine, produtos };
  const more = await readSeveral(slug, productId, WIDER_LIMIT);
  return more === null ? { ...vitrine, produtos } : { ...vitrine, produtos: choose(more.produtos) };
}
