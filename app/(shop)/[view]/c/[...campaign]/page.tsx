import { landingTemplate } from '@/components/compositions/listing/landing-templates';
import { listingScreen } from '@/components/compositions/listing/listing-content';
import { addressPage } from '@/components/compositions/pages/address-page';

export const dynamic = 'force-static';
export const revalidate = 60;

const page = addressPage(
  listingScreen('landing-page', landingTemplate),
  ({ campaign }: { campaign: string[] }) => ['c', ...campaign],
);

export const generateMetadata = page.generateMetadata;
export default page.show;
