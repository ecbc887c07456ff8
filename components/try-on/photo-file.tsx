'use client';

import { type ChangeEvent, useId } from 'react';
import { type ButtonStyleProps, buttonProps } from '@/components/ui/button';
import styles from './try-on.module.css';

type Props = ButtonStyleProps & {
  label: string;
  disabled?: boolean;
  /** Called with the click that opens the file dialog. */
  onOpen?: () => void;
  /** Receives the file; null if none was chosen. */
  onChoose: (file: File | null) => void;
};

/** A file input that looks like a button. */
export function PhotoFile({ label, disabled, onOpen, onChoose, ...look }: Props) {
  const id = useId();

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onChoose(currentTarget.files?.[0] ?? null);
    // Allows the same photo to be chosen again.
    currentTarget.value = '';
  }

  return (
    <span className={styles.file}>
      <input id={id} type="file" accept="image/*" disabled={disabled} onClick={onOpen} onChange={onChange} />
      <label htmlFor={id} {...buttonProps(look)}>
        {label}
      </label>
    </span>
  );
}
