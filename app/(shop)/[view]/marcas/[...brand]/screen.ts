import { LISTING, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  ...LISTING,
  level: 'product/listing/brand',
  maxSegments: 5,
  sitemap: { kind: 'marca', reads: 'brand' },
} as const satisfies ScreenConfig;
