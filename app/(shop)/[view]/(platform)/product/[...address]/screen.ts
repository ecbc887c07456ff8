import { SIZE_KEY } from '@/lib/catalog/product/size-href';
import type { ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  level: 'product/detail',
  pattern: /^\/[^/]+\.html$/,
  isStatic: false,
  cache: 'path',
  choiceKeys: [SIZE_KEY],
  skeleton: 'product',
  sitemap: null,
} as const satisfies ScreenConfig;
