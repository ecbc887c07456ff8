import { platformPage } from '@/components/compositions/pages/address-page';
import { Institutional, institutionalMetadata } from '@/components/compositions/pages/institutional';

export const dynamic = 'force-static';
export const revalidate = 60;

/** Serves addresses that only the platform knows; pagina/[...page]/page.tsx serves the shop's own addresses. */
const page = platformPage({ metadata: institutionalMetadata, content: Institutional });

export const generateMetadata = page.generateMetadata;
export default page.show;
