'use client';

import { LockIcon } from '@/components/ui/icons-shop';
import { StatusMessage } from '@/components/ui/status-message';
import { Stepper } from '@/components/ui/stepper';
import { KIT_FIELDS, KIT_FORM, KIT_FORM_ACTION, KIT_PROBLEM } from '@/lib/kit/form';
import { formatBRL, toCents } from '@/lib/money/format';
import { displayPrices } from '@/lib/money/prices';
import { KitBuyButton } from './kit-buy-button';
import { useKit } from './kit-context';
import { KitPiece } from './kit-piece';
import { KitPrices } from './kit-prices';
import styles from './kit-screen.module.css';

/** Purchase block of a kit for sale; `caminho` is its own path (KIT-04, KIT-05, KIT-09 to KIT-14, KIT-18). */
export function KitPurchase({ caminho }: { caminho: string }) {
  const { kit, selection, price, change, missing, isEmpty, failure } = useKit();
  const cents = price.state === 'final' ? toCents(displayPrices(price.precos)?.por ?? 0) : 0;
  const problem = missing
    ? `Selecione o tamanho dos produtos! Falta: ${missing.nome}.`
    : isEmpty
      ? 'Marque ao menos um produto da lista para comprar.'
      : failure;
  return (
    <div className={styles.purchase}>
      <KitPrices />
      <section className={styles.composition} aria-labelledby="composicao">
        <h2 id="composicao">COMPOSIÇÃO DO KIT</h2>
        <ul>
          {kit.pieces.map((piece) => (
            <KitPiece key={piece.id} piece={piece} />
          ))}
        </ul>
      </section>
      <div className={styles.buy}>
        {kit.fechada ? (
          <div className={styles.quantity}>
            <span>Quantidade</span>
            <Stepper
              onLeaving
              name={kit.nome}
              quantity={selection.quantity}
              onChange={(quantity) => change(() => ({ quantity }))}
              field={{ name: KIT_FIELDS.quantidade, form: KIT_FORM }}
            />
            {selection.quantity > 1 && cents > 0 ? (
              <span className={styles.sum} aria-live="polite">
                {formatBRL((cents * selection.quantity) / 100)} no total
              </span>
            ) : null}
          </div>
        ) : null}
        <StatusMessage tone="error">{problem}</StatusMessage>
        {/* Of an open list sizes may stay open, with the pieces that are left out. */}
        <form id={KIT_FORM} action={KIT_FORM_ACTION} method="post" noValidate={!kit.fechada}>
          <input type="hidden" name={KIT_FIELDS.caminho} value={caminho} />
        </form>
        <p className={styles.problem} id={KIT_PROBLEM} role="alert">
          Não deu para preparar a compra. Confira as escolhas e tente de novo em instantes.
        </p>
        <KitBuyButton />
        <p className={styles.secure}>
          <LockIcon /> Compra segura
        </p>
      </div>
    </div>
  );
}
