import type { Metadata } from 'next';
import { PageFrame } from '@/components/content/pages/page-frame';
import { FavouritesList } from '@/components/purchase/favourites/favourites-list';
import { BreadcrumbStructuredData } from '@/components/seo/structured-data';
import { titleBreadcrumb } from '@/lib/catalog/hrefs';
import { storeSiteHref } from '@/lib/config/store-site';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 60;

const PATH = '/favoritos';
const TITLE = 'Favoritos';

/** Empty as served, and so not for search engines: everybody has other ones. */
export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    seo: null,
    title: TITLE,
    description: 'Os produtos que você guardou neste aparelho.',
    path: PATH,
    isIndexed: false,
  });
}

/** Favourites of visitors without an account. */
export default function FavouritesPage() {
  const breadcrumb = titleBreadcrumb(TITLE);
  const wishListHref = storeSiteHref('/minha-conta/lista-desejo/');
  return (
    <PageFrame title={TITLE} breadcrumb={breadcrumb}>
      <BreadcrumbStructuredData items={breadcrumb} path={PATH} />
      <FavouritesList wishListHref={wishListHref} mayCompare={currentStorefront().features.measurements} />
      <noscript>
        <p>
          Os favoritos deste aparelho precisam de JavaScript.{' '}
          <a href={wishListHref}>Os da sua conta estão aqui.</a>
        </p>
      </noscript>
    </PageFrame>
  );
}
