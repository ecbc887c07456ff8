import type { Metadata } from 'next';
import { ARTICLES, type ArticlePath } from '@/components/content/pages/articles';
import { PageFrame } from '@/components/content/pages/page-frame';
import { toSideMenuGroups } from '@/components/content/pages/side-menu';
import { BreadcrumbStructuredData } from '@/components/seo/structured-data';
import { Prose } from '@/components/ui/rich-text';
import { titleBreadcrumb } from '@/lib/catalog/hrefs';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readSideMenus } from '@/lib/content/cms-pages';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { whatsappLink } from '@/lib/shared/whatsapp';

type Props = { path: ArticlePath };

async function articleMetadata(path: ArticlePath): Promise<Metadata> {
  const { title, description } = ARTICLES[path];
  return pageMetadata({ seo: null, title, description, path });
}

async function ArticlePage({ path }: Props) {
  const { title, Body } = ARTICLES[path];
  const [menu, settings] = await Promise.all([readSideMenus(path), readShopSettings()]);
  const breadcrumb = titleBreadcrumb(title);
  const number = settings?.sistema.geral.site.whatsapp ?? '';
  return (
    <PageFrame title={title} breadcrumb={breadcrumb} menus={toSideMenuGroups(menu)} currentPath={path}>
      <BreadcrumbStructuredData items={breadcrumb} path={path} />
      <Prose>
        <Body
          storefront={currentStorefront()}
          whatsappHref={whatsappLink(number, `Olá! Preciso de ajuda com a página ${title}.`)}
        />
      </Prose>
    </PageFrame>
  );
}

/** The exports of a page with one of the shop's articles, such as its accessibility statement. */
export const articlePage = (path: ArticlePath) => ({
  generateMetadata: () => articleMetadata(path),
  show: () => <ArticlePage path={path} />,
});
