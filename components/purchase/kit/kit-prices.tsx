'use client';

import { useState } from 'react';
import { CashNote } from '@/components/catalog/buy-box/cash-note';
import { InstalmentRows } from '@/components/catalog/buy-box/instalment-table';
import block from '@/components/catalog/buy-box/price-block.module.css';
import { Button, textButton } from '@/components/ui/button';
import { preload, useLazyModule } from '@/components/ui/lazy-loading';
import { choicePhrase } from '@/lib/catalog/product/attribute-labels';
import { creditText, displayPrices, savingText } from '@/lib/platform/prices';
import { productsWithoutSize } from '@/lib/purchase/kit/order';
import { isLowestPrice, statedSizes } from '@/lib/purchase/kit/price';
import { formatBRL } from '@/lib/shared/money';
import { listInWords } from '@/lib/shared/word-list';
import { useKit } from './kit-context';
import styles from './kit-screen.module.css';

const loadDialog = () => import('@/components/ui/dialog');

const FOCUSABLE = 0;

/** Whether sizes that are not chosen yet can only raise the displayed price. */
export function useIsFromPrice(): boolean {
  const { kit, selection, price } = useKit();
  return price.state === 'open' && isLowestPrice(kit, selection);
}

/**
 * Above the sizes: how many are still missing, and whether the price is the lowest or that of the chosen sizes. It
 * stays when all are chosen, so that they do not move.
 */
export function KitNextStep() {
  const { kit, selection, price, isEmpty } = useKit();
  const isFrom = useIsFromPrice();
  const missing = productsWithoutSize(kit, selection);
  const [hasChoice] = useState(missing.length > 0);
  if (!hasChoice) return null;
  const [first] = missing;
  const sizes = price.state === 'open' && !isFrom ? statedSizes(kit, selection) : [];
  return (
    <p className={styles.step} role="status">
      {first === undefined
        ? isEmpty
          ? 'Nada escolhido. Marque ao menos um produto.'
          : 'Tudo escolhido.'
        : `Falta escolher ${choicePhrase(first.attribute)} de ${missing.length === 1 ? first.nome : `${missing.length} produtos`}.`}
      {sizes.length > 0 ? ` O preço acima é com ${listInWords(sizes)}.` : ''}
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
  const isFrom = useIsFromPrice();
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
  // The instalments follow the card price, which is next to the old price.
  const isCreditInline = hasCash && de !== null;
  const credit = creditText(isCreditInline ? { ...precos, pix: null } : precos, true);
  const afterPrice = credit === '' ? '' : `${credit.startsWith('ou') ? ',' : ''} ${credit}`;
  return (
    <div className={styles.prices}>
      {isFrom ? <p>A partir de</p> : null}
      {hasCash ? (
        <p className={block.main} aria-live="polite">
          <strong className={block.price}>{formatBRL(pix)}</strong>
          <CashNote percent={pixDiscount} />
        </p>
      ) : null}
      {hasCash && de === null ? null : (
        <p className={hasCash ? undefined : block.main} aria-live="polite">
          {de === null ? null : (
            <span>
              De <s>{formatBRL(de)}</s> por{' '}
            </span>
          )}
          {hasCash ? (
            `${formatBRL(por)}${afterPrice}`
          ) : (
            <strong className={block.price}>{formatBRL(por)}</strong>
          )}
        </p>
      )}
      {credit === '' || isCreditInline ? null : <p>{credit}</p>}
      {de === null ? null : <p className={styles.saving}>{savingText(precos)}</p>}
      {price.canFetch ? (
        <Button variant="quiet" size="sm" onClick={price.fetch}>
          Ver preço com Pix e parcelas
        </Button>
      ) : null}
      {isEmpty ? <p>É o preço da lista completa. Marque abaixo o que quer levar.</p> : null}
      {kit.isClosed || isEmpty ? null : <p>É o preço do que está marcado na lista abaixo.</p>}
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
  );
}
