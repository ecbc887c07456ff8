import type { Metadata } from 'next';
import { PageFrame } from '@/components/content/pages/page-frame';
import { OwnMeasure } from '@/components/purchase/measure/own-measure';
import { BreadcrumbStructuredData } from '@/components/seo/structured-data';
import { titleBreadcrumb } from '@/lib/catalog/hrefs';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 60;

const PATH = '/minha-medida';
const TITLE = 'Minha medida';

/** Empty as served, and so not for search engines: everybody has another measure. */
export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    seo: null,
    title: TITLE,
    description: 'Guarde a sua medida neste aparelho e veja quais armações servem em você.',
    path: PATH,
    isIndexed: false,
  });
}

/** The shopper's measure: the data on the device, and the ways to measure. */
export default function OwnMeasurePage() {
  const breadcrumb = titleBreadcrumb(TITLE);
  return (
    <PageFrame title={TITLE} breadcrumb={breadcrumb}>
      <BreadcrumbStructuredData items={breadcrumb} path={PATH} />
      <OwnMeasure hasTryOn={currentStorefront().features.tryOn} />
      <noscript>
        <p>A sua medida fica guardada por JavaScript. As medidas de cada armação estão na página dela.</p>
      </noscript>
    </PageFrame>
  );
}
