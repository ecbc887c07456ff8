import { titleBreadcrumb } from '@/lib/catalog/hrefs';
import { readRequiredBrands } from '@/lib/content/shell/read-shell';
import type { ScreenContent } from '@/lib/screens/screen-content';

export const content = {
  read: readRequiredBrands,
  readPreview: async () => null,
  breadcrumb: ({ title }: { title: string }) => titleBreadcrumb(title),
  tracking: null,
} satisfies ScreenContent;
