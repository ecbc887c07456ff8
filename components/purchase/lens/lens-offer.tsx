'use client';

import { BUY_FORM_ID, usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { ProductBuyButton } from '@/components/purchase/cart/product-buy-button';
import { Button } from '@/components/ui/button';
import { displayPrices } from '@/lib/platform/prices';
import { formatBRL, toCents } from '@/lib/shared/money';
import { LensButton } from './lens-button';

/** What the cheapest lenses add to the frame, BRL; null when that is not known. */
type LensPrice = { lensesFrom: number | null };

/** 'a partir de R$ 598,00': the chosen size with the cheapest lenses. */
export function PriceWithLenses({ lensesFrom }: LensPrice) {
  const { precos } = usePurchase();
  const frame = displayPrices(precos)?.por;
  if (frame === undefined || lensesFrom === null) return 'preço conforme as lentes';
  return `a partir de ${formatBRL((toCents(frame) + toCents(lensesFrom)) / 100)}`;
}

type Props = LensPrice & {
  /** Path of the product page. */
  productHref: string;
};

/**
 * The two ways to buy a frame that takes lenses, each with its price. Where the platform gives the frame no cart
 * payload of its own, the lens dialog sells it alone too.
 */
export function LensOffer({ lensesFrom, productHref }: Props) {
  const { precos, carrinho, needsSize } = usePurchase();
  const frame = displayPrices(precos)?.por;
  return (
    <>
      <LensButton block>
        <span>
          Comprar com lentes de grau{' '}
          <small>
            <PriceWithLenses lensesFrom={lensesFrom} />
          </small>
        </span>
      </LensButton>
      {carrinho === null && !needsSize ? null : (
        <ProductBuyButton block variant="secondary" label="Comprar só a armação" productHref={productHref}>
          <span>Comprar só a armação {frame === undefined ? null : <small>{formatBRL(frame)}</small>}</span>
        </ProductBuyButton>
      )}
    </>
  );
}

/** The button of the phone's bar; without script, which lenses need, it buys the frame alone. */
export function LensBarButton() {
  const { options } = usePurchase();
  return (
    <>
      <LensButton block>Comprar com lentes</LensButton>
      {options.form ? (
        <noscript>
          <Button type="submit" form={BUY_FORM_ID}>
            Comprar só a armação
          </Button>
        </noscript>
      ) : null}
    </>
  );
}
