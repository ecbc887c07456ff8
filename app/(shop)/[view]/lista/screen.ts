import { LISTING, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  ...LISTING,
  level: 'list/listing',
  sitemap: { kind: 'pagina', reads: 'kit-index' },
} as const satisfies ScreenConfig;
