import { LISTING, type ScreenFacts } from '@/lib/screens/screen-facts';

export const screen = {
  ...LISTING,
  level: 'product/listing/brand',
  maxSegments: 5,
  sitemap: { kind: 'marca', reads: 'brand' },
} as const satisfies ScreenFacts;
