import type { Metadata } from 'next';
import { ListingContent, listingMetadata } from '@/components/compositions/listing/listing-content';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ level: string; partition: string; address: string }> };

async function listingParams({ params }: Props) {
  const { level, address } = await params;
  return { level: level as ListingLevel, address };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await listingParams(props));
}

/** Listing of a category, brand or search. */
export default async function ListingPage(props: Props) {
  return <ListingContent {...(await listingParams(props))} />;
}
