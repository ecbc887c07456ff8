import { articlePage } from '@/components/compositions/pages/article-page';

export const dynamic = 'force-static';
export const revalidate = 60;

const page = articlePage('/cartao-bndes');

export const generateMetadata = page.generateMetadata;
export default page.show;
