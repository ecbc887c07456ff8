import Link from 'next/link';
import type { MouseEvent } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { TruckIcon } from '@/components/ui/icons-shop';
import { redirectTo } from '@/lib/browser/location';
import { useSettings } from '@/lib/browser/use-settings';
import { checkoutUrl } from '@/lib/config/store-link';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { type CashDiscount, cashDiscount } from '@/lib/purchase/cart/cart';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { instalmentTerms, orderDiscountText } from '@/lib/purchase/cart/totals';
import { formatBRL } from '@/lib/shared/money';
import styles from './cart-footer.module.css';

const PAYMENT_METHODS: Record<string, string> = { pix: 'no PIX', boleto: 'no boleto' };

/**
 * '7% de desconto à vista no PIX'. With the amount, where the platform works with the same percent, it leads, as the
 * Pix price does on a product.
 */
function CashPrice({ discount: { percent, method }, cart }: { discount: CashDiscount; cart: Carrinho }) {
  const note = `${percent}% de desconto à vista ${PAYMENT_METHODS[method] ?? `com ${method}`}`;
  const { descontoVista } = cart.subtotal;
  if (descontoVista?.porcentagem !== percent) return <p className={styles.terms}>{note}</p>;
  return (
    <p className={styles.cash}>
      <strong className={styles.amount}>{formatBRL(descontoVista.valor)}</strong>{' '}
      <span className={styles.terms}>com {note}</span>
    </p>
  );
}

type Props = { cart: Carrinho; onContinue: () => void };

/** Total, ways to pay and the link to the checkout. */
export function CartFooter({ cart, onContinue }: Props) {
  const { storeSiteUrl, orderDiscountFrom, cartClient } = useCartServices();
  const checkout = checkoutUrl(storeSiteUrl);
  const discount = cashDiscount(useSettings()?.pagamento.geral.descontoVista ?? {});

  // Until the platform has answered a change, the cart has no instalments.
  const isUncertain = cart.subtotal.parcelamento.length === 0 && cartClient.hasPendingChanges();

  // The store must have a pending change before its checkout reads the cart.
  async function goToCheckout(event: MouseEvent) {
    if (!cartClient.hasPendingChanges() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (await cartClient.whenSynced()) redirectTo(checkout);
  }

  return (
    <div className={styles.footer}>
      <div>
        {discount === null ? null : <CashPrice discount={discount} cart={cart} />}
        <p className={`spread ${styles.total}`} aria-live="polite">
          <span>Total</span>
          <strong>{formatBRL(cart.subtotal.valor)}</strong>
        </p>
        {isUncertain ? null : <p className={styles.terms}>{instalmentTerms(cart)}</p>}
        {orderDiscountFrom === undefined ? null : (
          <p className={styles.terms}>{orderDiscountText(cart.subtotal.valor, orderDiscountFrom)}</p>
        )}
      </div>
      <p className={styles.shipping}>
        <TruckIcon />
        FRETE GRÁTIS BRASIL
      </p>
      <LinkButton block size="lg" href={checkout} onClick={goToCheckout}>
        FINALIZAR COMPRA
      </LinkButton>
      <Button block variant="secondary" onClick={onContinue}>
        Continuar comprando
      </Button>
      <p className={styles.note}>
        Mudou de ideia? Você tem 7 dias depois de receber para devolver.{' '}
        <Link href="/pagina/troca-e-devolucao" prefetch={false} onClick={onContinue}>
          Como devolver
        </Link>
        {' · '}
        <Link href="/pagina/termos-de-compra" prefetch={false} onClick={onContinue}>
          Termos de compra
        </Link>
      </p>
    </div>
  );
}
