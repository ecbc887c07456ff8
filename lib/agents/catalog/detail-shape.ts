import { rotaHref } from '@/lib/catalog/hrefs';
import { takesLenses } from '@/lib/catalog/product/loose-lenses';
import { currentStorefront } from '@/lib/config/storefronts/current';
import type { Detalhe } from '@/lib/platform/schemas/page-content';
import { cheapestLenses } from '@/lib/purchase/lens/cheapest-lenses';
import { lensGroups } from '@/lib/purchase/lens/options';
import { measurementsFor } from './measurements';
import { money } from './prices';
import { type ProductShape, productShape } from './product-shape';

/** Paths of a product's categories, the nearest first. */
function categoriesOf({ estrutura: { breadcrumb } }: Detalhe): string[] {
  const paths = breadcrumb.flatMap(({ rota }) => rotaHref(rota) ?? []);
  return paths
    .filter((path) => path !== '/' && !path.endsWith('.html') && !path.includes('?'))
    .map((path) => path.slice(1))
    .toReversed();
}

function makeShape(detail: Detalhe, path: string): ProductShape | null {
  const product = { ...detail.conteudo, rota: { path, query: {} } };
  const measurements = measurementsFor(product);
  const lenses = takesLenses(product) ? cheapestLenses(lensGroups(product.personalizacoes)) : null;
  const { freeShippingFrom } = currentStorefront();
  return productShape(product, {
    categories: categoriesOf(detail),
    metadata: {
      ...(measurements.length > 0 ? { measurements } : {}),
      ...(lenses === null ? {} : { lenses_from: money(lenses) }),
      ...(freeShippingFrom === null ? {} : { free_shipping_from: money(freeShippingFrom) }),
    },
  });
}

const shapes = new WeakMap<Detalhe, ProductShape | null>();

/**
 * A product with the facts that only its page has: categories, measurements, and the lowest price of its
 * lenses. Cached per platform response.
 */
export function detailShape(detail: Detalhe, path: string): ProductShape | null {
  const known = shapes.get(detail);
  if (known !== undefined) return known;
  const shape = makeShape(detail, path);
  shapes.set(detail, shape);
  return shape;
}
