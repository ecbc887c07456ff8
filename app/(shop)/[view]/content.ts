import { homePageData } from '@/lib/analytics/shop-page-data';
import { readHomePage } from '@/lib/platform/endpoints/home-blocks';
import { type ScreenContent, seoPreview } from '@/lib/screens/screen-content';

export const content = {
  read: readHomePage,
  readPreview: seoPreview(readHomePage),
  breadcrumb: null,
  tracking: () => homePageData,
} satisfies ScreenContent;
