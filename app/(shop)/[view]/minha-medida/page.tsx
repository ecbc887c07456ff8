import { readSizedLists } from '@/components/compositions/listing/alternatives';
import { readTryOnHref } from '@/components/compositions/listing/stored-list-alternatives';
import { devicePage } from '@/components/compositions/pages/stored-list-page';
import { MeasureEditor } from '@/components/purchase/measure/measure-editor';

export const dynamic = 'force-static';
export const revalidate = 60;

/** The shopper's measurements saved on the device, and how to measure. */
const page = devicePage({
  path: '/minha-medida',
  title: 'Minha medida',
  description: 'Guarde a sua medida neste aparelho e veja quais armações servem em você.',
  isCompact: true,
  content: async () => {
    const [tryOnHref, sizedLists] = await Promise.all([readTryOnHref(), readSizedLists()]);
    return <MeasureEditor tryOnHref={tryOnHref} sizedLists={sizedLists} />;
  },
  withoutScript: () =>
    'A sua medida fica guardada por JavaScript. As medidas de cada armação estão na página dela.',
});

export const generateMetadata = page.generateMetadata;
export default page.show;
