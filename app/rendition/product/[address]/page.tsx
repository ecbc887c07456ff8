import type { Metadata } from 'next';
import { offerForm } from '@/app/rendition/offer-form';
import { AddToCartFromContext } from '@/components/cart/add-to-cart-from-context';
import { BuyTogether } from '@/components/combination/buy-together';
import { LensButton } from '@/components/lens/lens-button';
import { LensPanel } from '@/components/lens/lens-panel';
import { ProductHeart } from '@/components/product/product-heart';
import { ProductScreen } from '@/components/product/product-screen';
import { Questions } from '@/components/product/questions';
import { RecentlyViewed } from '@/components/product/recently-viewed';
import { Showcase } from '@/components/product/showcase';
import { LateTestimonials } from '@/components/reviews/late-testimonials';
import { ProductReviews } from '@/components/reviews/product-reviews';
import { RatingNote } from '@/components/reviews/rating-note';
import { ReviewsWidget } from '@/components/reviews/reviews-widget';
import { BreadcrumbStructuredData } from '@/components/seo/breadcrumb-json-ld';
import { ProductStructuredData } from '@/components/seo/product-json-ld';
import { ProductMeta } from '@/components/seo/product-meta';
import { ShippingQuote } from '@/components/shipping/shipping-quote';
import { PageTracking } from '@/components/tracking/page-tracking';
import { RichText } from '@/components/ui/rich-text';
import { serverConfig } from '@/lib/config/server';
import { textOf } from '@/lib/html/sanitise';
import { lensGroups } from '@/lib/lens/options';
import { fileOf } from '@/lib/product/pictures';
import { readProductPage, readProductShowcase } from '@/lib/product/server';
import { interestMessage, whatsappLink } from '@/lib/product/whatsapp';
import { readReviews } from '@/lib/reviews/product-reviews';
import { decodeAddress } from '@/lib/routing/rendition';
import { canonicalUrl } from '@/lib/seo/canonical';
import { pageMetadata } from '@/lib/seo/metadata';
import { readShopSettings } from '@/lib/shell/server';
import { currentStorefront } from '@/lib/storefront/current';
import { productFacts } from '@/lib/tracking/page-facts';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ address: string }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path } = decodeAddress((await params).address);
  const { estrutura, conteudo } = await readProductPage(path);
  const { curta, longa } = conteudo.descricoes;
  return pageMetadata({
    seo: estrutura.seo,
    title: conteudo.nome,
    description: textOf(curta || longa, 155),
    path,
    image: conteudo.midias.imagens[0]?.arquivos.big,
    kind: 'product',
  });
}

/** Product page (PDP-01 to PDP-54). */
export default async function ProductPage({ params }: Props) {
  const { path } = decodeAddress((await params).address);
  const detalhe = await readProductPage(path);
  const { conteudo: produto, estrutura } = detalhe;
  const [settings, avaliacoes, related, recommended] = await Promise.all([
    readShopSettings(),
    readReviews(produto),
    readProductShowcase('produto-detalhe-relacionados', produto.id),
    readProductShowcase('produto-detalhe-indicados', produto.id),
  ]);
  const { siteUrl, storeSiteUrl, reviewsApiUrl, reviewsWidgetUrl } = serverConfig();
  const widget = reviewsApiUrl === undefined ? reviewsWidgetUrl : undefined;
  const url = canonicalUrl(siteUrl, path, {}, estrutura.seo?.canonical ?? '');
  const whatsapp = settings?.sistema.geral.site.whatsapp ?? '';
  const { longa, curta } = produto.descricoes;
  const groups = lensGroups(produto.personalizacoes);
  const buy = { block: true, label: 'Adicionar à sacola' };
  return (
    <>
      <BreadcrumbStructuredData migalhas={estrutura.breadcrumb} siteUrl={siteUrl} />
      <ProductStructuredData
        produto={produto}
        url={url}
        descricao={textOf(curta || longa, 500)}
        siteUrl={siteUrl}
        avaliacoes={avaliacoes}
      />
      <ProductMeta produto={produto} />
      <ProductScreen
        detalhe={detalhe}
        url={url}
        whatsapp={whatsapp}
        lojaUrl={storeSiteUrl}
        favoritar={<ProductHeart idProduto={produto.id} nome={produto.nome} />}
        comprar={
          groups.length > 0 ? <LensButton {...buy} /> : <AddToCartFromContext {...buy} productHref={path} />
        }
        combinacoes={
          <>
            {groups.length > 0 ? (
              <LensPanel nome={produto.nome} url={url} whatsapp={whatsapp} groups={groups} />
            ) : null}
            <BuyTogether produto={produto} />
          </>
        }
        descricao={longa || curta ? <RichText html={longa || curta} /> : null}
        nota={<RatingNote media={avaliacoes.media} quantidade={avaliacoes.quantidade} />}
        frete={
          <>
            <ShippingQuote />
            <noscript>
              <p>
                Frete e prazo aparecem na sacola, antes de você pagar.
                {groups.length > 0
                  ? ' O botão leva só a armação: lentes de grau, combine pelo WhatsApp.'
                  : ''}
              </p>
            </noscript>
          </>
        }
        pedido={await offerForm(produto)}
        vitrines={
          <>
            <Showcase
              id="relacionados"
              titulo="você também vai gostar"
              produtos={related?.produtos ?? []}
              whatsapp={whatsapp}
            />
            <Showcase
              id="indicados"
              titulo={recommended?.vitrine?.titulo || 'Indicados para você'}
              produtos={recommended?.produtos ?? []}
              whatsapp={whatsapp}
            />
          </>
        }
        perguntas={
          <Questions
            perguntas={produto.perguntas}
            chat={whatsappLink(whatsapp, interestMessage(produto.nome, url))}
            adviser={currentStorefront().words.adviser}
          />
        }
        avaliacoes={
          <>
            <ProductReviews idProduto={produto.id} summary={avaliacoes} />
            {widget ? <ReviewsWidget idProduto={produto.id} src={widget} /> : null}
          </>
        }
        depoimentos={<LateTestimonials />}
        vistos={
          <RecentlyViewed
            produto={{
              href: path,
              nome: produto.nome,
              imagem: fileOf(produto.midias.imagens[0], 'small', 'medium'),
            }}
          />
        }
      />
      <PageTracking page={productFacts(detalhe, url)} />
    </>
  );
}
