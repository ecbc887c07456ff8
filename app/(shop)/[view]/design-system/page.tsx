import type { Metadata } from 'next';
import { DesignSystemScreen } from '@/components/compositions/design-system/design-system';
import { currentStorefront } from '@/lib/config/storefronts/current';

export const dynamic = 'force-static';
export const revalidate = 3600;

export const metadata: Metadata = { title: 'Design system', robots: { index: false, follow: false } };

/** Every primitive on one page, for review in both schemes and at every width. */
export default function DesignSystemPage() {
  return <DesignSystemScreen copy={currentStorefront().copy} />;
}
