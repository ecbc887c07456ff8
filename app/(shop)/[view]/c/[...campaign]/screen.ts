import { LISTING, type ScreenFacts } from '@/lib/screens/screen-facts';

export const screen = {
  ...LISTING,
  level: 'product/listing/landing-page',
  maxSegments: 5,
  sitemap: { kind: 'campanha', reads: 'landing-page' },
} as const satisfies ScreenFacts;
