import './core-styles';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type CommonProps = { label: ReactNode; error?: string | undefined; hint?: ReactNode };

type FieldProps = CommonProps & {
  children: (control: {
    id: string;
    className: string | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

/** Label, control, hint and error message; `children` renders the control with the attributes that connect them. */
export function Field({ label, error, hint, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <FieldHint id={`${id}-hint`} hint={hint} />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** Single-line text field; takes all attributes of `input`, including `ref`. */
export function TextField({ label, error, hint, ...input }: CommonProps & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          // A field may be marked invalid without a message.
          aria-invalid={control['aria-invalid'] ?? input['aria-invalid']}
        />
      )}
    </Field>
  );
}

/** Multi-line text field. */
export function TextAreaField({ label, error, hint, ...area }: CommonProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <textarea rows={5} {...area} {...control} />}
    </Field>
  );
}

/** Help text of a field; renders nothing if it is empty. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <p className={styles.hint} id={id}>
      {hint}
    </p>
  );
}

/** Error message of a field or group, announced when it appears; renders nothing if it is empty. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={id} role="alert">
      {error}
    </p>
  );
}
