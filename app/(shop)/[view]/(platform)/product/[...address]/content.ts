import { productPageData } from '@/lib/analytics/shop-page-data';
import { readMeasurements } from '@/lib/catalog/product/measurements-by-size';
import { readProductPage } from '@/lib/catalog/product/read-product';
import { namedSize, sizeQuery } from '@/lib/catalog/product/size-address';
import { SIZE_KEY } from '@/lib/catalog/product/size-href';
import type { Query } from '@/lib/platform/canonical-query';
import type { Detalhe } from '@/lib/platform/schemas/page-content';
import {
  choiceOf,
  picturePreview,
  platformBreadcrumb,
  type ScreenContent,
} from '@/lib/screens/screen-content';

/** The address may contain a size. */
function chosenSize({ conteudo }: Detalhe, query: Query): Query {
  const measured = readMeasurements(conteudo) ?? [];
  return sizeQuery(conteudo, namedSize(conteudo, query[SIZE_KEY] ?? '', measured));
}

const read = ({ path }: { path: string }) => readProductPage(path);

export const content = {
  read,
  readChoice: choiceOf(read, chosenSize),
  readPreview: picturePreview(read),
  breadcrumb: platformBreadcrumb,
  tracking: productPageData,
} satisfies ScreenContent;
