import { OWN_PAGE, type ScreenFacts } from '@/lib/screens/screen-facts';

export const screen = {
  ...OWN_PAGE,
  // The brands are required.
  isStatic: false,
  sitemap: { kind: 'pagina', reads: 'nothing' },
} as const satisfies ScreenFacts;
