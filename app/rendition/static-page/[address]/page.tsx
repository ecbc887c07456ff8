import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { staticPageBody } from '@/components/compositions/static-page-body';
import { PageFrame } from '@/components/content/pages/page-frame';
import { toSideMenuGroups } from '@/components/content/pages/side-menu';
import { staticPageAt } from '@/components/content/pages/static-pages';
import { BreadcrumbStructuredData } from '@/components/seo/structured-data';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readSideMenus } from '@/lib/content/cms-pages';
import { PAGES } from '@/lib/screens/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { decodeAddress } from '@/lib/shared/address-segment';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ address: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = staticPageAt(decodeAddress((await params).address).path);
  if (page === null) notFound();
  const { path, title, description } = page;
  const platformPage = await PAGES['static-page'].read({ path });
  return pageMetadata({
    seo: platformPage?.estrutura.seo ?? null,
    title,
    description: description(currentStorefront()),
    path,
  });
}

/** A page of the shop itself, with the platform's text and menus when it has any. */
export default async function StaticPage({ params }: Props) {
  const page = staticPageAt(decodeAddress((await params).address).path);
  if (page === null) notFound();
  const { path, title, crumb } = page;
  const [platformPage, menu] = await Promise.all([PAGES['static-page'].read({ path }), readSideMenus(path)]);
  const breadcrumb = PAGES['static-page'].breadcrumb({ title: crumb });
  return (
    <PageFrame title={title} breadcrumb={breadcrumb} menus={toSideMenuGroups(menu)} currentPath={path}>
      <BreadcrumbStructuredData items={breadcrumb} path={path} />
      {await staticPageBody(path, platformPage?.conteudo.pagina.descricao ?? '')}
    </PageFrame>
  );
}
