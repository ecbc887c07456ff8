import type { Metadata } from 'next';
import { ListingContent, listingMetadata } from '@/components/compositions/listing/listing-content';
import { addressOf } from '@/lib/screens/address';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ view: string; address: string[] }> };

async function listing({ params }: Props) {
  const { view, address } = await params;
  return { level: 'category', page: addressOf(view, address) } as const;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await listing(props));
}

export default async function CategoryPage(props: Props) {
  return <ListingContent {...(await listing(props))} />;
}
