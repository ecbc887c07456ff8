import type { Metadata } from 'next';
import { ListingContent, listingMetadata } from '@/components/compositions/listing/listing-content';
import { addressOf } from '@/lib/screens/address';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ view: string; address: string[] }> };

async function listing({ params }: Props) {
  const { view, address } = await params;
  return { level: 'brand', page: addressOf(view, address) } as const;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await listing(props));
}

/** For addresses that only the platform knows; marcas/[...brand]/page.tsx has those that the shop recognises. */
export default async function BrandPage(props: Props) {
  return <ListingContent {...(await listing(props))} />;
}
