import { ArticlePage, articleMetadata } from '@/components/compositions/pages/article-page';

export const dynamic = 'force-static';
export const revalidate = 60;

const PATH = '/pagina/acessibilidade';

export const generateMetadata = () => articleMetadata(PATH);

export default function AccessibilityPage() {
  return <ArticlePage path={PATH} />;
}
