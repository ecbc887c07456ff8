import { readDeviceAlternatives } from '@/components/compositions/listing/stored-list-alternatives';
import { devicePage } from '@/components/compositions/pages/stored-list-page';
import { FavouritesList } from '@/components/purchase/favourites/favourites-list';
import { storeSiteHref } from '@/lib/config/store-site';
import { currentStorefront } from '@/lib/config/storefronts/current';

export const dynamic = 'force-static';
export const revalidate = 60;

const wishListHref = () => storeSiteHref('/minha-conta/lista-desejo/');

/** Favourites of visitors who have not logged in. */
const page = devicePage({
  path: '/favoritos',
  title: 'Favoritos',
  description: 'Os produtos que você guardou neste aparelho.',
  isCompact: true,
  content: async () => (
    <FavouritesList
      wishListHref={wishListHref()}
      mayCompare={currentStorefront().features.measurements}
      {...(await readDeviceAlternatives())}
    />
  ),
  withoutScript: () => (
    <>
      Os favoritos deste aparelho precisam de JavaScript.{' '}
      <a href={wishListHref()}>Os da sua conta estão aqui.</a>
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.show;
