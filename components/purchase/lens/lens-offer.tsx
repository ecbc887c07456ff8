'use client';

import { CashFirst } from '@/components/catalog/buy-box/cash-first';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { ProductBuyButton } from '@/components/purchase/cart/product-buy-button';
import { displayPrices } from '@/lib/platform/prices';
import { orderPrice } from '@/lib/purchase/lens/order-price';
import { toCents } from '@/lib/shared/money';
import { LensButton } from './lens-button';

type LensPrice = {
  /** What the cheapest lenses add to the frame, BRL; null when that is not known. */
  lensesFrom: number | null;
  /** Percent that Pix saves of whole orders; 0 for none. */
  orderPix: number;
};

/** 'a partir de R$ 538,20 no PIX, ou R$ 598,00': the chosen size with the cheapest lenses. */
export function PriceWithLenses({ lensesFrom, orderPix }: LensPrice) {
  const frame = displayPrices(usePurchase().precos);
  if (frame === null || lensesFrom === null) return 'preço conforme as lentes';
  const total = (toCents(frame.por) + toCents(lensesFrom)) / 100;
  return (
    <>
      armação + lentes básicas a partir de <CashFirst price={orderPrice(frame, total, orderPix)} />
    </>
  );
}

type Props = LensPrice & {
  /** Path of the product page. */
  productHref: string;
};

/**
 * The two ways to buy a frame that takes lenses, each with its price. Where the platform gives the frame no cart
 * payload of its own, the lens dialog sells it alone too.
 */
export function LensOffer({ productHref, ...price }: Props) {
  const { precos, carrinho, needsSize } = usePurchase();
  const frame = displayPrices(precos);
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
      {carrinho === null && !needsSize ? null : (
        <ProductBuyButton block variant="secondary" label="Comprar só a armação" productHref={productHref}>
          <span>
            Comprar só a armação{' '}
            {frame === null ? null : (
              <small>
                <CashFirst price={frame} />
              </small>
            )}
          </span>
        </ProductBuyButton>
      )}
    </>
  );
}
