import './core-styles';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonLook = {
  /** primary: the one thing to do here; secondary: outlined; quiet: underlined text. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'sm' | 'md' | 'lg';
  /** Takes the whole width of its parent. */
  block?: boolean;
};

/** Attributes that give any element the look of a button. */
export function buttonLook({ variant = 'primary', size = 'md', block = false }: ButtonLook) {
  return {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-block': block ? '' : undefined,
  };
}

type Props = Omit<ComponentProps<'button'>, 'className'> & ButtonLook & { busy?: boolean };

/** Button; `type` is `button` unless told. `busy` marks work in progress without taking the focus away. */
export function Button({ variant, size, block, busy, type = 'button', ...rest }: Props) {
  return (
    <button {...buttonLook({ variant, size, block })} type={type} aria-busy={busy || undefined} {...rest} />
  );
}
