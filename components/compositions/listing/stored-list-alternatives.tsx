import 'server-only';
import { extraCards } from '@/components/catalog/listing/popular-products';
import type { NumberedCard } from '@/components/catalog/listing/popular-section';
import type { Candidate } from '@/components/purchase/comparison/candidates';
import type { WayOn } from '@/components/purchase/empty-list';
import { toCard } from '@/lib/catalog/card/card';
import { imageUrl } from '@/lib/catalog/card/pictures';
import { rotaHref } from '@/lib/catalog/hrefs';
import type { CategoryLink } from '@/lib/catalog/listing/facets';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import { readAlternatives } from './alternatives';

/** Fills the scrolling row, even after the favourites page has removed products that are already favourites. */
const MAX_PRODUCTS = 8;

const waysOf = (categories: readonly CategoryLink[]): WayOn[] =>
  categories.map(({ nome, href }) => ({ label: nome, href }));

/** Lists of the shop, and popular products as links that add them to the comparison. */
export async function readComparisonStart(): Promise<{ ways: WayOn[]; popular: Candidate[] }> {
  const { categories, produtos } = await readAlternatives(MAX_PRODUCTS);
  const popular = produtos.flatMap((produto) => {
    const { rota, nome, midias } = produto;
    const href = rotaHref(rota);
    const imagem = imageUrl(midias.imagens[0], 'medium', 'big');
    return href ? [{ href, nome, imagem, prices: toCard(produto, '').prices }] : [];
  });
  return { ways: waysOf(categories), popular };
}

/** Link to a popular frame with the try-on open; null if the shop has no such frame. */
export async function readTryOnHref(): Promise<string | null> {
  const { features } = currentStorefront();
  if (!features.tryOn || !features.measurements) return null;
  const { popular } = await readComparisonStart();
  const [first] = popular;
  return first ? `${first.href}#provar` : null;
}

/** Offers of an empty list on the shopper's device: lists of the shop and popular products. */
export async function readDeviceAlternatives(): Promise<{
  ways: WayOn[];
  /** Of a product that is not among the first, which are shown below it; '' for none. */
  picture: string;
  popular: { title: string; cards: NumberedCard[] };
}> {
  const [{ categories, title, produtos }, settings] = await Promise.all([
    readAlternatives(MAX_PRODUCTS),
    readShopSettings(),
  ]);
  return {
    ways: waysOf(categories),
    picture: imageUrl(produtos.at(-1)?.midias.imagens[0], 'big', 'medium'),
    popular: {
      title,
      cards: extraCards({ produtos, whatsapp: settings?.sistema.geral.site.whatsapp ?? '' }),
    },
  };
}
