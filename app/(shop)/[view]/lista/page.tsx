import { addressPage } from '@/components/compositions/pages/address-page';
import { KitIndex, kitIndexMetadata } from '@/components/compositions/pages/kit-index';

export const dynamic = 'force-static';
export const revalidate = 60;

const page = addressPage({ metadata: kitIndexMetadata, content: KitIndex }, () => ['lista']);

export const generateMetadata = page.generateMetadata;
export default page.show;
