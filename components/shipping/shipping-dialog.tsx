'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { readCep } from '@/lib/cookies/cep';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import { CEP_LENGTH, maskCep } from '@/lib/shipping/cep';
import styles from './shipping-dialog.module.css';
import { createShippingLogic } from './shipping-logic';
import { ShippingResult } from './shipping-result';
import type { ShippedProduct, ShippingQuote } from './use-shipping-quote';

const FIND_CEP = 'https://buscacepinter.correios.com.br/';
const FAILED = 'Não conseguimos calcular o frete agora. Confira o CEP e tente de novo.';

type Props = { open: boolean; onClose: () => void; product: ShippedProduct; quote: ShippingQuote };

function keepMask(event: FormEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const shown = maskCep(input.value);
  // Writing the same text again would move the caret to the end.
  if (shown !== input.value) input.value = shown;
}

/** Postal code, and price and time of every way to deliver (SHIP-01 to SHIP-11, A18). */
export function ShippingDialog({ open, onClose, product, quote }: Props) {
  const { phase, errors, submit, clear } = useLazyForm(async () => createShippingLogic(product, quote.ask), {
    keep: true,
    focus: true,
  });
  const [edited, setEdited] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isUnasked = quote.phase === 'idle';
  const failed = quote.phase === 'failed' && !edited && phase !== 'invalid' ? FAILED : undefined;

  // A quote that stands there already is to be read: a phone's keyboard would cover it.
  useEffect(() => {
    if (open && isUnasked) form.current?.querySelector('input')?.focus();
  }, [open, isUnasked]);

  return (
    <Dialog open={open} onClose={onClose} title="Frete e prazo de entrega" side="center">
      <div className={styles.content}>
        <form
          ref={form}
          className={styles.form}
          noValidate
          aria-label="Calcular frete e prazo de entrega"
          onSubmit={(event) => {
            setEdited(false);
            submit(event);
          }}
        >
          <TextField
            label="CEP"
            name="cep"
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder="00000-000"
            maxLength={CEP_LENGTH}
            defaultValue={isUnasked ? readCep() : quote.cep}
            error={errors.cep ?? failed}
            onInput={(event) => {
              keepMask(event);
              clear('cep');
              setEdited(true);
            }}
          />
          <Button type="submit" busy={quote.phase === 'pending'}>
            {quote.phase === 'pending' ? 'Calculando' : 'Calcular'}
          </Button>
          <a className={styles.find} href={FIND_CEP} target="_blank" rel="noopener noreferrer">
            Não sei meu CEP
          </a>
        </form>
        <ShippingResult quote={quote} />
      </div>
    </Dialog>
  );
}
