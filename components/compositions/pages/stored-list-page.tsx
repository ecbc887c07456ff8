import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/content/pages/page-frame';
import { BreadcrumbStructuredData } from '@/components/seo/structured-data';
import { titleBreadcrumb } from '@/lib/catalog/hrefs';
import { pageMetadata } from '@/lib/seo/metadata';

type DeviceScreen = {
  path: string;
  title: string;
  description: string;
  isCompact?: boolean;
  content: () => ReactNode;
  /** Sentence for shoppers without JavaScript. */
  withoutScript: () => ReactNode;
};

/**
 * The exports of a page that shows data from the shopper's device. The served page is empty, and therefore not for
 * search engines.
 */
export const devicePage = ({ path, title, description, isCompact, ...screen }: DeviceScreen) => ({
  generateMetadata: (): Promise<Metadata> =>
    pageMetadata({ seo: null, title, description, path, isIndexed: false }),
  show: () => {
    const breadcrumb = titleBreadcrumb(title);
    return (
      <PageFrame title={title} breadcrumb={breadcrumb} isCompact={isCompact} fillsScreen>
        <BreadcrumbStructuredData items={breadcrumb} path={path} />
        {screen.content()}
        <noscript>
          <p>{screen.withoutScript()}</p>
        </noscript>
      </PageFrame>
    );
  },
});
