import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field';
import { ChevronDownIcon } from './icons-controls';
import styles from './select-field.module.css';

type Option = { value: string; label: string };

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
  /** First entry, which chooses nothing: 'Escolha o estado'. */
  placeholder?: string;
  options: readonly Option[];
};

/** Native selector in the frame of a field: the platform's own list on phones, the keyboard for free. */
export function SelectField({ label, error, hint, placeholder, options, ...select }: Props) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <span className={styles.frame}>
          <select {...select} {...control}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      )}
    </Field>
  );
}
