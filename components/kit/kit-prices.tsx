'use client';

import { useState } from 'react';
import { InstalmentRows } from '@/components/product/instalment-rows';
import table from '@/components/product/instalment-table.module.css';
import block from '@/components/product/price-block.module.css';
import { Button } from '@/components/ui/button';
import { fetchAhead, useOnDemand } from '@/components/ui/use-on-demand';
import { formatBRL } from '@/lib/money/format';
import { creditText, displayPrices } from '@/lib/money/prices';
import { useKit } from './kit-context';
import styles from './kit-screen.module.css';

const load = () => import('@/components/ui/dialog');

const SCROLLED = 0;

/** 'De … por …', the price with Pix, instalments, and all of them in a popup (KIT-10 to KIT-12). */
export function KitPrices() {
  const [open, setOpen] = useState(false);
  const popup = useOnDemand(load, open, () => setOpen(false));
  const { price } = useKit();
  const precos = displayPrices(price.precos);
  if (price.state === 'asking')
    return (
      <div className={styles.prices} data-asking="">
        <p role="status">Calculando o preço do que você escolheu…</p>
      </div>
    );
  if (price.state === 'unknown')
    return (
      <div className={styles.prices} data-asking="">
        <p role="alert">
          Não conseguimos calcular o preço do que você escolheu. Ele aparece na sacola, antes de você pagar.
        </p>
        <Button variant="quiet" size="sm" onClick={price.retry}>
          Calcular de novo
        </Button>
      </div>
    );
  if (!precos) return null;
  const { de, por, pix, descontoPix, parcelas } = precos;
  const credit = creditText(precos, true);
  return (
    <div className={styles.prices}>
      <p className={block.main} aria-live="polite">
        {de === null ? null : (
          <span>
            De <s>{formatBRL(de)}</s> por{' '}
          </span>
        )}
        <strong className={block.price}>{formatBRL(por)}</strong>
      </p>
      {pix === null || pix >= por ? null : (
        <p>
          <b>{formatBRL(pix)}</b> à vista no PIX{descontoPix > 0 ? `, ${descontoPix}% de desconto` : ''}
        </p>
      )}
      {credit === '' ? null : <p>{credit}</p>}
      {price.state === 'open' ? <p>O preço pode mudar com as suas escolhas.</p> : null}
      {parcelas.length > 0 ? (
        <div>
          <button
            className={table.summary}
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            onPointerEnter={() => fetchAhead(load)}
            onFocus={() => fetchAhead(load)}
          >
            Ver todas as parcelas
          </button>
          {popup ? (
            <popup.Dialog open={open} onClose={() => setOpen(false)} title="Todas as parcelas" side="center">
              {/* Longer than a phone: what scrolls must take the focus of a keyboard. */}
              <section aria-label="Parcelas" tabIndex={SCROLLED}>
                <InstalmentRows parcelas={parcelas} por={por} />
              </section>
            </popup.Dialog>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
