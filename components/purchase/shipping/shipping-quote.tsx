'use client';

import { useRef, useState } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { TruckIcon } from '@/components/ui/icons-shop';
import { preload, useOnDemand } from '@/components/ui/lazy-loading';
import { usePreHydrationInput } from '@/components/ui/use-pre-hydration-input';
import { CEP_LENGTH, cepDigits, maskCep, type ShippedItem } from '@/lib/purchase/shipping';
import { useShippingQuote } from './use-shipping-quote';

const loadShippingDialog = () => import('./shipping-dialog');
const loadShippingAnswer = () => import('./shipping-answer');

type Props = {
  items: readonly [ShippedItem, ...ShippedItem[]];
  /** Working days that lenses take before they are sent; 0 for a product without lenses. */
  laboratoryDays?: number;
};

/**
 * Shipping quote of the items: a postal code is quoted in place as soon as it is complete, and a saved one at once. The
 * button opens the same quote with every detail.
 */
export function ItemsShipping({ items, laboratoryDays = 0 }: Props) {
  const key = JSON.stringify(items);
  const quote = useShippingQuote(key);
  const quoted = quote.phase === 'idle' ? '' : quote.cep;
  /** What the field holds, while that is not the code of the quote. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const cep = typed ?? quoted;
  const isFailed = quote.phase === 'failed' && typed === null;

  const dialog = useOnDemand(loadShippingDialog, open, () => setOpen(false));
  // The dialog has field and answer of its own.
  const isInPlace = !(open && dialog);
  const answer = useOnDemand(loadShippingAnswer, quote.phase !== 'idle', () => undefined);
  usePreHydrationInput(field, ({ value }) => value !== '' && changeCep(value));

  function changeCep(value: string) {
    const shown = maskCep(value);
    const isComplete = shown.length === CEP_LENGTH;
    setIncomplete(false);
    setTyped(isComplete ? null : shown);
    if (isComplete && shown !== quoted) void quote.requestQuote(cepDigits(shown));
  }

  function send() {
    if (cep.length < CEP_LENGTH) setIncomplete(true);
    else if (quote.phase !== 'pending') void quote.requestQuote(cepDigits(cep));
  }

  /** An incomplete code is said beside its field before anything opens. */
  function openDialog() {
    const isIncompleteCep = typed !== null && typed !== '';
    setIncomplete(isIncompleteCep);
    if (isIncompleteCep) field.current?.focus();
    else setOpen(true);
  }

  function close() {
    setOpen(false);
    if (quoted !== '') setTyped(null);
  }

  return (
    <>
      {isInPlace ? (
        <form
          className="scripted"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <TextField
            ref={field}
            label="CEP"
            inputMode="numeric"
            autoComplete="postal-code"
            enterKeyHint="go"
            placeholder="00000-000"
            maxLength={CEP_LENGTH}
            value={cep}
            error={isIncomplete ? 'O CEP tem oito números.' : isFailed ? answer?.QUOTE_FAILED : undefined}
            onChange={(event) => changeCep(event.target.value)}
          />
        </form>
      ) : null}
      <div aria-live="polite" aria-busy={quote.phase === 'pending'}>
        {isInPlace && answer && typed === null ? (
          <answer.ShippingAnswer quote={quote} laboratoryDays={laboratoryDays} />
        ) : null}
      </div>
      <Button
        variant="secondary"
        block
        aria-haspopup="dialog"
        onClick={openDialog}
        onPointerEnter={() => preload(loadShippingDialog)}
      >
        <TruckIcon /> Calcular frete e prazo de entrega
      </Button>
      {dialog ? (
        <dialog.ShippingDialog
          key={key}
          open={open}
          onClose={close}
          items={items}
          quote={quote}
          laboratoryDays={laboratoryDays}
        />
      ) : null}
    </>
  );
}

/** Shipping quote of one unit of the product in its chosen size. */
export function ShippingQuote({ laboratoryDays }: Pick<Props, 'laboratoryDays'>) {
  const { options, idAtributoValor } = usePurchase();
  return (
    <ItemsShipping
      items={[{ idProduto: options.idProduto, idAtributoValor, quantidade: 1 }]}
      laboratoryDays={laboratoryDays}
    />
  );
}
