import { BUILT_IN_PAGE, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  ...BUILT_IN_PAGE,
  sitemap: { kind: 'pagina', reads: 'nothing' },
} as const satisfies ScreenConfig;
