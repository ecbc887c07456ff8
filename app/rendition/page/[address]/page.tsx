import type { Metadata } from 'next';
import { pageBlocks } from '@/app/rendition/page-blocks';
import { InstitutionalScreen } from '@/components/institutional/institutional-screen';
import { TextAndBlocks } from '@/components/institutional/text-and-blocks';
import { RichText } from '@/components/ui/rich-text';
import { textOf } from '@/lib/html/sanitise';
import { readInstitutionalPage } from '@/lib/institutional/server';
import { decodeAddress } from '@/lib/routing/rendition';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ address: string }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path } = decodeAddress((await params).address);
  const { estrutura, conteudo } = await readInstitutionalPage(path);
  const { nome, descricao } = conteudo.pagina;
  return pageMetadata({
    seo: estrutura.seo,
    title: nome || 'Institucional',
    description: textOf(descricao, 155),
    path,
  });
}

/** Institutional page (INST-01 to INST-26). */
export default async function InstitutionalPage({ params }: Props) {
  const { path } = decodeAddress((await params).address);
  const pagina = await readInstitutionalPage(path);
  return (
    <InstitutionalScreen pagina={pagina} path={path}>
      <TextAndBlocks>
        <RichText html={pagina.conteudo.pagina.descricao} />
        {await pageBlocks(path)}
      </TextAndBlocks>
    </InstitutionalScreen>
  );
}
