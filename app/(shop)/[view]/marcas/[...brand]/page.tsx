import type { Metadata } from 'next';
import { ListingContent, listingMetadata } from '@/components/compositions/listing/listing-content';
import { addressOf } from '@/lib/screens/address';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ view: string; brand: string[] }> };

async function listing({ params }: Props) {
  const { view, brand } = await params;
  return { level: 'brand', page: addressOf(view, ['marcas', ...brand]) } as const;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await listing(props));
}

export default async function BrandPage(props: Props) {
  return <ListingContent {...(await listing(props))} />;
}
