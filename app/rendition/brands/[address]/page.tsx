import type { Metadata } from 'next';
import { BrandsScreen } from '@/components/institutional/brands-screen';
import { rotaHref } from '@/lib/routing/shop-href';
import { pageMetadata } from '@/lib/seo/metadata';
import { readActiveBrands } from '@/lib/shell/server';
import { currentStorefront } from '@/lib/storefront/current';

export const dynamic = 'force-static';
export const revalidate = 60;

/** None at build time: the build needs no platform. */
export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Metadata {
  return pageMetadata({
    seo: null,
    title: 'Marcas',
    description: currentStorefront().words.brandsDescription,
    path: '/marcas',
  });
}

/** Brands index (BRAND-01 to BRAND-03). */
export default async function BrandsPage() {
  const marcas = await readActiveBrands();
  return (
    <BrandsScreen
      brands={marcas.map(({ nome, rota }) => ({ label: nome, href: rotaHref(rota) ?? '/marcas' }))}
    />
  );
}
