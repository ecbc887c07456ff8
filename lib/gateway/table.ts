import type { Row } from './operation';
import { catalogueRows } from './rows/catalogue';
import { checkoutRows } from './rows/checkout';
import { formRows } from './rows/forms';
import { listingRows } from './rows/listings';
import { ownRows } from './rows/own';
import { purchaseRows } from './rows/purchase';
import { wishlistRows } from './rows/wishlist';

const TABLE: Row[] = [
  ...checkoutRows,
  ...catalogueRows,
  ...listingRows,
  ...formRows,
  ...wishlistRows,
  ...ownRows,
  ...purchaseRows,
];

/** The row of a path below /v2/front/, if it has one. */
export function findRow(path: string): Row | undefined {
  return TABLE.find((row) => row.path.test(path));
}
