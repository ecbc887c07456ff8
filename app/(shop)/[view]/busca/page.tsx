import type { Metadata } from 'next';
import { ListingContent, listingMetadata } from '@/components/compositions/listing/listing-content';
import { addressOf } from '@/lib/screens/address';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ view: string }> };

async function listing({ params }: Props) {
  const { view } = await params;
  return { level: 'search', page: addressOf(view, ['busca']) } as const;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await listing(props));
}

export default async function SearchPage(props: Props) {
  return <ListingContent {...(await listing(props))} />;
}
