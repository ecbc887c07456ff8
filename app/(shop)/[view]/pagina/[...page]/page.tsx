import { addressPage } from '@/components/compositions/pages/address-page';
import { Institutional, institutionalMetadata } from '@/components/compositions/pages/institutional';

export const dynamic = 'force-static';
export const revalidate = 60;

const page = addressPage(
  { metadata: institutionalMetadata, content: Institutional },
  (params: { page: string[] }) => ['pagina', ...params.page],
);

export const generateMetadata = page.generateMetadata;
export default page.show;
