import type { Metadata } from 'next';
import Link from 'next/link';
import { PageViewTracker } from '@/components/analytics/page-view-tracker';
import { ProductFavourite } from '@/components/catalog/product/product-favourite';
import { ProductScreen } from '@/components/catalog/product/product-screen';
import { Questions } from '@/components/catalog/product/questions';
import { RecentlyViewed } from '@/components/catalog/product/recently-viewed';
import { LazyTestimonials } from '@/components/catalog/reviews/lazy-testimonials';
import { ProductReviews } from '@/components/catalog/reviews/product-reviews';
import { RatingLink } from '@/components/catalog/reviews/rating-link';
import { ReviewsWidget } from '@/components/catalog/reviews/reviews-widget';
import { Showcase } from '@/components/catalog/showcase/showcase';
import { offerForm } from '@/components/compositions/offer-form';
import { productKitParts } from '@/components/compositions/product-kit';
import { tryOnButton } from '@/components/compositions/try-on';
import { AddToCartButton } from '@/components/purchase/cart/add-to-cart-button';
import { ProductBuyButton } from '@/components/purchase/cart/product-buy-button';
import { BuyTogether } from '@/components/purchase/combination/buy-together';
import { LazyLensDialog } from '@/components/purchase/lens/lens-button';
import { LensBarButton, LensOffer, PriceWithLenses } from '@/components/purchase/lens/lens-offer';
import { ShippingQuote } from '@/components/purchase/shipping/shipping-quote';
import { ProductMeta } from '@/components/seo/product-meta';
import { BreadcrumbStructuredData, ProductStructuredData } from '@/components/seo/structured-data';
import { textButton } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import { imageUrl } from '@/lib/catalog/card/pictures';
import { readProductShowcase } from '@/lib/catalog/product/read-product';
import { oneOfEachModel } from '@/lib/catalog/product/recommendations';
import { interestMessage, whatsappLink } from '@/lib/catalog/product/whatsapp';
import { readReviews } from '@/lib/catalog/reviews/reviews-service';
import { widgetAttributes } from '@/lib/catalog/reviews/widget-attributes';
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import { comparisonHref } from '@/lib/purchase/comparison/compared-list';
import { cheapestLenses } from '@/lib/purchase/lens/cheapest-lenses';
import { lensGroups } from '@/lib/purchase/lens/options';
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
  const { estrutura, conteudo } = await PAGES.product.read({ path });
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

/** Product page. */
export default async function ProductPage({ params }: Props) {
  const { path } = decodeAddress((await params).address);
  const detail = await PAGES.product.read({ path });
  const { conteudo: product, estrutura } = detail;
  const [settings, reviews, related, recommended] = await Promise.all([
    readShopSettings(),
    readReviews(product),
    readProductShowcase('produto-detalhe-relacionados', product.id),
    readProductShowcase('produto-detalhe-indicados', product.id),
  ]);
  const { siteUrl, storeSiteUrl, reviewsWidgetUrl } = serverConfig();
  const { copy, features, reviewsWidget } = currentStorefront();
  const image = imageUrl(product.midias.imagens[0], 'small', 'medium');
  const url = canonicalUrl(siteUrl, path, {}, estrutura.seo?.canonical ?? '');
  const whatsapp = settings?.sistema.geral.site.whatsapp ?? '';
  const { longa, curta } = product.descricoes;
  const groups = lensGroups(product.personalizacoes);
  const hasLenses = groups.length > 0;
  const lensesFrom = cheapestLenses(groups);
  const { provide, ...kit } = productKitParts(product, path);
  const page = (
    <>
      <BreadcrumbStructuredData items={PAGES.product.breadcrumb(detail)} path={path} />
      <ProductStructuredData
        product={product}
        url={url}
        description={htmlToText(curta || longa, 500)}
        siteUrl={siteUrl}
        reviews={reviews}
      />
      <ProductMeta product={product} />
      <ProductScreen
        detalhe={detail}
        url={url}
        whatsapp={whatsapp}
        storeSiteUrl={storeSiteUrl}
        tryOn={tryOnButton(product, path)}
        favouriteButton={
          <ProductFavourite idProduto={product.id} nome={product.nome} href={path} imagem={image} />
        }
        comparison={
          <Link className={textButton} href={comparisonHref([path])} prefetch={false}>
            Comparar lado a lado
          </Link>
        }
        buyButton={
          hasLenses ? (
            <LensOffer lensesFrom={lensesFrom} productHref={path} />
          ) : (
            <ProductBuyButton block label="Adicionar à sacola" productHref={path} />
          )
        }
        bar={
          hasLenses
            ? { buyButton: <LensBarButton />, price: <PriceWithLenses lensesFrom={lensesFrom} /> }
            : undefined
        }
        {...kit}
        combinations={
          <>
            {hasLenses ? (
              <LazyLensDialog
                nome={product.nome}
                url={url}
                whatsapp={whatsapp}
                groups={groups}
                imagem={imageUrl(product.midias.imagens[0], 'small', 'medium')}
                promises={currentStorefront().copy.lensPromises}
              />
            ) : null}
            <BuyTogether produto={product} />
          </>
        }
        description={longa || curta ? <RichText html={longa || curta} /> : null}
        rating={<RatingLink media={reviews.media} quantidade={reviews.quantidade} />}
        shipping={
          <>
            <ShippingQuote laboratoryDays={hasLenses ? currentStorefront().laboratoryDays : 0} />
            <noscript>
              <p>
                Frete e prazo aparecem na sacola, antes de você pagar.
                {hasLenses ? ' O botão leva só a armação: lentes de grau, combine pelo WhatsApp.' : ''}
              </p>
            </noscript>
          </>
        }
        requestForm={offerForm(product)}
        showcases={
          <>
            <Showcase
              id="relacionados"
              title="você também vai gostar"
              produtos={oneOfEachModel(product, related?.produtos ?? [])}
              whatsapp={whatsapp}
              BuyButton={AddToCartButton}
            />
            <Showcase
              id="indicados"
              title={recommended?.vitrine?.titulo || 'Indicados para você'}
              produtos={oneOfEachModel(product, recommended?.produtos ?? [])}
              whatsapp={whatsapp}
              BuyButton={AddToCartButton}
            />
          </>
        }
        questions={
          <Questions
            perguntas={product.perguntas}
            chat={whatsappLink(whatsapp, interestMessage(product.nome, url))}
            adviser={copy.adviser}
          />
        }
        reviews={
          <>
            <ProductReviews idProduto={product.id} summary={reviews} />
            {reviewsWidgetUrl ? (
              <ReviewsWidget
                key={product.id}
                src={reviewsWidgetUrl}
                script={reviewsWidget.script}
                element={widgetAttributes(reviewsWidget.element, {
                  id: product.id,
                  sku: product.sku,
                  name: product.nome,
                  url,
                  image,
                })}
              />
            ) : null}
          </>
        }
        testimonials={<LazyTestimonials />}
        recentlyViewed={
          <RecentlyViewed
            mayCompare={features.measurements}
            produto={{
              href: path,
              nome: product.nome,
              imagem: image,
            }}
          />
        }
      />
      <PageViewTracker page={PAGES.product.tracking(detail, url)} />
    </>
  );
  return provide(page);
}
