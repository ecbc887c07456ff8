import type { Row } from './operation';
import { catalogueRows } from './rows/catalogue';
import { checkoutRows } from './rows/checkout';
import { formRows } from './rows/forms';

const TABLE: Row[] = [...checkoutRows, ...catalogueRows, ...formRows];

/** The row of a path below /v2/front/, if it has one. */
export function findRow(path: string): Row | undefined {
  return TABLE.find((row) => row.path.test(path));
}
