'use client';

import type { ReactNode } from 'react';
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

/** Price of the frame and whether it can be bought alone: the platform may return no cart payload for it. */
function useFrameAlone() {
  const { precos, payload, needsSize } = usePurchase();
  return { frame: displayPrices(precos), isSold: payload !== null || needsSize };
}

/** The price of the frame alone; `children`, the price with lenses, if that is the only way to buy it. */
export function BarPrice({ children }: { children: ReactNode }) {
  const { frame, isSold } = useFrameAlone();
  if (!isSold) return children;
  return frame && <CashFirst price={frame} />;
}

type FrameAloneProps = {
  label: string;
  /** Path of the product page. */
  productHref: string;
  /** Shown instead of the label and the price. */
  children?: ReactNode;
};

/** Buys the chosen size without lenses; renders nothing if that is possible only in the lens dialog. */
export function FrameAlone({ label, productHref, children }: FrameAloneProps) {
  const { frame, isSold } = useFrameAlone();
  return isSold ? (
    <ProductBuyButton block variant="secondary" label={label} productHref={productHref}>
      {children ?? (
        <span>
          {label} <small>{frame && <CashFirst price={frame} />}</small>
        </span>
      )}
    </ProductBuyButton>
  ) : null;
}
