import type { Metadata } from 'next';
import { Institutional, institutionalMetadata } from '@/components/compositions/pages/institutional';
import { addressOf } from '@/lib/screens/address';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ view: string; page: string[] }> };

async function addressIn({ params }: Props) {
  const { view, page } = await params;
  return addressOf(view, ['pagina', ...page]);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return institutionalMetadata(await addressIn(props));
}

export default async function InstitutionalPage(props: Props) {
  return <Institutional {...(await addressIn(props))} />;
}
