import { readRequiredBrands } from '@/lib/content/shell/read-shell';
import type { ScreenContent } from '@/lib/screens/screen-content';

export const content = {
  read: readRequiredBrands,
  readPreview: async () => null,
  breadcrumb: null,
  tracking: null,
} satisfies ScreenContent;
