import type { Metadata } from 'next';
import { cmsPageBlocks } from '@/components/compositions/cms-page-blocks';
import { CmsPageScreen } from '@/components/content/pages/cms-page-screen';
import { ContentStack } from '@/components/content/pages/page-frame';
import { BreadcrumbStructuredData } from '@/components/seo/structured-data';
import { RichText } from '@/components/ui/rich-text';
import { readSideMenus } from '@/lib/content/cms-pages';
import { PAGES } from '@/lib/screens/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { decodeAddress } from '@/lib/shared/address-segment';
import { htmlToText } from '@/lib/shared/html/sanitise';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ address: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path } = decodeAddress((await params).address);
  const { estrutura, conteudo } = await PAGES['cms-page'].read({ path });
  const { nome, descricao } = conteudo.pagina;
  return pageMetadata({
    seo: estrutura.seo,
    title: nome || 'Institucional',
    description: htmlToText(descricao, 155),
    path,
  });
}

/** Institutional page of the platform, with what the shop adds to it. */
export default async function CmsPage({ params }: Props) {
  const { path } = decodeAddress((await params).address);
  const [page, menu] = await Promise.all([PAGES['cms-page'].read({ path }), readSideMenus(path)]);
  const breadcrumb = PAGES['cms-page'].breadcrumb(page);
  return (
    <CmsPageScreen pagina={page} menu={menu} breadcrumb={breadcrumb} path={path}>
      <BreadcrumbStructuredData items={breadcrumb} path={path} />
      <ContentStack>
        <RichText html={page.conteudo.pagina.descricao} />
        {await cmsPageBlocks(path)}
      </ContentStack>
    </CmsPageScreen>
  );
}
