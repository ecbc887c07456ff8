import { KIT_CONTENT } from '@/lib/screens/platform-content';

export const content = KIT_CONTENT;
