'use client';

import { CashFirst } from '@/components/catalog/buy-box/cash-first';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { ProductBuyButton } from '@/components/purchase/cart/product-buy-button';
import { displayPrices } from '@/lib/platform/prices';
import { orderPrice } from '@/lib/purchase/lens/order-price';
import { toCents } from '@/lib/shared/money';

type LensPriceProps = {
  /** Price of the cheapest lenses, added to the frame, BRL. */
  lensesFrom: number;
  /** Percentage that Pix saves on whole orders; 0 for none. */
  orderPix: number;
};

/** 'R$ 538,20 no PIX, ou R$ 598,00': the chosen size with the cheapest lenses. */
export function LensPrice({ lensesFrom, orderPix }: LensPriceProps) {
  const frame = displayPrices(usePurchase().precos);
  return (
    frame && (
      <CashFirst price={orderPrice(frame, (toCents(frame.por) + toCents(lensesFrom)) / 100, orderPix)} />
    )
  );
}

type FrameAloneProps = {
  label: string;
  /** Path of the product page. */
  productHref: string;
};

/**
 * Buys the chosen size without lenses. If the platform returns no cart payload for the frame, the frame alone can be
 * bought only in the lens dialog.
 */
export function FrameAlone({ label, productHref }: FrameAloneProps) {
  const { precos, payload, needsSize } = usePurchase();
  const frame = displayPrices(precos);
  return payload === null && !needsSize ? null : (
    <ProductBuyButton block variant="secondary" label={label} productHref={productHref}>
      <span>
        {label} <small>{frame && <CashFirst price={frame} />}</small>
      </span>
    </ProductBuyButton>
  );
}
