import { LISTING, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  ...LISTING,
  level: 'product/listing/landing-page',
  maxSegments: 5,
  sitemap: { kind: 'campanha', reads: 'landing-page' },
} as const satisfies ScreenConfig;
