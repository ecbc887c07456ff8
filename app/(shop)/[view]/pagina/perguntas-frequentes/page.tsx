import { staticPage } from '@/components/compositions/pages/static-page';

export const dynamic = 'force-static';
export const revalidate = 60;

const page = staticPage('/pagina/perguntas-frequentes');

export const generateMetadata = page.generateMetadata;
export default page.show;
