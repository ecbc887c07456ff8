'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useConfirm } from '@/components/ui/use-confirm';
import { useCartServices } from '@/lib/cart/client';
import { useCart } from '@/lib/cart/use-cart';
import { refreshCustomer } from '@/lib/customer/client';
import { formatBRL } from '@/lib/money/format';
import { leaveFor } from '@/lib/routing/leave';
import { cancelledTarget, cancelSale } from '@/lib/sale/cancel';
import type { InternalSale } from '@/lib/sale/sale';
import styles from './internal-sale-bar.module.css';

/** Cancels after a question and goes where the platform says; a failure is told (SALE-07 to SALE-10, A-51). */
function useCancel() {
  const { storeSiteUrl } = useCartServices();
  const { ask, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);

  async function cancel() {
    const sure = await ask({ text: 'Tem certeza que deseja cancelar?', confirm: 'Sim', cancel: 'Não' });
    if (!sure) return;
    setBusy(true);
    try {
      const target = cancelledTarget(await cancelSale(), storeSiteUrl, window.location.origin);
      if (target === null) await refreshCustomer();
      else leaveFor(target);
    } catch {
      setBusy(false);
      await ask({ title: 'Atenção', text: 'Hove um erro ao cancelar a venda.', confirm: 'Entendi' });
    }
  }

  return { busy, cancel, dialog };
}

/** What an operator sells to whom, and the ways to finish and to cancel (SALE-03, SALE-05, SALE-06). */
export function InternalSaleBar({ sale: { id, operator, customer } }: { sale: InternalSale }) {
  const { storeSiteUrl } = useCartServices();
  const { cart } = useCart();
  const { busy, cancel, dialog } = useCancel();
  const pieces = cart?.quantidadeTotal ?? 0;
  return (
    <section className={styles.bar} aria-label="Venda interna" data-print="hide">
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
          <dt>Carrinho</dt>
          <dd>
            {pieces} {pieces === 1 ? 'item' : 'itens'} · {formatBRL(cart?.subtotal.valor ?? 0)}
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
