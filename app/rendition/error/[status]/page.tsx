import type { Metadata } from 'next';
import { NotFoundView } from '@/components/errors/not-found-view';
import { UnavailableView } from '@/components/errors/unavailable-view';
import { SearchForm } from '@/components/search/search-form';
import { PageTracking } from '@/components/tracking/page-tracking';
import { storeOrigins } from '@/lib/config/store-site';
import { menuLinks } from '@/lib/shell/menu-links';
import { readMenuOf } from '@/lib/shell/server';
import { currentStorefront } from '@/lib/storefront/current';
import { notFoundFacts } from '@/lib/tracking/institutional-facts';

export const dynamic = 'force-static';
export const revalidate = 10;

type Props = { params: Promise<{ status: string }> };

export function generateStaticParams() {
  return [];
}

const isNotFound = (status: number) => status === 404 || status === 410;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const status = Number((await params).status);
  return { title: isNotFound(status) ? 'Página não encontrada' : 'Tivemos uma indisponibilidade temporária' };
}

/** Error page of every failing address; the middleware sends it with its HTTP status (ERR-01 to ERR-10). */
export default async function ErrorPage({ params }: Props) {
  const status = Number((await params).status);
  if (!isNotFound(status)) return <UnavailableView status={status} emblem={currentStorefront().emblem} />;
  const menu = menuLinks(await readMenuOf('menu-principal'), storeOrigins());
  return (
    <>
      <PageTracking page={notFoundFacts} />
      <NotFoundView links={menu} search={<SearchForm />} />
    </>
  );
}
