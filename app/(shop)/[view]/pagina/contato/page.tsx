import { StaticPage, staticPageMetadata } from '@/components/compositions/pages/static-page';

export const dynamic = 'force-static';
export const revalidate = 60;

const PATH = '/pagina/contato';

export const generateMetadata = () => staticPageMetadata(PATH);

export default function ContactPage() {
  return <StaticPage path={PATH} />;
}
