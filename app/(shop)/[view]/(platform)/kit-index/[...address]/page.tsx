import { platformPage } from '@/components/compositions/pages/address-page';
import { KitIndex, kitIndexMetadata } from '@/components/compositions/pages/kit-index';

export const dynamic = 'force-static';
export const revalidate = 60;

const page = platformPage({ metadata: kitIndexMetadata, content: KitIndex });

export const generateMetadata = page.generateMetadata;
export default page.show;
