import type { MouseEvent } from 'react';
import { LinkButton, textButton } from '@/components/ui/button';
import { redirectTo } from '@/lib/browser/location';
import { useSettings } from '@/lib/browser/use-settings';
import { checkoutUrl } from '@/lib/config/store-link';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { type CashDiscount, cashDiscount } from '@/lib/purchase/cart/cash-discount';
import { instalmentTerms, orderDiscountText, orderSaving } from '@/lib/purchase/cart/totals';
import { formatBRL } from '@/lib/shared/money';
import styles from './cart-footer.module.css';

const PAYMENT_METHODS: Record<string, string> = { pix: 'no PIX', boleto: 'no boleto' };

/**
 * The total. If the platform's discount for immediate payment equals the shop's, the discounted total comes first, like
 * the Pix price of a product, and the card price follows in one sentence. Otherwise only the discount is named.
 */
function Totals({ discount, cart, terms }: { discount: CashDiscount | null; cart: Carrinho; terms: string }) {
  const { valor, descontoVista } = cart.subtotal;
  const method = discount && (PAYMENT_METHODS[discount.method] ?? `com ${discount.method}`);
  const note = discount && `${discount.percent}% de desconto à vista ${method}`;
  const cash = discount && descontoVista?.porcentagem === discount.percent ? descontoVista.valor : null;
  const saving = orderSaving(cart);
  const saved = `Você economiza ${formatBRL(saving)}`;
  return (
    <>
      {note === null || cash !== null ? null : <p className={styles.terms}>{note}</p>}
      <p className={`spread ${styles.total}`} aria-live={cash === null ? 'polite' : undefined}>
        <span>
          {cash === null ? 'Total' : `Total ${method}`}{' '}
          {cash === null ? null : <small className={styles.note}>{note}</small>}
        </span>{' '}
        <strong>{formatBRL(cash ?? valor)}</strong>
      </p>
      <div className={styles.terms}>
        {cash === null ? null : (
          <p className={`spread ${styles.card}`} aria-live="polite">
            ou no cartão <strong>{formatBRL(valor)}</strong>
          </p>
        )}{' '}
        {terms === '' ? null : <p>{terms}</p>}
      </div>{' '}
      {saving > 0 ? (
        <p className={`${styles.terms} ${styles.saving}`}>
          {cash === null ? saved : `${saved}, mesmo no cartão`}
        </p>
      ) : null}
    </>
  );
}

type Props = { cart: Carrinho; onContinue: () => void };

/** Total, payment methods and the link to the checkout. */
export function CartFooter({ cart, onContinue }: Props) {
  const { storeSiteUrl, orderDiscountFrom, freeShipping, cartClient } = useCartServices();
  const checkout = checkoutUrl(storeSiteUrl);
  const discount = cashDiscount(useSettings()?.pagamento.geral.descontoVista ?? {});

  // Until the platform has responded to a change, the cart has no instalments.
  const isUncertain = cart.subtotal.parcelamento.length === 0 && cartClient.hasPendingChanges();

  // The store must receive a pending change before its checkout reads the cart.
  async function goToCheckout(event: MouseEvent) {
    if (!cartClient.hasPendingChanges() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (await cartClient.whenSynced()) redirectTo(checkout);
  }

  return (
    <div className={styles.footer}>
      <div className={styles.totals}>
        <Totals discount={discount} cart={cart} terms={isUncertain ? '' : instalmentTerms(cart)} />
        {orderDiscountFrom === undefined ? null : (
          <p className={styles.terms}>{orderDiscountText(cart.subtotal.valor, orderDiscountFrom)}</p>
        )}
      </div>
      <LinkButton block size="lg" href={checkout} onClick={goToCheckout}>
        FINALIZAR COMPRA
      </LinkButton>
      <div className={`spread ${styles.more}`}>
        {freeShipping && <p className={styles.shipping}>{freeShipping.toLocaleUpperCase('pt-BR')}</p>}
        <button className={textButton} type="button" onClick={onContinue}>
          Continuar comprando
        </button>
      </div>
    </div>
  );
}
