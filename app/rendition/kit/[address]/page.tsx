import type { Metadata } from 'next';
import { PageViewTracker } from '@/components/analytics/page-view-tracker';
import { Showcase } from '@/components/catalog/showcase/showcase';
import { AddToCartButton } from '@/components/purchase/cart/add-to-cart-button';
import { KitScreen } from '@/components/purchase/kit/kit-screen';
import { ProductMeta } from '@/components/seo/product-meta';
import { BreadcrumbStructuredData, ProductStructuredData } from '@/components/seo/structured-data';
import { RichText } from '@/components/ui/rich-text';
import { readProductShowcase } from '@/lib/catalog/product/read-product';
import { serverConfig } from '@/lib/config/environment';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import { kitForCrawlers } from '@/lib/purchase/kit/kit-for-crawlers';
import { PAGES } from '@/lib/screens/pages';
import { canonicalUrl } from '@/lib/seo/canonical';
import { pageMetadata } from '@/lib/seo/metadata';
import { decodeAddress } from '@/lib/shared/address-segment';
import { htmlToText } from '@/lib/shared/html/sanitise';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ address: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path } = decodeAddress((await params).address);
  const { estrutura, conteudo } = await PAGES.kit.read({ path });
  return pageMetadata({
    seo: estrutura.seo,
    title: conteudo.nome,
    description: htmlToText(conteudo.descricoes.curta || conteudo.descricoes.longa, 155),
    path,
    image: conteudo.midias.imagens[0]?.arquivos.big,
    ...(conteudo.tipo === 'fechada' ? { kind: 'product' } : {}),
  });
}

/** Page of a kit or shopping list: what it is made of, its price and the way to buy it. */
export default async function KitPage({ params }: Props) {
  const { path } = decodeAddress((await params).address);
  const detail = await PAGES.kit.read({ path });
  const { conteudo: kit, estrutura } = detail;
  const [settings, related] = await Promise.all([
    readShopSettings(),
    readProductShowcase('produto-detalhe-relacionados', kit.produtos[0]?.id ?? kit.id),
  ]);
  const { siteUrl } = serverConfig();
  const whatsapp = settings?.sistema.geral.site.whatsapp ?? '';
  const { longa, curta } = kit.descricoes;
  const url = canonicalUrl(siteUrl, path, {}, estrutura.seo?.canonical ?? '');
  const soldAsProduct = kitForCrawlers(kit);
  return (
    <>
      <BreadcrumbStructuredData items={PAGES.kit.breadcrumb(detail)} path={path} />
      {soldAsProduct === null ? null : (
        <>
          <ProductStructuredData
            product={soldAsProduct}
            url={url}
            description={htmlToText(curta || longa, 500)}
            siteUrl={siteUrl}
            isCollection
          />
          <ProductMeta product={soldAsProduct} />
        </>
      )}
      <KitScreen
        detalhe={detail}
        url={url}
        whatsapp={whatsapp}
        path={path}
        description={longa || curta ? <RichText html={longa || curta} /> : null}
        showcase={
          <Showcase
            id="relacionados"
            title="Aproveite e veja também"
            produtos={(related?.produtos ?? []).filter(({ id }) =>
              kit.produtos.every((own) => own.id !== id),
            )}
            whatsapp={whatsapp}
            BuyButton={AddToCartButton}
          />
        }
      />
      <PageViewTracker page={PAGES.kit.tracking(detail, url)} />
    </>
  );
}
