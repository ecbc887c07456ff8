import type { Metadata } from 'next';
import { BrandsScreen } from '@/components/content/pages/brands-screen';
import { BreadcrumbStructuredData } from '@/components/seo/structured-data';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readBrandIndex } from '@/lib/content/brand-index';
import { pageMetadata } from '@/lib/seo/metadata';
import { content } from './content';

export const dynamic = 'force-static';
export const revalidate = 60;

const PATH = '/marcas';
const TITLE = 'Marcas';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    seo: null,
    title: TITLE,
    description: currentStorefront().copy.brandsDescription,
    path: PATH,
  });
}

/** Index of the brands. */
export default async function BrandsPage() {
  const index = await readBrandIndex(PATH);
  const breadcrumb = content.breadcrumb({ title: TITLE });
  return (
    <>
      <BreadcrumbStructuredData items={breadcrumb} path={PATH} />
      <BrandsScreen
        title={TITLE}
        lead={currentStorefront().copy.brandsDescription}
        breadcrumb={breadcrumb}
        {...index}
      />
    </>
  );
}
