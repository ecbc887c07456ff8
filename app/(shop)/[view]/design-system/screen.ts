import { OWN_PAGE, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = { ...OWN_PAGE, isPreviewOnly: true } as const satisfies ScreenConfig;
