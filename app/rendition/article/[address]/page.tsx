import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { articleAt } from '@/components/content/pages/articles';
import { PageFrame } from '@/components/content/pages/page-frame';
import { toSideMenuGroups } from '@/components/content/pages/side-menu';
import { BreadcrumbStructuredData } from '@/components/seo/structured-data';
import { Prose } from '@/components/ui/prose';
import { whatsappLink } from '@/lib/catalog/product/whatsapp';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readSideMenus } from '@/lib/content/cms-pages';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import { PAGES } from '@/lib/screens/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { decodeAddress } from '@/lib/shared/address-segment';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ address: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path } = decodeAddress((await params).address);
  const article = articleAt(path);
  if (article === undefined) notFound();
  const { title, description } = article;
  return pageMetadata({ seo: null, title, description, path });
}

/** An article of the shop itself, such as its accessibility statement. */
export default async function ArticlePage({ params }: Props) {
  const { path } = decodeAddress((await params).address);
  const article = articleAt(path);
  if (article === undefined) notFound();
  const { title, Body } = article;
  const [menu, settings] = await Promise.all([readSideMenus(path), readShopSettings()]);
  const breadcrumb = PAGES.article.breadcrumb({ title });
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
