import type { Metadata } from 'next';
import { withPageBlocks } from '@/components/compositions/cms-page-blocks';
import { StoreText } from '@/components/compositions/store-text';
import { CmsPageScreen } from '@/components/content/pages/cms-page-screen';
import { ContentStack } from '@/components/content/pages/page-frame';
import { BreadcrumbStructuredData, InstitutionalStructuredData } from '@/components/seo/structured-data';
import { readSideMenus } from '@/lib/content/cms-pages';
import { readShopName } from '@/lib/content/shell/identity';
import { CMS_PAGE_CONTENT } from '@/lib/screens/platform-content';
import { pageMetadata } from '@/lib/seo/metadata';
import { htmlToText } from '@/lib/shared/html/sanitise';

const FALLBACK_NAME = 'Institucional';
const MAX_DESCRIPTION = 155;

type Props = { path: string };

export async function institutionalMetadata({ path }: Props): Promise<Metadata> {
  const { estrutura, conteudo } = await CMS_PAGE_CONTENT.read({ path });
  const { nome, descricao } = conteudo.pagina;
  return pageMetadata({
    seo: estrutura.seo,
    title: nome || FALLBACK_NAME,
    description: htmlToText(descricao, MAX_DESCRIPTION),
    path,
  });
}

/** Institutional page of the platform, with the shop's additions. */
export async function Institutional({ path }: Props) {
  const [page, menu] = await Promise.all([CMS_PAGE_CONTENT.read({ path }), readSideMenus(path)]);
  const breadcrumb = CMS_PAGE_CONTENT.breadcrumb(page);
  const { nome, descricao } = page.conteudo.pagina;
  return (
    <CmsPageScreen pagina={page} menu={menu} breadcrumb={breadcrumb} path={path}>
      <BreadcrumbStructuredData items={breadcrumb} path={path} />
      <InstitutionalStructuredData
        path={path}
        name={nome || FALLBACK_NAME}
        description={htmlToText(descricao, MAX_DESCRIPTION)}
        shopName={await readShopName()}
      />
      <ContentStack>{await withPageBlocks(path, <StoreText html={descricao} />)}</ContentStack>
    </CmsPageScreen>
  );
}
