import type { Metadata } from 'next';
import { EvaluationForm } from '@/components/evaluation/evaluation-form';
import { PageFrame } from '@/components/institutional/page-frame';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 60;

const TITLE = 'Avalie a nossa loja';

/** None at build time: the shell around the page asks the platform for its menus. */
export function generateStaticParams() {
  return [];
}

/** Only who has a key gets here, so search engines have no business with it. */
export function generateMetadata(): Metadata {
  return {
    ...pageMetadata({
      seo: null,
      title: TITLE,
      description: 'Conte como foi a sua compra: dê uma nota para a experiência e para o atendimento.',
      path: '/pagina/avaliacao-loja',
    }),
    robots: { index: false, follow: false },
  };
}

/** Store evaluation (ROUTE-13, EVAL-01 to EVAL-19): one page for all keys; the middleware has checked the key. */
export default function EvaluationPage() {
  return (
    <PageFrame
      title={TITLE}
      breadcrumb={[
        { label: 'Home', href: '/' },
        { label: TITLE, href: null },
      ]}
    >
      <EvaluationForm />
    </PageFrame>
  );
}
