import { OWN_PAGE, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  ...OWN_PAGE,
  level: 'page',
  sitemap: { kind: 'pagina', reads: 'cms-page' },
} as const satisfies ScreenConfig;
