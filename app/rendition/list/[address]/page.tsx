import type { Metadata } from 'next';
import { KitScreen } from '@/components/kit/kit-screen';
import { Showcase } from '@/components/product/showcase';
import { BreadcrumbStructuredData } from '@/components/seo/breadcrumb-json-ld';
import { ProductStructuredData } from '@/components/seo/product-json-ld';
import { ProductMeta } from '@/components/seo/product-meta';
import { RichText } from '@/components/ui/rich-text';
import { serverConfig } from '@/lib/config/server';
import { textOf } from '@/lib/html/sanitise';
import { asServed } from '@/lib/kit/as-served';
import { readListDetailPage, readProductShowcase } from '@/lib/product/server';
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
    ...(conteudo.tipo === 'fechada' ? { kind: 'product' } : {}),
  });
}

/** List or kit page: what it is made of, its price and the way to buy it (KIT-01 to KIT-24, ROUTE-18). */
export default async function ListDetailPage({ params }: Props) {
  const { path } = decodeAddress((await params).address);
  const detalhe = await readListDetailPage(path);
  const { conteudo: kit, estrutura } = detalhe;
  const [settings, related] = await Promise.all([
    readShopSettings(),
    readProductShowcase('produto-detalhe-relacionados', kit.produtos[0]?.id ?? kit.id),
  ]);
  const { siteUrl } = serverConfig();
  const whatsapp = settings?.sistema.geral.site.whatsapp ?? '';
  const { longa, curta } = kit.descricoes;
  const url = canonicalUrl(siteUrl, path, {}, estrutura.seo?.canonical ?? '');
  const offered = asServed(kit);
  return (
    <>
      <BreadcrumbStructuredData migalhas={estrutura.breadcrumb} siteUrl={siteUrl} />
      {offered === null ? null : (
        <>
          <ProductStructuredData
            produto={offered}
            url={url}
            descricao={textOf(curta || longa, 500)}
            siteUrl={siteUrl}
            isCollection
          />
          <ProductMeta produto={offered} />
        </>
      )}
      <KitScreen
        detalhe={detalhe}
        url={url}
        whatsapp={whatsapp}
        caminho={path}
        descricao={longa || curta ? <RichText html={longa || curta} /> : null}
        vitrine={
          <Showcase
            id="relacionados"
            titulo="Aproveite e veja também"
            produtos={(related?.produtos ?? []).filter(({ id }) =>
              kit.produtos.every((own) => own.id !== id),
            )}
            whatsapp={whatsapp}
          />
        }
      />
    </>
  );
}
