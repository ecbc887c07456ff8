import { LISTING, type ScreenFacts } from '@/lib/screens/screen-facts';

export const screen = {
  ...LISTING,
  level: 'product/listing/category',
  pattern: /^(?:\/[^/]+){2,4}$/,
  sitemap: { kind: 'categoria', reads: 'category' },
} as const satisfies ScreenFacts;
