import { BUILT_IN_PAGE, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  ...BUILT_IN_PAGE,
  level: 'page',
  sitemap: { kind: 'pagina', reads: 'cms-page' },
} as const satisfies ScreenConfig;
