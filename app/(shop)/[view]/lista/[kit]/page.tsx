import { addressPage } from '@/components/compositions/pages/address-page';
import { Kit, kitMetadata } from '@/components/compositions/pages/kit';

export const dynamic = 'force-static';
export const revalidate = 60;

const page = addressPage({ metadata: kitMetadata, content: Kit }, ({ kit }: { kit: string }) => [
  'lista',
  kit,
]);

export const generateMetadata = page.generateMetadata;
export default page.show;
