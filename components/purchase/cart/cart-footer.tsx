import Link from 'next/link';
import type { MouseEvent } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { TruckIcon } from '@/components/ui/icons-shop';
import { redirectTo } from '@/lib/browser/redirect';
import { useSettings } from '@/lib/browser/use-settings';
import { checkoutUrl } from '@/lib/config/store-link';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { type CashDiscount, cashDiscount, instalmentAmount } from '@/lib/purchase/cart/cart';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { formatBRL } from '@/lib/shared/money';
import styles from './cart-footer.module.css';

const PAYMENT_METHODS: Record<string, string> = { pix: 'no PIX', boleto: 'no boleto' };

/** '7% de desconto à vista no PIX', with the amount when the platform works with the same percent. */
function cashDiscountText({ percent, method }: CashDiscount, { subtotal }: Carrinho): string {
  const note = `${percent}% de desconto à vista ${PAYMENT_METHODS[method] ?? `com ${method}`}`;
  const { descontoVista } = subtotal;
  return descontoVista?.porcentagem === percent ? `${formatBRL(descontoVista.valor)} com ${note}` : note;
}

type Props = { cart: Carrinho; onContinue: () => void };

/** Total, ways to pay and the link to the checkout. */
export function CartFooter({ cart, onContinue }: Props) {
  const { storeSiteUrl, writer } = useCartServices();
  const checkout = checkoutUrl(storeSiteUrl);
  const discount = cashDiscount(useSettings()?.pagamento.geral.descontoVista ?? {});

  // The store must have a pending change before its checkout reads the cart.
  async function goToCheckout(event: MouseEvent) {
    if (!writer.hasPendingChanges() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (await writer.whenSynced()) redirectTo(checkout);
  }

  return (
    <div className={styles.footer}>
      <div>
        <p className={styles.total} aria-live="polite">
          <span>Total</span>
          <strong className={styles.amount}>{formatBRL(cart.subtotal.valor)}</strong>
        </p>
        <p className={styles.terms}>em até 12x de {formatBRL(instalmentAmount(cart))}</p>
        {discount === null ? null : <p className={styles.terms}>{cashDiscountText(discount, cart)}</p>}
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
      </p>
    </div>
  );
}
