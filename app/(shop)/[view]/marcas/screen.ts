import { BUILT_IN_PAGE, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  ...BUILT_IN_PAGE,
  // The brands are required.
  isStatic: false,
  sitemap: { kind: 'pagina', reads: 'nothing' },
} as const satisfies ScreenConfig;
