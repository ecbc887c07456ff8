import { CashFirst } from '@/components/catalog/buy-box/cash-first';
import { Button } from '@/components/ui/button';
import { BUY_FORM_ID } from '@/lib/catalog/product/purchase-options';
import type { DisplayPrices } from '@/lib/platform/prices';
import { LensButton } from './lens-button';
import { FrameAlone, LensPrice } from './lens-price';

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

type BarPriceProps = OfferPrice & {
  /** Price of the frame alone, which the bar sells without JavaScript; null if it sells nothing then. */
  frame: DisplayPrices | null;
};

/** The price next to `LensBarButton`. */
export function LensBarPrice({ frame, ...price }: BarPriceProps) {
  return (
    <>
      <span className="scripted">
        {price.lensesFrom === null ? null : 'com lentes, '}
        <PriceWithLenses {...price} />
      </span>
      {frame ? (
        <noscript>
          <CashFirst price={frame} />
        </noscript>
      ) : null}
    </>
  );
}

type Props = OfferPrice & {
  /** Path of the product page. */
  productHref: string;
};

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

/**
 * The button in the buy bar on phones. Lenses need JavaScript: without it, the button buys only the frame, if the page
 * has a form.
 */
export function LensBarButton({ hasForm }: { hasForm: boolean }) {
  return (
    <>
      <LensButton block>Comprar com lentes</LensButton>
      {hasForm ? (
        <noscript>
          <Button type="submit" form={BUY_FORM_ID}>
            Comprar só a armação
          </Button>
        </noscript>
      ) : null}
    </>
  );
}
