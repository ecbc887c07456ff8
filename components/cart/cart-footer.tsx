import Link from 'next/link';
import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TruckIcon } from '@/components/ui/icons-shop';
import { LinkButton } from '@/components/ui/link-button';
import { type CashDiscount, cashDiscount, instalmentOf } from '@/lib/cart/cart';
import { useCartServices } from '@/lib/cart/client';
import { checkoutHref } from '@/lib/cart/store-link';
import { formatBRL } from '@/lib/money/format';
import { leaveFor } from '@/lib/routing/leave';
import { useSettings } from '@/lib/settings/client';
import type { Carrinho } from '@/lib/store-api/schemas/carrinho';
import styles from './cart-footer.module.css';

const METHODS: Record<string, string> = { pix: 'no PIX', boleto: 'no boleto' };

/** '7% de desconto à vista no PIX', with the amount when the platform works with the same percent. */
function cashNote({ percent, method }: CashDiscount, { subtotal }: Carrinho): string {
  const note = `${percent}% de desconto à vista ${METHODS[method] ?? `com ${method}`}`;
  const { descontoVista } = subtotal;
  return descontoVista?.porcentagem === percent ? `${formatBRL(descontoVista.valor)} com ${note}` : note;
}

type Props = { cart: Carrinho; onContinue: () => void };

/** Total, ways to pay and the way to the checkout (CART-06 to CART-11, L4). */
export function CartFooter({ cart, onContinue }: Props) {
  const { storeSiteUrl, writer } = useCartServices();
  const checkout = checkoutHref(storeSiteUrl);
  const discount = cashDiscount(useSettings()?.pagamento.geral.descontoVista ?? {});

  // A quantity changed a moment ago has to be with the store before its checkout reads the cart.
  async function leaveSettled(event: MouseEvent) {
    if (!writer.unsettled() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (await writer.settle()) leaveFor(checkout);
  }

  return (
    <div className={styles.footer}>
      <div>
        <p className={styles.total} aria-live="polite">
          <span>Total</span>
          <strong className={styles.amount}>{formatBRL(cart.subtotal.valor)}</strong>
        </p>
        <p className={styles.terms}>em até 12x de {formatBRL(instalmentOf(cart))}</p>
        {discount === null ? null : <p className={styles.terms}>{cashNote(discount, cart)}</p>}
      </div>
      <p className={styles.freight}>
        <TruckIcon />
        FRETE GRÁTIS BRASIL
      </p>
      <LinkButton block size="lg" href={checkout} onClick={leaveSettled}>
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
