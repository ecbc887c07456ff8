import { KIT_INDEX_CONTENT } from '@/lib/screens/platform-content';

export const content = KIT_INDEX_CONTENT;
