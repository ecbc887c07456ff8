'use client';

import { useEffect, useRef } from 'react';
import { formatBRL } from '@/lib/money/format';
import { displayPrices } from '@/lib/money/prices';
import { attributeName, wantedChoice } from '@/lib/product/attribute-words';
import type { SizeOption } from '@/lib/product/purchase';
import { BUY_FORM } from './buy-form';
import { usePurchase } from './purchase-context';
import { SizeChoice } from './size-choice';

/** Price of a size that costs something else than the product; '' for the same price. */
function ownPrice({ precos }: SizeOption): string {
  const shown = precos && displayPrices(precos);
  return shown ? formatBRL(shown.pix ?? shown.por) : '';
}

/** Choice of size of the product page (PDP-48). */
export function SizePicker() {
  const { options, escolhido, escolher, faltaEscolher, pedidos } = usePurchase();
  const first = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Every new attempt leads back to the sizes, which may be out of sight by then.
    if (faltaEscolher && pedidos > 0) first.current?.focus();
  }, [faltaEscolher, pedidos]);

  if (options.tamanhos.length === 0) return null;
  return (
    <SizeChoice
      legend={attributeName(options.atributo)}
      sizes={options.tamanhos.map((size) => ({ ...size, note: ownPrice(size), value: size.envio }))}
      chosen={escolhido}
      onChoose={escolher}
      error={faltaEscolher ? `Escolha ${wantedChoice(options.atributo)} para continuar.` : ''}
      first={first}
      field={options.formulario ? { name: 'add', form: BUY_FORM } : undefined}
    />
  );
}
