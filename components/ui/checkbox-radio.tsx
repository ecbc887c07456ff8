import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox-radio.module.css';
import { FieldError } from './field';
import { FieldGroup } from './field-group';

type ChoiceProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: ReactNode;
  error?: string | undefined;
};

/** Checkbox whose label spans the whole line. */
export function Checkbox({ label, error, ...input }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label className={`tap ${styles.choice}`}>
        <input
          {...input}
          className={styles.box}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : input['aria-describedby']}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

type RadioGroupProps = {
  name: string;
  legend: string;
  hint?: string;
  error?: string | undefined;
  look?: 'title' | 'label';
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  /** Attributes of every radio button. */
  input?: Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> | undefined;
};

/** Radio buttons in a labelled group. */
export function RadioGroup({ name, options, input, ...group }: RadioGroupProps) {
  return (
    <FieldGroup {...group}>
      <div className={styles.choices}>
        {options.map(({ value, label, disabled }) => (
          <label className={`tap ${styles.choice}`} key={value}>
            <input
              name={name}
              {...input}
              className={styles.box}
              type="radio"
              value={value}
              disabled={disabled}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
