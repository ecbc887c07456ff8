import type { Metadata } from 'next';
import { Institutional, institutionalMetadata } from '@/components/compositions/pages/institutional';
import { addressOf } from '@/lib/screens/address';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ view: string; address: string[] }> };

async function addressIn({ params }: Props) {
  const { view, address } = await params;
  return addressOf(view, address);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return institutionalMetadata(await addressIn(props));
}

/** For addresses that only the platform knows; pagina/[...page]/page.tsx has those that the shop recognises. */
export default async function InstitutionalPage(props: Props) {
  return <Institutional {...(await addressIn(props))} />;
}
