import { LISTING, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  ...LISTING,
  level: 'product/listing/category',
  pattern: /^(?:\/[^/]+){2,4}$/,
  sitemap: { kind: 'categoria', reads: 'category' },
} as const satisfies ScreenConfig;
