import type { Metadata } from 'next';
import { AddToCartFromContext } from '@/components/cart/add-to-cart-from-context';
import { ProductScreen } from '@/components/product/product-screen';
import { Showcase } from '@/components/product/showcase';
import { RichText } from '@/components/ui/rich-text';
import { serverConfig } from '@/lib/config/server';
import { textOf } from '@/lib/html/sanitise';
import { readListDetailPage } from '@/lib/product/server';
import { decodeAddress } from '@/lib/routing/rendition';
import { canonicalUrl } from '@/lib/seo/canonical';
import { pageMetadata } from '@/lib/seo/metadata';
import { readShopSettings } from '@/lib/shell/server';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ address: string }> };

/** None at build time: the build needs no platform. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path } = decodeAddress((await params).address);
  const { estrutura, conteudo } = await readListDetailPage(path);
  return pageMetadata({
    seo: estrutura.seo,
    title: conteudo.nome,
    description: textOf(conteudo.descricoes.curta || conteudo.descricoes.longa, 155),
    path,
    image: conteudo.midias.imagens[0]?.arquivos.big,
  });
}

/** Kit page: the kit and the products it is made of (ROUTE-18, A-04). */
export default async function ListDetailPage({ params }: Props) {
  const { path } = decodeAddress((await params).address);
  const detalhe = await readListDetailPage(path);
  const settings = await readShopSettings();
  const { conteudo: kit, estrutura } = detalhe;
  const whatsapp = settings?.sistema.geral.site.whatsapp ?? '';
  const { longa, curta } = kit.descricoes;
  return (
    <ProductScreen
      detalhe={detalhe}
      url={canonicalUrl(serverConfig().siteUrl, path, {}, estrutura.seo?.canonical ?? '')}
      whatsapp={whatsapp}
      comprar={<AddToCartFromContext block label="Adicionar à sacola" productHref={path} />}
      descricao={longa || curta ? <RichText html={longa || curta} /> : null}
      combinacoes={
        <Showcase id="composicao" titulo="COMPOSIÇÃO DO KIT" produtos={kit.produtos} whatsapp={whatsapp} />
      }
    />
  );
}
