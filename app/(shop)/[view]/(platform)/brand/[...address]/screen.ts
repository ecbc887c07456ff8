import { LISTING, type ScreenFacts } from '@/lib/screens/screen-facts';

export const screen = {
  ...LISTING,
  level: 'product/listing/brand',
  sitemap: { kind: 'marca', reads: 'brand' },
} as const satisfies ScreenFacts;
