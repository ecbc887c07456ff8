import './core-styles';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type Common = { label: ReactNode; error?: string; hint?: ReactNode };

type FrameProps = Common & {
  children: (control: {
    id: string;
    className: string | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

/** Label above, control, hint, and the error in words beside it (A33); the control is wired to all of them. */
export function Field({ label, error, hint, children }: FrameProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** One-line text field; takes all attributes of `input`, `ref` included. */
export function TextField({ label, error, hint, ...input }: Common & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          // A field may be flagged without words of its own.
          aria-invalid={control['aria-invalid'] ?? input['aria-invalid']}
        />
      )}
    </Field>
  );
}

/** Text of several lines. */
export function TextAreaField({ label, error, hint, ...area }: Common & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <textarea rows={5} {...area} {...control} />}
    </Field>
  );
}
