import { LISTING, type ScreenFacts } from '@/lib/screens/screen-facts';

export const screen = {
  ...LISTING,
  level: 'product/listing/search',
  cache: 'variant',
} as const satisfies ScreenFacts;
