import type { Metadata } from 'next';
import { ListingRoute, listingMetadata } from '@/app/rendition/listing/listing-route';
import { listingTemplate } from '@/app/rendition/listing/templates';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ shelf: string; address: string }> };

/** None at build time: the build needs no platform. */
export function generateStaticParams() {
  return [];
}

async function placeOf({ params }: Props) {
  const { address } = await params;
  return { level: 'landing-page', address } as const;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await placeOf(props));
}

/**
 * Landing page (LIST-53, VARIANT-03). A route of its own, so that what its templates need weighs on no other
 * listing.
 */
export default async function LandingPage(props: Props) {
  return <ListingRoute {...(await placeOf(props))} templateOf={listingTemplate} />;
}
