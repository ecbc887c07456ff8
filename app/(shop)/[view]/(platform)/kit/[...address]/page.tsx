import { platformPage } from '@/components/compositions/pages/address-page';
import { Kit, kitMetadata } from '@/components/compositions/pages/kit';

export const dynamic = 'force-static';
export const revalidate = 60;

/** Serves addresses that only the platform knows; lista/[kit]/page.tsx serves the shop's own addresses. */
const page = platformPage({ metadata: kitMetadata, content: Kit });

export const generateMetadata = page.generateMetadata;
export default page.show;
