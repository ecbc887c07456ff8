import type { Metadata } from 'next';
import { Kit, kitMetadata } from '@/components/compositions/pages/kit';
import { addressOf } from '@/lib/screens/address';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ view: string; kit: string }> };

async function addressIn({ params }: Props) {
  const { view, kit } = await params;
  return addressOf(view, ['lista', kit]);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return kitMetadata(await addressIn(props));
}

export default async function KitPage(props: Props) {
  return <Kit {...(await addressIn(props))} />;
}
