'use client';

import { useEffect, useState } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { Button } from '@/components/ui/button';
import { TruckIcon } from '@/components/ui/icons-shop';
import { preload, useLazyModule } from '@/components/ui/lazy-loading';
import { usePreHydrationInput } from '@/components/ui/use-pre-hydration-input';
import { shopperRegion } from '@/lib/browser/shopper-region';
import type { FormTool } from '@/lib/forms/form-tools';
import { maskCep } from '@/lib/forms/input-mask';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import type { Laboratory } from '@/lib/purchase/delivery-date';
import type { ShippedItem } from '@/lib/purchase/shipping';
import { CEP_LENGTH } from '@/lib/shared/formats';
import { CepField } from './cep-field';
import { useShippingQuote } from './use-shipping-quote';

const loadShippingDialog = () => import('./shipping-dialog');
const loadShippingResult = () => import('./shipping-result');
const loadEstimate = () => import('./state-estimate');

type Props = {
  items: readonly [ShippedItem, ...ShippedItem[]];
  /** Undefined for a product without lenses. */
  laboratory?: Laboratory | undefined;
  tool?: FormTool | undefined;
};

/**
 * Shipping quote for the items. A postal code is quoted in place as soon as it is complete, and a saved one at once.
 * The button opens the same quote with all details.
 */
export function ItemsShipping({ items, laboratory, tool }: Props) {
  const key = JSON.stringify(items);
  const { quote, reader } = useShippingQuote(key);
  /** Whether the field contains another code than that of the quote. */
  const [isEdited, setEdited] = useState(false);
  const [open, setOpen] = useState(false);
  const form = useLazyForm(
    async () => (await import('./shipping-code')).createShippingCode(quote.requestQuote),
    { keepValues: true },
  );
  const { ref } = form.formProps;

  const dialog = useLazyModule(loadShippingDialog, open, () => setOpen(false));
  // The dialog has a separate field and result.
  const isInPlace = !(open && dialog);
  const result = useLazyModule(loadShippingResult, quote.phase !== 'idle', () => undefined);

  /** The state that the shopper has chosen, until there is a postal code. */
  const [uf, setUf] = useState('');
  useEffect(() => shopperRegion.subscribe(setUf), []);
  const isEstimated = uf !== '' && quote.phase === 'idle';
  const estimate = useLazyModule(loadEstimate, isEstimated, () => undefined);

  const typedCep = () => maskCep(ref.current?.querySelector('input')?.value ?? '');
  usePreHydrationInput(ref, () => typedCep() !== '' && handleInput());

  function handleInput() {
    const cep = typedCep();
    const isComplete = cep.length === CEP_LENGTH;
    form.clearErrors();
    setEdited(!isComplete);
    if (isComplete && cep !== quote.cep) quote.requestQuote(cep);
  }

  /** Without a connection, even the code of the messages may be missing. */
  const quoteError = () =>
    result ? result.quoteError(quote) : quote.phase === 'failed' ? 'Sem conexão com a internet.' : undefined;

  /** An incomplete postal code is reported next to its field, and the dialog does not open. */
  function openDialog() {
    const cep = typedCep();
    if (isInPlace && cep !== '' && cep.length < CEP_LENGTH) {
      ref.current?.querySelector('input')?.focus();
      form.submit();
    } else setOpen(true);
  }

  return (
    <>
      {reader}
      {isInPlace ? (
        <form {...form.formProps} {...tool} className="scripted" noValidate>
          {form.controller}
          <CepField
            {...form.field('cep')}
            enterKeyHint="go"
            // Shows a saved code, but never replaces typed text.
            defaultValue={quote.cep}
            error={form.errors.cep ?? (isEdited ? undefined : quoteError())}
            onInput={handleInput}
          />
        </form>
      ) : null}
      <Button
        variant="secondary"
        block
        aria-haspopup="dialog"
        onClick={openDialog}
        onPointerEnter={() => preload(loadShippingDialog)}
      >
        <TruckIcon /> Calcular frete e prazo de entrega
      </Button>
      <div aria-live="polite" aria-busy={quote.phase === 'pending' || undefined}>
        {isInPlace && result && !isEdited ? (
          <result.ShippingResult quote={quote} laboratory={laboratory} />
        ) : null}
      </div>
      {estimate && isEstimated ? (
        <estimate.StateEstimate uf={uf} items={key} laboratory={laboratory} />
      ) : null}
      {dialog ? (
        <dialog.ShippingDialog
          key={key}
          open={open}
          onClose={() => {
            setOpen(false);
            setEdited(false);
          }}
          isSeveral={items.length > 1}
          quote={quote}
          laboratory={laboratory}
        />
      ) : null}
    </>
  );
}

/** Shipping quote of one unit of the product in its chosen size. */
export function ShippingQuote(props: Pick<Props, 'laboratory' | 'tool'>) {
  const { options, idAtributoValor } = usePurchase();
  return (
    <ItemsShipping items={[{ idProduto: options.idProduto, idAtributoValor, quantidade: 1 }]} {...props} />
  );
}
