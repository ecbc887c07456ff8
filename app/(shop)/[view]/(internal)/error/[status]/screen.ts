import { OWN_PAGE } from '@/lib/screens/screen-facts';

export const screen = OWN_PAGE;
