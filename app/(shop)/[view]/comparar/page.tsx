import { readComparisonStart } from '@/components/compositions/listing/stored-list-alternatives';
import { devicePage } from '@/components/compositions/pages/stored-list-page';
import { Comparison } from '@/components/purchase/comparison/comparison';

export const dynamic = 'force-static';
export const revalidate = 60;

/** Comparison of frames side by side. */
const page = devicePage({
  path: '/comparar',
  title: 'Comparar armações',
  description: 'Até quatro armações lado a lado: medidas, preço, material e lentes.',
  isCompact: true,
  content: async () => <Comparison {...(await readComparisonStart())} />,
  withoutScript: () => 'A comparação precisa de JavaScript. As medidas estão na página de cada produto.',
});

export const generateMetadata = page.generateMetadata;
export default page.show;
