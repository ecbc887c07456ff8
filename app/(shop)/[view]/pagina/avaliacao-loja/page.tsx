import type { Metadata } from 'next';
import { PageFrame } from '@/components/content/pages/page-frame';
import { toSideMenuGroups } from '@/components/content/pages/side-menu';
import { EvaluationForm } from '@/components/forms/evaluation-form';
import { BreadcrumbStructuredData } from '@/components/seo/structured-data';
import { titleBreadcrumb } from '@/lib/catalog/hrefs';
import { readSideMenus } from '@/lib/content/cms-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 60;

const PATH = '/pagina/avaliacao-loja';
const TITLE = 'Avalie a nossa loja';

/** Not for search engines: only shoppers with a key can use the page. */
export async function generateMetadata(): Promise<Metadata> {
  return {
    ...(await pageMetadata({
      seo: null,
      title: TITLE,
      description: 'Conte como foi a sua compra: dê uma nota para a experiência e para o atendimento.',
      path: PATH,
    })),
    robots: { index: false, follow: false },
  };
}

/** Store evaluation: one page for all keys, which the middleware has already checked. */
export default async function EvaluationPage() {
  const menu = await readSideMenus(PATH);
  const breadcrumb = titleBreadcrumb(TITLE);
  return (
    <PageFrame title={TITLE} breadcrumb={breadcrumb} menus={toSideMenuGroups(menu)} currentPath={PATH}>
      <BreadcrumbStructuredData items={breadcrumb} path={PATH} />
      <EvaluationForm />
    </PageFrame>
  );
}
