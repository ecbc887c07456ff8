import type { Metadata } from 'next';
import { PageViewTracker } from '@/components/analytics/page-view';
import { SearchForm } from '@/components/catalog/search/search-form';
import { NotFoundView, UnavailableView } from '@/components/compositions/errors/error-views';
import { PopularAfterLoad } from '@/components/compositions/errors/popular-after-load';
import { notFoundPageData } from '@/lib/analytics/static-page-data';
import { storeOrigins } from '@/lib/config/store-site';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { menuLinks } from '@/lib/content/shell/menus';
import { readMenuOf } from '@/lib/content/shell/read-shell';

export const dynamic = 'force-static';
export const revalidate = 10;

type Props = { params: Promise<{ status: string }> };

const isNotFound = (status: number) => status === 404 || status === 410;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const status = Number((await params).status);
  return { title: isNotFound(status) ? 'Página não encontrada' : 'Tivemos uma indisponibilidade temporária' };
}

/** Error page for all failing addresses; the middleware sends it with their HTTP status. */
export default async function ErrorPage({ params }: Props) {
  const status = Number((await params).status);
  if (!isNotFound(status)) return <UnavailableView status={status} emblem={currentStorefront().emblem} />;
  const menu = menuLinks(await readMenuOf('menu-principal'), storeOrigins());
  const department = menu.find(({ href }) => href?.startsWith('/'))?.href ?? '';
  return (
    <>
      <PageViewTracker page={notFoundPageData} />
      <NotFoundView
        links={menu}
        search={<SearchForm variant="secondary" />}
        popular={department ? <PopularAfterLoad path={department} /> : null}
      />
    </>
  );
}
