import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field';
import { ChevronDownIcon } from './icons-arrows';
import styles from './select-field.module.css';

type Option = { value: string; label: string };

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  /** First option, with an empty value: 'Escolha o estado'. */
  placeholder?: string;
  options: readonly Option[];
};

/** Native `select` with label, hint and error. */
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
