import type { ComponentProps, ReactNode } from 'react';
import { ChosenSizeLink } from '@/components/catalog/buy-box/purchase-context';
import { ProductFavourite } from '@/components/catalog/product/product-favourite';
import { ProductScreen } from '@/components/catalog/product/product-screen';
import { Questions } from '@/components/catalog/product/questions';
import { RecentlyViewed } from '@/components/catalog/product/recently-viewed';
import { ProductReviews } from '@/components/catalog/reviews/product-reviews';
import { RatingLink } from '@/components/catalog/reviews/rating-link';
import { LazyTestimonials } from '@/components/catalog/reviews/reviews-on-demand';
import { ReviewsWidget } from '@/components/catalog/reviews/reviews-widget';
import { Showcase } from '@/components/catalog/showcase/showcase';
import { BuyTogether, productKitParts } from '@/components/compositions/bought-together';
import { StoreText } from '@/components/compositions/store-text';
import { tryOnButton } from '@/components/compositions/try-on';
import { ProductBuyButton } from '@/components/purchase/cart/product-buy-button';
import { LazyLensDialog } from '@/components/purchase/lens/lens-button';
import {
  LensBarButtons,
  LensBarPrice,
  LensOffer,
  PrescriptionBarButtons,
  PrescriptionOffer,
} from '@/components/purchase/lens/lens-offer';
import { ShippingQuote } from '@/components/purchase/shipping/shipping-quote';
import { buttonProps } from '@/components/ui/button';
import { imageUrl } from '@/lib/catalog/card/pictures';
import { takesLenses } from '@/lib/catalog/product/loose-lenses';
import { readMeasurements } from '@/lib/catalog/product/measurements-by-size';
import type { readProductShowcase } from '@/lib/catalog/product/read-product';
import { oneOfEachModel } from '@/lib/catalog/product/recommendations';
import { leadingRating, type ReviewSummary } from '@/lib/catalog/reviews/review-summary';
import { widgetAttributes } from '@/lib/catalog/reviews/reviews-service';
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { formTool } from '@/lib/forms/form-tools';
import type { Detalhe } from '@/lib/platform/schemas/page-content';
import type { Produto } from '@/lib/platform/schemas/product';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { comparisonHref } from '@/lib/purchase/comparison/compared-list';
import { cheapestLenses } from '@/lib/purchase/lens/cheapest-lenses';
import { lensesAlone, lensGroups } from '@/lib/purchase/lens/options';
import { interestMessage, whatsappLink } from '@/lib/shared/whatsapp';
import { LazyNotifyForm, LazyQuoteForm } from '../lazy-product-parts';

/** Form for a product that cannot be bought at once: a back-in-stock notice, or a quote. */
function offerForm({ id, status }: ProdutoDetalhe): ReactNode {
  if (status === 'indisponivel') return <LazyNotifyForm idProduto={id} />;
  return status === 'sobConsulta' ? <LazyQuoteForm idProduto={id} /> : null;
}

type OfferPrice = ComponentProps<typeof LensBarPrice>;

/** The ways to buy a frame that takes lenses, or lenses without a frame: in the page and in the buy bar on phones. */
function madeToOrder(hasFrame: boolean, productHref: string, price: OfferPrice) {
  if (!hasFrame)
    return {
      buyButton: <PrescriptionOffer productHref={productHref} />,
      bar: { buyButton: <PrescriptionBarButtons productHref={productHref} /> },
    };
  return {
    buyButton: <LensOffer {...price} productHref={productHref} />,
    bar: { buyButton: <LensBarButtons productHref={productHref} />, price: <LensBarPrice {...price} /> },
  };
}

type ProductShowcase = Awaited<ReturnType<typeof readProductShowcase>>;

type Props = {
  detail: Detalhe;
  path: string;
  /** Name of the size requested by the address; '' for none. */
  size: string;
  /** Canonical address. */
  url: string;
  /** The shop's number; '' for none. */
  whatsapp: string;
  /** Percentage that Pix saves on whole orders; 0 for none. */
  orderPix: number;
  reviews: ReviewSummary;
  /** Blocks of other products; null for those that the platform does not have. */
  related: ProductShowcase;
  recommended: ProductShowcase;
  /** Other lenses of its type, for lenses without a frame. */
  lenses: readonly Produto[];
};

