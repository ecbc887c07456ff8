import type { Metadata } from 'next';
import { BndesArticle } from '@/components/institutional/bndes-article';
import { PageFrame } from '@/components/institutional/page-frame';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 60;

const TITLE = 'Cartão BNDES';

/** None at build time: the shell around the page asks the platform for its menus. */
export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Metadata {
  return pageMetadata({
    seo: null,
    title: TITLE,
    description: 'Como pagar a sua compra com o Cartão BNDES: quem pode usar, como pedir e em quantas vezes.',
    path: '/cartao-bndes',
  });
}

/** Paying with the BNDES card (ROUTE-12, INST-23). */
export default function BndesPage() {
  return (
    <PageFrame
      title={TITLE}
      breadcrumb={[
        { label: 'Home', href: '/' },
        { label: TITLE, href: null },
      ]}
    >
      <BndesArticle />
    </PageFrame>
  );
}
