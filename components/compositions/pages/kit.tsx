import type { Metadata } from 'next';
import { PageViewTracker } from '@/components/analytics/page-view';
import { Showcase } from '@/components/catalog/showcase/showcase';
import { StoreText } from '@/components/compositions/store-text';
import { KitScreen } from '@/components/purchase/kit/kit-screen';
import { ProductMeta } from '@/components/seo/product-meta';
import { BreadcrumbStructuredData, ProductStructuredData } from '@/components/seo/structured-data';
import { readProductShowcase } from '@/lib/catalog/product/read-product';
import { serverConfig } from '@/lib/config/environment';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import { kitForCrawlers } from '@/lib/purchase/kit/kit-for-crawlers';
import { KIT_CONTENT } from '@/lib/screens/platform-content';
import { canonicalUrl } from '@/lib/seo/canonical';
import { pageMetadata } from '@/lib/seo/metadata';
import { htmlToText } from '@/lib/shared/html/sanitise';

type Props = { path: string };

export async function kitMetadata({ path }: Props): Promise<Metadata> {
  const { estrutura, conteudo } = await KIT_CONTENT.read({ path });
  return pageMetadata({
    seo: estrutura.seo,
    title: conteudo.nome,
    description: htmlToText(conteudo.descricoes.curta || conteudo.descricoes.longa, 155),
    path,
    image: conteudo.midias.imagens[0]?.arquivos.big,
    ...(conteudo.tipo === 'fechada' ? { kind: 'product' } : {}),
  });
}

/** A kit or shopping list: its products, its price and how to buy it. */
export async function Kit({ path }: Props) {
  const detail = await KIT_CONTENT.read({ path });
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
      <BreadcrumbStructuredData items={KIT_CONTENT.breadcrumb(detail)} path={path} />
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
        description={longa || curta ? <StoreText html={longa || curta} /> : null}
        showcase={
          <Showcase
            id="relacionados"
            title="Aproveite e veja também"
            produtos={(related?.produtos ?? []).filter(({ id }) =>
              kit.produtos.every((own) => own.id !== id),
            )}
            whatsapp={whatsapp}
          />
        }
      />
      <PageViewTracker page={KIT_CONTENT.tracking(detail, url)} />
    </>
  );
}
