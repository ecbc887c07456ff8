import type { Metadata } from 'next';
import { Kit, kitMetadata } from '@/components/compositions/pages/kit';
import { addressOf } from '@/lib/screens/address';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ view: string; address: string[] }> };

async function addressIn({ params }: Props) {
  const { view, address } = await params;
  return addressOf(view, address);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return kitMetadata(await addressIn(props));
}

/** For addresses that only the platform knows; lista/[kit]/page.tsx has those that the shop recognises. */
export default async function KitPage(props: Props) {
  return <Kit {...(await addressIn(props))} />;
}
