import { listingContent } from '@/lib/screens/platform-content';

export const content = listingContent('category');
