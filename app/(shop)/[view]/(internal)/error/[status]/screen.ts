import { BUILT_IN_PAGE } from '@/lib/screens/screen-config';

export const screen = BUILT_IN_PAGE;
