import { CMS_PAGE_CONTENT } from '@/lib/screens/platform-content';

export const content = CMS_PAGE_CONTENT;
