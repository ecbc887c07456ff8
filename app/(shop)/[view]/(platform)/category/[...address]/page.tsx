import { listingScreen } from '@/components/compositions/listing/listing-content';
import { platformPage } from '@/components/compositions/pages/address-page';

export const dynamic = 'force-static';
export const revalidate = 60;

const page = platformPage(listingScreen('category'));

export const generateMetadata = page.generateMetadata;
export default page.show;
