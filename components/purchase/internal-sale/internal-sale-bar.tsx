'use client';

import { useEffect, useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { useConfirm } from '@/components/ui/use-confirm';
import { redirectTo } from '@/lib/browser/location';
import { onPageRestored } from '@/lib/browser/page-lifecycle';
import type { Usuario } from '@/lib/platform/schemas/cart';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { useCart } from '@/lib/purchase/cart/use-cart';
import { useRefreshCustomer } from '@/lib/purchase/customer/customer';
import {
  cancelRedirectUrl,
  cancelSale,
  type InternalSale,
  internalSaleOf,
} from '@/lib/purchase/customer/internal-sale';
import { formatBRL } from '@/lib/shared/money';
import styles from './internal-sale-bar.module.css';

/** Cancels after a confirmation and follows the platform's redirect; a failure is reported. */
function useCancel() {
  const { storeSiteUrl } = useCartServices();
  const refreshCustomer = useRefreshCustomer();
  const { confirm, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);
  // The page is restored as it was when it was left, and the sale may still be there.
  useEffect(() => onPageRestored(() => setBusy(false)), []);

  async function cancel() {
    const isConfirmed = await confirm({
      text: 'Tem certeza que deseja cancelar?',
      confirm: 'Sim',
      cancel: 'Não',
    });
    if (!isConfirmed) return;
    setBusy(true);
    try {
      const target = cancelRedirectUrl(await cancelSale(), storeSiteUrl, window.location.origin);
      if (target !== null) return redirectTo(target);
      await refreshCustomer();
      setBusy(false);
    } catch {
      setBusy(false);
      // Spelt so by the requirement SALE-09.
      await confirm({ title: 'Atenção', text: 'Hove um erro ao cancelar a venda.', confirm: 'Entendi' });
    }
  }

  return { busy, cancel, dialog };
}

/** The sale, its operator and customer, and the buttons to finish and cancel it. */
function SaleBar({ sale: { id, operator, customer } }: { sale: InternalSale }) {
  const { storeSiteUrl } = useCartServices();
  const { cart } = useCart();
  const { busy, cancel, dialog } = useCancel();
  const count = cart?.quantidadeTotal ?? 0;
  return (
    <section className={`spread ${styles.bar}`} aria-label="Venda interna" data-print="hide">
      <dl className={styles.facts}>
        <div>
          <dt>Venda interna</dt>
          <dd>nº {id}</dd>
        </div>
        <div>
          <dt>Operador</dt>
          <dd>{operator}</dd>
        </div>
        <div>
          <dt>Cliente</dt>
          <dd>
            {customer.id} · {customer.name}
          </dd>
        </div>
        <div>
          <dt>Sacola</dt>
          <dd>
            {count} {count === 1 ? 'item' : 'itens'} · {formatBRL(cart?.subtotal.valor ?? 0)}
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" busy={busy} disabled={busy} onClick={cancel}>
          Cancelar venda
        </Button>
        <LinkButton size="sm" href={`${storeSiteUrl}/checkout/pagamento`}>
          Finalizar venda
        </LinkButton>
      </div>
      {dialog}
    </section>
  );
}

/** The bar for a customer's internal sale; renders nothing without one. */
export function InternalSaleBar({ customer }: { customer: Usuario | undefined }) {
  const sale = internalSaleOf(customer);
  return sale && <SaleBar sale={sale} />;
}
