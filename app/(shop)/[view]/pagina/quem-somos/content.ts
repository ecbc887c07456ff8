import { STATIC_PAGE_CONTENT } from '@/lib/screens/platform-content';

export const content = STATIC_PAGE_CONTENT;
