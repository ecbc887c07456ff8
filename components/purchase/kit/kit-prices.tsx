'use client';

import { useState } from 'react';
import { InstalmentRows } from '@/components/catalog/buy-box/instalment-table';
import block from '@/components/catalog/buy-box/price-block.module.css';
import { Button, textButton } from '@/components/ui/button';
import { preload, useLazyModule } from '@/components/ui/lazy-loading';
import { creditText, displayPrices, savingText } from '@/lib/platform/prices';
import { statedSizes } from '@/lib/purchase/kit/price';
import { formatBRL } from '@/lib/shared/money';
import { useKit } from './kit-context';
import styles from './kit-screen.module.css';

const loadDialog = () => import('@/components/ui/dialog');

const FOCUSABLE = 0;

/** Above the sizes: for which of them the price is. It stays when they are chosen, so that they do not move. */
export function KitPriceCondition() {
  const { kit, selection, price } = useKit();
  const [isVariable] = useState(price.state === 'open' && displayPrices(price.precos) !== null);
  if (!isVariable) return null;
  const sizes = price.state === 'open' ? statedSizes(kit, selection) : [];
  return (
    <p className={styles.lenses}>
      {sizes.length === 0
        ? 'O preço acompanha as suas escolhas.'
        : `Preço com ${sizes.join(' e ')}. Outros tamanhos podem ter outro preço.`}
    </p>
  );
}

/**
 * The price with Pix, 'De … por …', instalments, and all instalments in a dialog.
 * @param creditNote note on instalments with interest; '' if the shop has none
 */
export function KitPrices({ creditNote }: { creditNote: string }) {
  const [open, setOpen] = useState(false);
  const popup = useLazyModule(loadDialog, open, () => setOpen(false));
  const { kit, price, isEmpty } = useKit();
  const precos = displayPrices(price.precos);
  if (price.state === 'pending')
    return (
      <div className={styles.prices} data-uncertain="">
        <p role="status">Calculando o preço do que você escolheu…</p>
      </div>
    );
  if (price.state === 'unknown')
    return (
      <div className={styles.prices} data-uncertain="">
        <p role="alert">
          Não conseguimos calcular o preço do que você escolheu. Ele aparece na sacola, antes de você pagar.
        </p>
        <Button variant="quiet" size="sm" onClick={price.fetch}>
          Calcular de novo
        </Button>
      </div>
    );
  if (!precos) return null;
  const { de, por, pix, pixDiscount, instalments } = precos;
  const hasCash = pix !== null && pix < por;
  // The card price is already in the line above, next to the old price.
  const credit = creditText(hasCash && de !== null ? { ...precos, pix: null } : precos, true);
  return (
    <div className={styles.prices}>
      {hasCash ? (
        <p className={block.main} aria-live="polite">
          <strong className={block.price}>{formatBRL(pix)}</strong>
          <span> à vista no PIX{pixDiscount > 0 ? `, ${pixDiscount}% de desconto` : ''}</span>
        </p>
      ) : null}
      {hasCash && de === null ? null : (
        <div className={styles.pair}>
          <p className={hasCash ? undefined : block.main} aria-live="polite">
            {de === null ? null : (
              <span>
                De <s>{formatBRL(de)}</s> por{' '}
              </span>
            )}
            {hasCash ? formatBRL(por) : <strong className={block.price}>{formatBRL(por)}</strong>}
          </p>
          {de === null ? null : <p className={styles.saving}>{savingText(precos)}</p>}
        </div>
      )}
      {price.canFetch ? (
        <Button variant="quiet" size="sm" onClick={price.fetch}>
          Ver preço com Pix e parcelas
        </Button>
      ) : null}
      {isEmpty ? <p>É o preço da lista completa. Marque abaixo o que quer levar.</p> : null}
      {kit.isClosed || isEmpty ? null : <p>É o preço do que está marcado na lista abaixo.</p>}
      {credit === '' && instalments.length === 0 ? null : (
        <div className={styles.pair}>
          {credit === '' ? null : <p>{credit}</p>}
          {instalments.length > 0 ? (
            <button
              className={textButton}
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
              onPointerEnter={() => preload(loadDialog)}
              onFocus={() => preload(loadDialog)}
            >
              Ver todas as parcelas
            </button>
          ) : null}
          {popup ? (
            <popup.Dialog open={open} onClose={() => setOpen(false)} title="Todas as parcelas" side="center">
              {/* Longer than a phone screen: scrollable content must be focusable by keyboard. */}
              <section aria-label="Parcelas" tabIndex={FOCUSABLE}>
                <InstalmentRows parcelas={instalments} por={por} creditNote={creditNote} />
              </section>
            </popup.Dialog>
          ) : null}
        </div>
      )}
    </div>
  );
}
