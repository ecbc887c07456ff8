import type { Metadata } from 'next';
import { DesignSystemScreen } from '@/components/compositions/design-system/design-system';

export const dynamic = 'force-static';
export const revalidate = 3600;

/** None at build time: the shell around the page reads its menus from the platform. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: 'Design system', robots: { index: false, follow: false } };

/** Every primitive on one page, for review in both schemes and at every width. */
export default function DesignSystemPage() {
  return <DesignSystemScreen />;
}
