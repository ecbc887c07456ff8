import { readStoreReviews } from '@/lib/catalog/reviews/reviews-service';
import { readBlogPosts } from '@/lib/content/blog-posts';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import { readSearchStart } from '@/lib/content/shell/search-start';
import { catalogRows, listingRows } from '@/lib/gateway/rows/catalog';
import { wishlistRows } from '@/lib/gateway/rows/checkout';
import type { Row } from '@/lib/gateway/rows/operation';
import { pixPercent } from '@/lib/purchase/cart/cart';
import { readComparedProduct } from '@/lib/purchase/comparison/read-compared-product';
import { buyKitByForm, isKitForm } from '@/lib/purchase/kit/form-handler';
import { checkoutRows } from './rows/checkout';
import { formRows } from './rows/forms';
import { purchaseRows } from './rows/purchase';

/** A product to compare, with its Pix price. */
async function readCompared(path: string) {
  const settings = await readShopSettings();
  return readComparedProduct(path, pixPercent(settings?.pagamento.geral.descontoVista ?? {}));
}

/**
 * Rows that need no call to the platform: services of third parties, whose tokens stay on the server, data
 * that pages have read, and the form for kits.
 */
const localRows: Row[] = [
  { path: /^blog\/posts$/, operations: { GET: { read: readBlogPosts, limit: 'read' } } },
  { path: /^reviews\/store$/, operations: { GET: { read: readStoreReviews, limit: 'read' } } },
  {
    path: /^comparison\/[^/]{1,200}$/,
    operations: { GET: { read: readCompared, limit: 'search' } },
  },
  { path: /^search\/start$/, operations: { GET: { read: readSearchStart, limit: 'read' } } },
  {
    path: /^kit\/form$/,
    operations: { POST: { accepts: isKitForm, form: buyKitByForm, limit: 'cart' } },
  },
];

/** Everything that browsers may call. */
export const TABLE: readonly Row[] = [
  ...checkoutRows,
  ...catalogRows,
  ...listingRows,
  ...formRows,
  ...wishlistRows,
  ...localRows,
  ...purchaseRows,
];

/** The row of a path below /v2/front/. */
export function findRow(path: string): Row | undefined {
  return TABLE.find((row) => row.path.test(path));
}
