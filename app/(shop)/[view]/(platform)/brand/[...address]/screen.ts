import { LISTING, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  ...LISTING,
  level: 'product/listing/brand',
  sitemap: { kind: 'marca', reads: 'brand' },
} as const satisfies ScreenConfig;
