import './core-styles';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Handler = 'onClick' | 'onMouseEnter' | 'onTouchStart';

/** Attributes of an anchor that next/link accepts too; it rejects `undefined` for these handlers. */
export type LinkAttributes = Omit<ComponentProps<'a'>, 'href' | Handler> &
  Pick<ComponentProps<typeof Link>, Handler> & { href: string };

export type ButtonStyleProps = {
  /** primary: the main action; secondary: outlined; quiet: underlined text. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** If undefined, the button has the usual height. */
  size?: 'sm' | 'lg' | undefined;
  /** As wide as the parent. */
  block?: boolean | undefined;
};

/** Attributes that style any element as a button. */
export function buttonProps({ variant = 'primary', size, block = false }: ButtonStyleProps) {
  return {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-block': block ? '' : undefined,
  };
}

/** Class of underlined text that can be clicked, as tall as a tap target. */
export const textButton = `tap ${styles.text}`;

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonStyleProps & { busy?: boolean };

/**
 * Button, of type `button` by default. `busy` marks work in progress; disabling the button instead would lose the
 * focus.
 */
export function Button({ variant, size, block, busy, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...buttonProps({ variant, size, block })} type={type} aria-busy={busy || undefined} {...rest} />
  );
}

type LinkButtonProps = Omit<LinkAttributes, 'className'> & ButtonStyleProps;

/** Link styled as a button. External URLs (`https:`, `mailto:`…) become plain anchors. */
export function LinkButton({ href, variant, size, block, ...rest }: LinkButtonProps) {
  const styleProps = buttonProps({ variant, size, block });
  if (!href.startsWith('/') || href.startsWith('//')) return <a {...styleProps} href={href} {...rest} />;
  return <Link {...styleProps} href={href} prefetch={false} {...rest} />;
}
