import { ArticlePage, articleMetadata } from '@/components/compositions/pages/article-page';

export const dynamic = 'force-static';
export const revalidate = 60;

const PATH = '/cartao-bndes';

export const generateMetadata = () => articleMetadata(PATH);

export default function BndesPage() {
  return <ArticlePage path={PATH} />;
}
