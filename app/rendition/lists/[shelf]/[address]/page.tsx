import type { Metadata } from 'next';
import { ListsScreen } from '@/components/listing/lists-screen';
import { textOf } from '@/lib/html/sanitise';
import { crumbsOf } from '@/lib/listing/crumbs';
import { readListsPage } from '@/lib/listing/server';
import { decodeAddress } from '@/lib/routing/rendition';
import { rotaHref } from '@/lib/routing/shop-href';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentStorefront } from '@/lib/storefront/current';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ shelf: string; address: string }> };

const TITLE = 'Kits e listas';

/** None at build time: the build needs no platform. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, query } = decodeAddress((await params).address);
  const { estrutura } = await readListsPage(path, query);
  return pageMetadata({
    seo: estrutura.seo,
    title: TITLE,
    description: `Kits prontos e listas de compras da ${currentStorefront().name}, com preço e frete do conjunto.`,
    path,
    query,
    ...(query.pg ? { qualifiers: [`página ${query.pg}`], sharesDescription: true } : {}),
  });
}

/** Listing of shopping lists (ROUTE-17, LISTAS-10). */
export default async function ListsPage({ params }: Props) {
  const { path, query } = decodeAddress((await params).address);
  const { estrutura, conteudo, info } = await readListsPage(path, query);
  const entries = conteudo.listas.length > 0 ? conteudo.listas : conteudo.produtos.map(asList);
  return (
    <ListsScreen
      title={TITLE}
      breadcrumb={crumbsOf(estrutura.breadcrumb)}
      page={{ path, query }}
      detalhes={conteudo.detalhes}
      info={info}
      lists={entries.flatMap(({ nome, imagem, descricao, rota }) => {
        const href = rotaHref(rota);
        return href === null ? [] : [{ label: nome, href, image: imagem, text: textOf(descricao, 160) }];
      })}
    />
  );
}

/** Some shops answer lists as products. */
function asList({
  nome,
  midias,
  descricoes,
  rota,
}: Awaited<ReturnType<typeof readListsPage>>['conteudo']['produtos'][number]) {
  return { nome, imagem: midias.imagens[0]?.arquivos.medium ?? '', descricao: descricoes.curta, rota };
}
