import { ProductBuyButton } from '@/components/purchase/cart/product-buy-button';
import { LensButton } from './lens-button';
import { BarPrice, FrameAlone, LensPrice } from './lens-price';

/** Data from which the price of a frame with lenses is computed. */
export type OfferPrice = {
  /** Price of the cheapest lenses, added to the frame, BRL; null if unknown. */
  lensesFrom: number | null;
  /** Percentage that Pix saves on whole orders; 0 for none. */
  orderPix: number;
};

/** 'a partir de R$ 538,20 no PIX, ou R$ 598,00': frame with basic lenses, as on the button. */
function PriceWithLenses({ lensesFrom, orderPix }: OfferPrice) {
  if (lensesFrom === null) return 'preço conforme as lentes';
  return (
    <>
      a partir de <LensPrice lensesFrom={lensesFrom} orderPix={orderPix} />
    </>
  );
}

/** The price above `LensBarButtons`. */
export function LensBarPrice(price: OfferPrice) {
  return (
    <BarPrice>
      {price.lensesFrom === null ? null : 'com lentes, '}
      <PriceWithLenses {...price} />
    </BarPrice>
  );
}

type PageProps = {
  /** Path of the product page. */
  productHref: string;
};

type Props = OfferPrice & PageProps;

/**
 * The two ways to buy a frame that takes lenses, each with its price. Their texts are in the page, not in its
 * JavaScript.
 */
export function LensOffer({ productHref, ...price }: Props) {
  return (
    <>
      <LensButton block>
        <span>
          Comprar com lentes de grau{' '}
          <small>
            <PriceWithLenses {...price} />
          </small>
        </span>
      </LensButton>
      <FrameAlone label="Comprar só a armação" productHref={productHref} />
    </>
  );
}

/** Both ways to buy in the buy bar on phones, as short as two buttons in a row must be. Lenses need JavaScript. */
export function LensBarButtons({ productHref }: PageProps) {
  return (
    <>
      <FrameAlone label="Comprar só a armação" productHref={productHref}>
        <span data-sentence="">
          <span className="visually-hidden">Comprar </span>só a armação
        </span>
      </FrameAlone>
      <LensButton block>
        <span data-sentence="">
          <span className="visually-hidden">Comprar </span>com lentes de grau
        </span>
      </LensButton>
    </>
  );
}

const LATER = 'Comprar e mandar a receita depois';

/** The two ways to buy a pair of lenses without a frame: with the prescription, or before it is sent. */
export function PrescriptionOffer({ productHref }: PageProps) {
  return (
    <>
      <LensButton block>Comprar com a receita</LensButton>
      <ProductBuyButton block variant="secondary" label={LATER} productHref={productHref} />
    </>
  );
}

/** Both ways in the buy bar on phones. */
export function PrescriptionBarButtons({ productHref }: PageProps) {
  return (
    <>
      <ProductBuyButton block variant="secondary" label={LATER} productHref={productHref}>
        Receita depois
      </ProductBuyButton>
      <LensButton block>Com a receita</LensButton>
    </>
  );
}
