import type { Metadata } from 'next';
import { PageFrame } from '@/components/content/pages/page-frame';
import { Comparison } from '@/components/purchase/comparison/comparison';
import { BreadcrumbStructuredData } from '@/components/seo/structured-data';
import { titleBreadcrumb } from '@/lib/catalog/hrefs';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 60;

const PATH = '/comparar';
const TITLE = 'Comparar armações';

/** Empty as served, and so not for search engines: everybody compares other ones. */
export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    seo: null,
    title: TITLE,
    description: 'Até quatro armações lado a lado: medidas, preço, material e lentes.',
    path: PATH,
    isIndexed: false,
  });
}

/** Frames side by side. */
export default function ComparisonPage() {
  const breadcrumb = titleBreadcrumb(TITLE);
  return (
    <PageFrame title={TITLE} breadcrumb={breadcrumb} isCompact>
      <BreadcrumbStructuredData items={breadcrumb} path={PATH} />
      <Comparison />
      <noscript>
        <p>A comparação precisa de JavaScript. As medidas estão na página de cada produto.</p>
      </noscript>
    </PageFrame>
  );
}
