import { StaticPage, staticPageMetadata } from '@/components/compositions/pages/static-page';

export const dynamic = 'force-static';
export const revalidate = 60;

const PATH = '/pagina/perguntas-frequentes';

export const generateMetadata = () => staticPageMetadata(PATH);

export default function FaqPage() {
  return <StaticPage path={PATH} />;
}
