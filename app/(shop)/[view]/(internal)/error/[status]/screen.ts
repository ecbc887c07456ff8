import { OWN_PAGE } from '@/lib/screens/screen-config';

export const screen = OWN_PAGE;
