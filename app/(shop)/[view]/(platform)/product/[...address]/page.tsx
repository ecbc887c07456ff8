import type { Metadata } from 'next';
import { PageViewTracker } from '@/components/analytics/page-view';
import { Product } from '@/components/compositions/pages/product';
import { ProductMeta } from '@/components/seo/product-meta';
import { BreadcrumbStructuredData, ProductStructuredData } from '@/components/seo/structured-data';
import { breadcrumbItems } from '@/lib/catalog/hrefs';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { isLooseLenses } from '@/lib/catalog/product/loose-lenses';
import { readProductShowcase } from '@/lib/catalog/product/read-product';
import { SIZE_KEY } from '@/lib/catalog/product/size-href';
import { readReviews } from '@/lib/catalog/reviews/reviews-service';
import { serverConfig } from '@/lib/config/environment';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import { withFallback } from '@/lib/platform/optional';
import type { Detalhe } from '@/lib/platform/schemas/page-content';
import type { Produto } from '@/lib/platform/schemas/product';
import { pixPercent } from '@/lib/purchase/cart/cash-discount';
import { addressOf } from '@/lib/screens/page';
import { canonicalUrl } from '@/lib/seo/canonical';
import { pageMetadata } from '@/lib/seo/metadata';
import { htmlToText } from '@/lib/shared/html/sanitise';
import { content } from './content';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ view: string; address: string[] }> };

async function readDetail({ params }: Props) {
  const { view, address } = await params;
  const { path, query } = addressOf(view, address);
  return { path, size: query[SIZE_KEY] ?? '', detail: await content.read({ path }) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, detail } = await readDetail(props);
  const { estrutura, conteudo } = detail;
  const { curta, longa } = conteudo.descricoes;
  return pageMetadata({
    seo: estrutura.seo,
    title: conteudo.nome,
    description: htmlToText(curta || longa, 155),
    path,
    image: conteudo.midias.imagens[0]?.arquivos.big,
    kind: 'product',
  });
}

/** For lenses without a frame: products of their category, which are of the same type in other thicknesses. */
async function readOtherLenses({ estrutura, conteudo }: Detalhe): Promise<Produto[]> {
  const [, department, kind] = breadcrumbItems(estrutura.breadcrumb);
  const href = (kind ?? department)?.href;
  if (!href || !isLooseLenses(conteudo)) return [];
  const listing = await withFallback(readListingPage('category', href, {}), null);
  return listing?.conteudo.produtos ?? [];
}

export default async function ProductPage(props: Props) {
  const { path, size, detail } = await readDetail(props);
  const { conteudo: product, estrutura } = detail;
  const [settings, reviews, related, recommended, lenses] = await Promise.all([
    readShopSettings(),
    readReviews(product),
    readProductShowcase('produto-detalhe-relacionados', product.id),
    readProductShowcase('produto-detalhe-indicados', product.id),
    readOtherLenses(detail),
  ]);
  const { siteUrl } = serverConfig();
  const url = canonicalUrl(siteUrl, path, {}, estrutura.seo?.canonical ?? '');
  const { longa, curta } = product.descricoes;
  const description = htmlToText(curta || longa, 500);
  const whatsapp = settings?.sistema.geral.site.whatsapp ?? '';
  const orderPix = pixPercent(settings?.pagamento.geral.descontoVista ?? {});
  return (
    <>
      <BreadcrumbStructuredData items={content.breadcrumb(detail)} path={path} />
      <ProductStructuredData {...{ product, url, description, siteUrl, size, reviews }} />
      <ProductMeta product={product} size={size} />
      <Product {...{ detail, path, size, url, whatsapp, orderPix, reviews, related, recommended, lenses }} />
      <PageViewTracker page={content.tracking(detail, url)} />
    </>
  );
}
