import { LISTING, type ScreenFacts } from '@/lib/screens/screen-facts';

export const screen = {
  ...LISTING,
  level: 'list/listing',
  sitemap: { kind: 'pagina', reads: 'kit-index' },
} as const satisfies ScreenFacts;
