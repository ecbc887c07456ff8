import type { Metadata } from 'next';
import { staticPageBody } from '@/components/compositions/static-page-body';
import { PageFrame } from '@/components/content/pages/page-frame';
import { toSideMenuGroups } from '@/components/content/pages/side-menu';
import { STATIC_PAGES, type StaticPagePath } from '@/components/content/pages/static-pages';
import { BreadcrumbStructuredData } from '@/components/seo/structured-data';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readSideMenus } from '@/lib/content/cms-pages';
import { STATIC_PAGE_CONTENT } from '@/lib/screens/platform-content';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { path: StaticPagePath };

async function staticPageMetadata(path: StaticPagePath): Promise<Metadata> {
  const { title, description } = STATIC_PAGES[path];
  const platformPage = await STATIC_PAGE_CONTENT.read({ path });
  return pageMetadata({
    seo: platformPage?.estrutura.seo ?? null,
    title,
    description: description(currentStorefront()),
    path,
  });
}

async function StaticPage({ path }: Props) {
  const { title, crumb } = STATIC_PAGES[path];
  const [platformPage, menu] = await Promise.all([STATIC_PAGE_CONTENT.read({ path }), readSideMenus(path)]);
  const breadcrumb = STATIC_PAGE_CONTENT.breadcrumb({ title: crumb });
  return (
    <PageFrame title={title} breadcrumb={breadcrumb} menus={toSideMenuGroups(menu)} currentPath={path}>
      <BreadcrumbStructuredData items={breadcrumb} path={path} />
      {await staticPageBody(path, platformPage?.conteudo.pagina.descricao ?? '')}
    </PageFrame>
  );
}

/** The exports of a static page of the shop, with the platform's text and menus if there are any. */
export const staticPage = (path: StaticPagePath) => ({
  generateMetadata: () => staticPageMetadata(path),
  show: () => <StaticPage path={path} />,
});
