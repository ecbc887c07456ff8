'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { StatusMessage } from '@/components/ui/status-message';
import { boughtTogether } from '@/lib/combination/bought';
import type { Part } from '@/lib/combination/options';
import { formatBRL } from '@/lib/money/format';
import { wantedChoice } from '@/lib/product/attribute-words';
import { buyingLink } from '@/lib/purchase/bought';
import { CombinationPart } from './combination-part';
import styles from './combination-view.module.css';
import type { CombinationState } from './use-combination';

const LABEL = 'COMPRAR junto';

type Props = { principal: Part; indicado: Part; state: CombinationState };

/** This product and another one at a price of their own: plus, equals, and what they cost (PDP-23 to PDP-26). */
export function CombinationView({ principal, indicado, state }: Props) {
  const [tried, setTried] = useState(false);
  const selects = { own: useRef<HTMLSelectElement>(null), other: useRef<HTMLSelectElement>(null) };
  const { own, other, chooseOwn, chooseOther, answer, prices, retry } = state;
  const missing = own === null ? principal : other === null ? indicado : null;

  function press() {
    setTried(true);
    if (missing) return (own === null ? selects.own : selects.other).current?.focus();
    if (answer !== null) retry();
  }

  const bought = () =>
    boughtTogether(
      { part: principal, chosen: own },
      { part: indicado, chosen: other },
      answer?.prices?.total ?? null,
    );

  return (
    <div className={styles.combination}>
      <CombinationPart
        part={{ ...principal, href: null }}
        chosen={own}
        onChoose={chooseOwn}
        isFlagged={tried}
        select={selects.own}
      />
      <span className={styles.sign} aria-hidden="true">
        +
      </span>
      <CombinationPart
        part={indicado}
        chosen={other}
        onChoose={chooseOther}
        isFlagged={tried}
        select={selects.other}
      />
      <span className={styles.sign} aria-hidden="true">
        =
      </span>
      <div className={styles.result} aria-busy={answer === null}>
        <dl className={styles.sums} aria-live="polite">
          <div>
            <dt>Subtotal</dt>
            <dd>{prices ? formatBRL(prices.subtotal) : '…'}</dd>
          </div>
          <div data-saving="">
            <dt>Desconto</dt>
            <dd>{prices ? `− ${formatBRL(prices.desconto)}` : '…'}</dd>
          </div>
          <div data-total="">
            <dt>Total</dt>
            <dd>{prices ? formatBRL(prices.total) : '…'}</dd>
          </div>
        </dl>
        {prices && prices.pix !== null ? (
          <p className={styles.pix}>ou {formatBRL(prices.pix)} à vista no PIX</p>
        ) : null}
        <StatusMessage tone="error">
          {missing && tried
            ? `Escolha ${wantedChoice(missing.atributo)} para comprar junto.`
            : (answer?.failure ?? '')}
        </StatusMessage>
        {missing === null && answer?.href ? (
          <LinkButton block href={answer.href} {...buyingLink(bought)}>
            {LABEL}
          </LinkButton>
        ) : (
          <Button block busy={answer === null} onClick={press}>
            {LABEL}
          </Button>
        )}
      </div>
    </div>
  );
}
