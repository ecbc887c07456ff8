import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { articleAt } from '@/components/institutional/articles';
import { PageFrame } from '@/components/institutional/page-frame';
import { sideMenuGroups } from '@/components/institutional/side-menu-groups';
import { Prose } from '@/components/ui/prose';
import { readSideMenus } from '@/lib/institutional/server';
import { whatsappLink } from '@/lib/product/whatsapp';
import { decodeAddress } from '@/lib/routing/rendition';
import { pageMetadata } from '@/lib/seo/metadata';
import { readShopSettings } from '@/lib/shell/server';
import { currentStorefront } from '@/lib/storefront/current';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ address: string }> };

/** None at build time: the shell around the page asks the platform for its menus. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path } = decodeAddress((await params).address);
  const article = articleAt(path);
  if (article === undefined) notFound();
  const { title, description } = article;
  return pageMetadata({ seo: null, title, description, path });
}

/** An article of the shop itself, such as its accessibility statement (ROUTE-12, INST-23, L11). */
export default async function ArticlePage({ params }: Props) {
  const { path } = decodeAddress((await params).address);
  const article = articleAt(path);
  if (article === undefined) notFound();
  const { title, Body } = article;
  const [menu, settings] = await Promise.all([readSideMenus(path), readShopSettings()]);
  const number = settings?.sistema.geral.site.whatsapp ?? '';
  return (
    <PageFrame
      title={title}
      breadcrumb={[
        { label: 'Home', href: '/' },
        { label: title, href: null },
      ]}
      menus={sideMenuGroups(menu)}
      currentPath={path}
    >
      <Prose>
        <Body
          storefront={currentStorefront()}
          whatsappHref={whatsappLink(number, `Olá! Preciso de ajuda com a página ${title}.`)}
        />
      </Prose>
    </PageFrame>
  );
}
