import { OWN_PAGE, type ScreenFacts } from '@/lib/screens/screen-facts';

export const screen = {
  ...OWN_PAGE,
  level: 'page',
  sitemap: { kind: 'pagina', reads: 'cms-page' },
} as const satisfies ScreenFacts;
