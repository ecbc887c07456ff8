'use client';

import { useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatBRL } from '@/lib/money/format';
import { displayPrices } from '@/lib/money/prices';
import type { SizeOption } from '@/lib/product/purchase';
import { BUY_FORM } from './buy-form';
import { usePurchase } from './purchase-context';
import styles from './size-picker.module.css';

/** Price of a size that costs something else than the product; '' for the same price. */
function ownPrice({ precos }: SizeOption): string {
  const shown = precos && displayPrices(precos);
  return shown ? formatBRL(shown.pix ?? shown.por) : '';
}

/** Choice of size; sold-out sizes are named as such and cannot be chosen (PDP-48). */
export function SizePicker() {
  const { options, escolhido, escolher, faltaEscolher, pedidos } = usePurchase();
  const group = useId();
  const first = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Every new attempt leads back to the sizes, which may be out of sight by then.
    if (faltaEscolher && pedidos > 0) first.current?.focus();
  }, [faltaEscolher, pedidos]);

  if (options.tamanhos.length === 0) return null;
  const name = options.atributo || 'Tamanho';
  const firstFree = options.tamanhos.find(({ estoque }) => estoque > 0)?.id;
  return (
    <fieldset
      className={styles.sizes}
      aria-describedby={faltaEscolher ? `${group}-error` : undefined}
      data-missing={faltaEscolher || undefined}
    >
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.row}>
        {options.tamanhos.map((size) => {
          const { id, label, estoque, envio } = size;
          const price = ownPrice(size);
          return (
            <label className={styles.size} key={id}>
              <input
                ref={id === firstFree ? first : undefined}
                className={styles.input}
                type="radio"
                name={options.formulario ? 'add' : group}
                value={envio || id}
                form={options.formulario ? BUY_FORM : undefined}
                required
                checked={id === escolhido}
                disabled={estoque <= 0}
                onChange={() => escolher(id)}
              />
              <span>{label}</span>
              {price ? <small> {price}</small> : null}
              {estoque <= 0 ? <VisuallyHidden> esgotado</VisuallyHidden> : null}
            </label>
          );
        })}
      </div>
      {faltaEscolher ? (
        <p className={styles.error} id={`${group}-error`} role="alert">
          Escolha uma opção de {name.toLocaleLowerCase('pt-BR')} para continuar.
        </p>
      ) : null}
    </fieldset>
  );
}
