'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { readCep } from '@/lib/browser/visitor-cookies';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import type { Frete, Fretes } from '@/lib/platform/schemas/purchase';
import { arrival, type Laboratory } from '@/lib/purchase/delivery-date';
import { shippingPrice, shippingTime } from '@/lib/purchase/shipping';
import { CepField } from './cep-field';
import { createShippingCode } from './shipping-code';
import styles from './shipping-dialog.module.css';
import rows from './shipping-options.module.css';
import { quoteError, quoteNote } from './shipping-result';
import type { ShippingQuoteControl } from './use-shipping-quote';

/** The latest delivery day of an option; renders nothing if its time is not in working days. */
function ArrivalDay({ frete, laboratory }: { frete: Frete; laboratory: Laboratory | undefined }) {
  const at = arrival(frete, laboratory, new Date());
  if (at === null) return null;
  return (
    <small>
      Com o pagamento confirmado hoje, {at.verb.toLowerCase()} {at.day}
      {at.lensNote && `; ${at.lensNote.toLowerCase()}`}.
    </small>
  );
}

function ShippingOptions({
  cep,
  quote,
  laboratory,
}: { cep: string; quote: Fretes } & Pick<Props, 'laboratory'>) {
  const { fretes } = quote;
  const note = quoteNote(quote);
  if (fretes.length === 0) return null;
  return (
    <>
      <p className={styles.place}>Entrega para {cep}</p>
      <ul className={rows.options}>
        {fretes.map((frete) => (
          <li className={rows.option} key={frete.id || frete.label}>
            <span>{frete.label}</span>
            <strong>{shippingPrice(frete)}</strong>
            <small>{shippingTime(frete)}</small>
            <ArrivalDay frete={frete} laboratory={laboratory} />
          </li>
        ))}
      </ul>
      {note ? <p>{note}</p> : null}
      <p className={styles.note}>O prazo conta a partir da confirmação do pagamento.</p>
    </>
  );
}

const FIND_CEP = 'https://buscacepinter.correios.com.br/';

type Props = {
  quote: ShippingQuoteControl;
  laboratory: Laboratory | undefined;
  open: boolean;
  onClose: () => void;
  isSeveral: boolean;
};

/** Postal code, and price and time of every delivery option. */
export function ShippingDialog({ open, onClose, isSeveral, quote, laboratory }: Props) {
  const form = useLazyForm(async () => createShippingCode(quote.requestQuote), {
    keepValues: true,
    focusOnError: true,
  });
  const { errors, formProps } = form;
  const { ref } = formProps;
  const [edited, setEdited] = useState(false);
  const isIdle = quote.phase === 'idle';
  const failed = edited || form.phase === 'invalid' ? undefined : quoteError(quote);

  // If there is a quote, the field shows its code, which may come from the page. It does not get the focus, because a
  // phone's keyboard would cover the quote.
  useEffect(() => {
    const field = ref.current?.querySelector('input');
    if (!open || !field) return;
    if (isIdle) field.focus();
    else field.value = quote.cep;
    setEdited(false);
  }, [open, isIdle, quote.cep, ref]);

  return (
    <Dialog open={open} onClose={onClose} title="Frete e prazo de entrega" side="center">
      <div className={styles.content}>
        <form
          {...formProps}
          className={styles.form}
          noValidate
          aria-label="Calcular frete e prazo de entrega"
          onSubmit={(event) => {
            setEdited(false);
            formProps.onSubmit(event);
          }}
        >
          {form.controller}
          <CepField
            {...form.field('cep')}
            defaultValue={isIdle ? readCep() : quote.cep}
            error={errors.cep ?? failed}
            onInput={() => {
              form.clearErrors();
              setEdited(true);
            }}
          />
          <Button type="submit" busy={quote.phase === 'pending'}>
            {quote.phase === 'pending' ? 'Calculando' : 'Calcular'}
          </Button>
          <a className={`tap ${styles.find}`} href={FIND_CEP} target="_blank" rel="noopener noreferrer">
            Não sei meu CEP
          </a>
        </form>
        <div className={styles.result} aria-live="polite" aria-busy={quote.phase === 'pending'}>
          {quote.phase === 'pending' ? (
            <p className={styles.loader}>Calculando o frete para {quote.cep}…</p>
          ) : null}
          {quote.phase === 'done' ? <ShippingOptions {...quote} laboratory={laboratory} /> : null}
        </div>
        {quote.phase === 'done' && isSeveral && quote.quote.fretes.some(({ valor }) => valor !== 0) ? (
          <p>É a soma do frete de cada produto: na sacola, juntos, podem custar menos.</p>
        ) : null}
      </div>
    </Dialog>
  );
}
