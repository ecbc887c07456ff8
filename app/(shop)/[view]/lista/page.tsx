import type { Metadata } from 'next';
import { KitIndex, kitIndexMetadata } from '@/components/compositions/pages/kit-index';
import { addressOf } from '@/lib/screens/address';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ view: string }> };

async function addressIn({ params }: Props) {
  const { view } = await params;
  return addressOf(view, ['lista']);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return kitIndexMetadata(await addressIn(props));
}

export default async function KitIndexPage(props: Props) {
  return <KitIndex {...(await addressIn(props))} />;
}
