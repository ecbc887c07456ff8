import { listingScreen } from '@/components/compositions/listing/listing-content';
import { platformPage } from '@/components/compositions/pages/address-page';

export const dynamic = 'force-static';
export const revalidate = 60;

/** For addresses that only the platform knows; marcas/[...brand]/page.tsx handles the shop's own ones. */
const page = platformPage(listingScreen('brand'));

export const generateMetadata = page.generateMetadata;
export default page.show;
