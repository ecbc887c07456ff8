import type { Metadata } from 'next';
import { ListedProducts, PageViewTracker } from '@/components/analytics/page-view';
import { KitIndexScreen } from '@/components/catalog/listing/kit-index-screen';
import { BreadcrumbStructuredData } from '@/components/seo/structured-data';
import { kitEntries } from '@/lib/catalog/listing/kit-entries';
import { readShopName } from '@/lib/content/shell/identity';
import type { Produto } from '@/lib/platform/schemas/product';
import type { Address } from '@/lib/screens/page';
import { KIT_INDEX_CONTENT } from '@/lib/screens/platform-content';
import { pageMetadata } from '@/lib/seo/metadata';

const TITLE = 'Kits e listas';

export async function kitIndexMetadata({ path, query }: Address): Promise<Metadata> {
  const { estrutura } = await KIT_INDEX_CONTENT.read({ path, query });
  return pageMetadata({
    seo: estrutura.seo,
    title: TITLE,
    description: `Kits prontos e listas de compras da ${await readShopName()}, com preço e frete do conjunto.`,
    path,
    query,
    ...(query.pg ? { qualifiers: [`página ${query.pg}`], sharesDescription: true } : {}),
  });
}

/** Index of the kits and shopping lists. */
export async function KitIndex({ path, query }: Address) {
  const listing = await KIT_INDEX_CONTENT.read({ path, query });
  const { conteudo, info } = listing;
  const entries = conteudo.listas.length > 0 ? conteudo.listas : conteudo.produtos.map(productAsKit);
  const kits = kitEntries(entries);
  const breadcrumb = KIT_INDEX_CONTENT.breadcrumb(listing);
  return (
    <>
      <BreadcrumbStructuredData items={breadcrumb} path={path} />
      <KitIndexScreen
        title={TITLE}
        breadcrumb={breadcrumb}
        page={{ path, query }}
        detalhes={conteudo.detalhes}
        info={info}
        kits={kits}
      />
      <ListedProducts cards={kits.map(({ id, label, href }) => ({ id, nome: label, href }))} />
      <PageViewTracker page={KIT_INDEX_CONTENT.tracking({ title: TITLE, info })} />
    </>
  );
}

/** Some shops return lists as products. */
function productAsKit({ id, nome, midias, descricoes, precos, rota }: Produto) {
  const imagem = midias.imagens[0]?.arquivos.medium ?? '';
  return { id, nome, imagem, descricao: descricoes.curta, precos, rota };
}
