import { OWN_PAGE, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  ...OWN_PAGE,
  sitemap: { kind: 'pagina', reads: 'nothing' },
} as const satisfies ScreenConfig;
