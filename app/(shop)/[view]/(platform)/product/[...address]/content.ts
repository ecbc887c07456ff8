import { productPageData } from '@/lib/analytics/shop-page-data';
import { readProductPage } from '@/lib/catalog/product/read-product';
import { picturePreview, platformBreadcrumb, type ScreenContent } from '@/lib/screens/screen-content';

const read = ({ path }: { path: string }) => readProductPage(path);

export const content = {
  read,
  readPreview: picturePreview(read),
  breadcrumb: platformBreadcrumb,
  tracking: productPageData,
} satisfies ScreenContent;
