import type { Metadata } from 'next';
import { landingTemplate } from '@/components/compositions/listing/landing-templates';
import { ListingContent, listingMetadata } from '@/components/compositions/listing/listing-content';
import { addressOf } from '@/lib/screens/address';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ view: string; campaign: string[] }> };

async function listing({ params }: Props) {
  const { view, campaign } = await params;
  return { level: 'landing-page', page: addressOf(view, ['c', ...campaign]) } as const;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await listing(props));
}

export default async function CampaignPage(props: Props) {
  return <ListingContent {...(await listing(props))} templateOf={landingTemplate} />;
}
