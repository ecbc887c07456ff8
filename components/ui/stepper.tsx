'use client';

import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button';
import { MinusIcon, PlusIcon } from './icons-controls';
import styles from './stepper.module.css';
import { usePreHydrationInput } from './use-pre-hydration-input';

const MAX_DIGITS = 4;

type Props = {
  /** Name of the product, part of the accessible names of the controls. */
  name: string;
  /** At least 1. */
  quantity: number;
  /** Called with an integer of at least 1. */
  onChange: (quantity: number) => void;
  /** Applies typed text on blur or Enter instead of on every digit; invalid text is reverted. */
  commitOnBlur?: boolean;
  /** Name and form id of the input, for visits without JavaScript. On Back the browser restores such a field. */
  field?: { name: string; form: string } | undefined;
};

const POSITIVE_INTEGER = /^0*[1-9]\d{0,3}$/;

function isDeletion(event: ChangeEvent<HTMLInputElement>): boolean {
  const { nativeEvent } = event;
  return nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
}

/**
 * Quantity field with minus and plus buttons. Minus stops at one; the field accepts only digits. Deleting digits does
 * not change the quantity, and a field left empty or at zero is reverted.
 */
export function Stepper({ name, quantity, onChange, commitOnBlur = false, field }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(quantity);
  if (quantity !== shown) {
    setShown(quantity);
    // The platform may have less in stock than was typed.
    if (!commitOnBlur && draft !== null && Number(draft) !== quantity) setDraft(null);
  }
  usePreHydrationInput(input, ({ value }) => {
    if (commitOnBlur && POSITIVE_INTEGER.test(value.trim()) && Number(value) !== quantity)
      onChange(Number(value));
  });

  const [initial] = useState(quantity);
  const isRestored = field !== undefined;
  useLayoutEffect(() => {
    // Browsers restore only what differs from the default, which React has just set to the value.
    if (isRestored && input.current) input.current.defaultValue = String(initial);
  });

  function change(next: number) {
    setDraft(null);
    onChange(next);
  }

  function commitDraft() {
    if (commitOnBlur && draft !== null && POSITIVE_INTEGER.test(draft.trim())) onChange(Number(draft));
    setDraft(null);
  }

  function onInputChange(event: ChangeEvent<HTMLInputElement>) {
    if (commitOnBlur) return setDraft(event.target.value);
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
        onClick={() => {
          change(quantity - 1);
          // A disabled button loses the focus. The field would open the keyboard of a phone.
          if (quantity === 2) plus.current?.focus();
        }}
      >
        <MinusIcon />
      </IconButton>
      <input
        ref={input}
        className={styles.input}
        type="text"
        inputMode="numeric"
        // With 'off', browsers do not restore the field.
        autoComplete={isRestored ? undefined : 'off'}
        aria-label={`Quantidade de ${name}`}
        value={draft ?? String(quantity)}
        onChange={onInputChange}
        onBlur={commitDraft}
        {...field}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter commits the text; it must not submit a surrounding form.
          event.preventDefault();
          commitDraft();
        }}
      />
      <IconButton
        ref={plus}
        tone="accent"
        label={`Aumentar a quantidade de ${name}`}
        onClick={() => change(quantity + 1)}
      >
        <PlusIcon />
      </IconButton>
    </div>
  );
}
