import type { Metadata } from 'next';
import { landingTemplate } from '@/components/compositions/listing/landing-templates';
import { ListingContent, listingMetadata } from '@/components/compositions/listing/listing-content';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ partition: string; address: string }> };

async function listingParams({ params }: Props) {
  const { address } = await params;
  return { level: 'landing-page', address } as const;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await listingParams(props));
}

/**
 * Landing page. A route of its own, so that what its templates need weighs on no other listing.
 */
export default async function LandingPage(props: Props) {
  return <ListingContent {...(await listingParams(props))} templateOf={landingTemplate} />;
}
