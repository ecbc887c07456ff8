import { BrandTemplate } from '@/components/compositions/listing/brand-template';
import { listingScreen } from '@/components/compositions/listing/listing-content';
import { platformPage } from '@/components/compositions/pages/address-page';

export const dynamic = 'force-static';
export const revalidate = 60;

/** Serves addresses that only the platform knows; marcas/[...brand]/page.tsx serves the shop's own addresses. */
const page = platformPage(listingScreen('brand', () => BrandTemplate));

export const generateMetadata = page.generateMetadata;
export default page.show;
