import { BrandTemplate } from '@/components/compositions/listing/brand-template';
import { listingScreen } from '@/components/compositions/listing/listing-content';
import { addressPage } from '@/components/compositions/pages/address-page';

export const dynamic = 'force-static';
export const revalidate = 60;

const page = addressPage(
  listingScreen('brand', () => BrandTemplate),
  ({ brand }: { brand: string[] }) => ['marcas', ...brand],
);

export const generateMetadata = page.generateMetadata;
export default page.show;
