'use client';

import { type ChangeEvent, useRef, useState } from 'react';
import { IconButton } from './icon-button';
import { MinusIcon, PlusIcon } from './icons-controls';
import styles from './stepper.module.css';
import { useEarlyInput } from './use-early-input';

const MAX_DIGITS = 4;

type Props = {
  /** Name of the product, for the names of the controls. */
  name: string;
  /** Pieces, 1 or more. */
  quantity: number;
  /** Called with a new whole number of pieces, 1 or more. */
  onChange: (quantity: number) => void;
  /** What is typed counts when the field is left or Enter is pressed; anything but pieces goes back (KIT-17). */
  onLeaving?: boolean;
  /** The form that the number belongs to, for visits without script. */
  field?: { name: string; form: string } | undefined;
};

const PIECES = /^0*[1-9]\d{0,3}$/;

function isDeletion(event: ChangeEvent<HTMLInputElement>): boolean {
  const { nativeEvent } = event;
  return nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
}

/**
 * Number of pieces with a button at either side (CART-19 to CART-23): minus stops at one, plus never stops, typing takes digits only. Only
 * a digit or a button changes the quantity; a field left empty or at zero goes back to what it was.
 */
export function Stepper({ name, quantity, onChange, onLeaving = false, field }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, ({ value }) => {
    if (onLeaving && PIECES.test(value.trim()) && Number(value) !== quantity) onChange(Number(value));
  });

  function change(next: number) {
    setDraft(null);
    onChange(next);
  }

  function leave() {
    if (onLeaving && draft !== null && PIECES.test(draft.trim())) onChange(Number(draft));
    setDraft(null);
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    if (onLeaving) return setDraft(event.target.value);
    const digits = event.target.value.replace(/\D/g, '').slice(0, MAX_DIGITS);
    setDraft(digits);
    const typed = Number.parseInt(digits, 10);
    if (!isDeletion(event) && typed >= 1 && typed !== quantity) onChange(typed);
  }

  return (
    <div className={styles.stepper}>
      <IconButton
        tone="accent"
        label={`Diminuir a quantidade de ${name}`}
        disabled={quantity <= 1}
        onClick={() => change(quantity - 1)}
      >
        <MinusIcon />
      </IconButton>
      <input
        ref={input}
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantidade de ${name}`}
        value={draft ?? String(quantity)}
        onChange={type}
        onBlur={leave}
        {...field}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It ends the typing; a form around must not be sent by it.
          event.preventDefault();
          leave();
        }}
      />
      <IconButton
        tone="accent"
        label={`Aumentar a quantidade de ${name}`}
        onClick={() => change(quantity + 1)}
      >
        <PlusIcon />
      </IconButton>
    </div>
  );
}
