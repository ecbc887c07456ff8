import './core-styles';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

type IconButtonStyleProps = {
  /** ink: one of several, as in the header; accent: prominent. */
  tone?: 'ink' | 'accent' | undefined;
};

/** Attributes that style a link or button as a round icon button of 44 px. */
export function iconButtonProps({ tone = 'ink' }: IconButtonStyleProps = {}) {
  return { className: styles.round, 'data-tone': tone === 'ink' ? undefined : tone };
}

type Props = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> &
  IconButtonStyleProps & {
    /** Accessible name. */
    label: string;
    /** Count on the icon's corner. */
    badge?: string;
  };

/**
 * Count on the corner of an icon; renders nothing for `''`. Hidden from screen readers, so the label must include it.
 */
export function CountBadge({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <span className={styles.badge} aria-hidden="true">
      {text}
    </span>
  );
}

/** Icon-only button. */
export function IconButton({ label, badge = '', tone, children, type = 'button', ...rest }: Props) {
  return (
    <button {...iconButtonProps({ tone })} type={type} aria-label={label} {...rest}>
      {children}
      <CountBadge text={badge} />
    </button>
  );
}
