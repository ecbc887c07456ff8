import type { Metadata } from 'next';
import { ListingRoute, listingMetadata } from '@/app/rendition/listing/listing-route';
import type { ListingLevel } from '@/lib/store-api/endpoints/listings';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ level: string; shelf: string; address: string }> };

/** None at build time: the build needs no platform. */
export function generateStaticParams() {
  return [];
}

async function placeOf({ params }: Props) {
  const { level, address } = await params;
  return { level: level as ListingLevel, address };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await placeOf(props));
}

/** Listing of a category, brand or search (LIST-01 to LIST-54). */
export default async function ListingPage(props: Props) {
  return <ListingRoute {...(await placeOf(props))} />;
}
