import { OWN_PAGE, type ScreenFacts } from '@/lib/screens/screen-facts';

export const screen = { ...OWN_PAGE, isPreviewOnly: true } as const satisfies ScreenFacts;
