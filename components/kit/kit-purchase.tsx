'use client';

import { LockIcon } from '@/components/ui/icons-shop';
import { StatusMessage } from '@/components/ui/status-message';
import { Stepper } from '@/components/ui/stepper';
import { formatBRL, toCents } from '@/lib/money/format';
import { KitBuyButton } from './kit-buy-button';
import { useKit } from './kit-context';
import { KitPiece } from './kit-piece';
import { KitPrices } from './kit-prices';
import styles from './kit-screen.module.css';

type Props = {
  /** Address that adds the kit as it comes, for visits without script; null when there is none to trust. */
  scriptless: string | null;
};

/** Purchase block of a kit that is for sale (KIT-04, KIT-05, KIT-09 to KIT-14, KIT-18). */
export function KitPurchase({ scriptless }: Props) {
  const { kit, selection, change, missing, isEmpty, failure } = useKit();
  const price = kit.fechada ? toCents(kit.precos?.por ?? 0) : 0;
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
              onChange={(quantity) => change({ quantity })}
            />
            {selection.quantity > 1 && price > 0 ? (
              <span className={styles.sum} aria-live="polite">
                {formatBRL((price * selection.quantity) / 100)} no total
              </span>
            ) : null}
          </div>
        ) : null}
        <StatusMessage tone="error">{problem}</StatusMessage>
        <KitBuyButton scriptless={scriptless} />
        <p className={styles.secure}>
          <LockIcon /> Compra segura
        </p>
      </div>
    </div>
  );
}