/** Everything that shoppers see and can do on a product page. */
export function Product(props: Props) {
  const { detail, path, size, url, whatsapp, orderPix, reviews, related, recommended, lenses } = props;
  const { conteudo: product } = detail;
  const { storeSiteUrl, reviewsWidgetUrl } = serverConfig();
  const rating = leadingRating(reviews);
  const { copy, features, laboratoryDays, reviewsWidget } = currentStorefront();
  const image = imageUrl(product.midias.imagens[0], 'small', 'medium');
  const { longa, curta } = product.descricoes;
  const options = lensGroups(product.personalizacoes);
  const hasLenses = options.length > 0 && takesLenses(product);
  const groups = hasLenses ? options : lensesAlone(options);
  const isMadeToOrder = groups.length > 0;
  const offerPrice = { lensesFrom: cheapestLenses(groups), orderPix };
  const { provide, ...kit } = productKitParts(product, path);
  return provide(
    <ProductScreen
      detalhe={detail}
      url={url}
      whatsapp={whatsapp}
      storeSiteUrl={storeSiteUrl}
      size={size}
      tryOn={tryOnButton(product, path, offerPrice)}
      favouriteButton={
        <ProductFavourite idProduto={product.id} nome={product.nome} href={path} imagem={image} />
      }
      comparison={
        <ChosenSizeLink {...buttonProps({ variant: 'quiet', size: 'sm' })} href={comparisonHref([path])}>
          Comparar
        </ChosenSizeLink>
      }
      {...(isMadeToOrder
        ? madeToOrder(hasLenses, path, offerPrice)
        : { buyButton: <ProductBuyButton block label="Adicionar à sacola" productHref={path} /> })}
      {...kit}
      description={longa || curta ? <StoreText html={longa || curta} /> : null}
      others={[...(related?.produtos ?? []), ...(recommended?.produtos ?? []), ...lenses]}
      rating={<RatingLink media={rating.media} quantidade={rating.quantidade} />}
      shipping={
        <>
          <ShippingQuote
            laboratory={isMadeToOrder ? { days: laboratoryDays, isIncluded: !hasLenses } : undefined}
            tool={formTool('postalCode')}
          />
          <noscript>
            <p>
              Frete e prazo aparecem na sacola, antes de você pagar.
              {hasLenses ? ' O botão leva só a armação: lentes de grau, combine pelo WhatsApp.' : ''}
            </p>
          </noscript>
        </>
      }
      requestForm={offerForm(product)}
      sections={{
        // Links to it, such as those of the bag, may lead to a product that has sold out since.
        lensDialog:
          isMadeToOrder && product.status === 'disponivel' ? (
            <LazyLensDialog
              nome={product.nome}
              url={url}
              whatsapp={whatsapp}
              groups={groups}
              orderPix={orderPix}
              measured={(readMeasurements(product) ?? []).map(({ id, mm }) => ({ id, mm }))}
              imagem={image}
              promises={copy.lensPromises}
            />
          ) : null,
        combinations: <BuyTogether produto={product} />,
        showcases: (
          <>
            <Showcase
              id="relacionados"
              title="você também vai gostar"
              produtos={oneOfEachModel(product, related?.produtos ?? [])}
              whatsapp={whatsapp}
            />
            <Showcase
              id="indicados"
              title={recommended?.vitrine?.titulo || 'Indicados para você'}
              produtos={oneOfEachModel(product, recommended?.produtos ?? [])}
              whatsapp={whatsapp}
            />
          </>
        ),
        questions: (
          <Questions
            perguntas={product.perguntas}
            chat={whatsappLink(whatsapp, interestMessage(product.nome, url))}
            adviser={copy.adviser}
          />
        ),
        reviews: (
          <ProductReviews
            idProduto={product.id}
            summary={reviews}
            widget={
              reviewsWidgetUrl ? (
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
              ) : null
            }
          />
        ),
        testimonials: <LazyTestimonials />,
        recentlyViewed: (
          <RecentlyViewed
            mayCompare={features.measurements}
            produto={{
              href: path,
              nome: product.nome,
              imagem: image,
            }}
          />
        ),
      }}
    />,
  );
}
