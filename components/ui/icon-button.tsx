import './core-styles';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

type Look = {
  /** ink: among others of its kind, as in the header; accent: the one thing to press at this place. */
  tone?: 'ink' | 'accent';
};

/** Attributes that give a link or button the look of a round icon button of 44 px. */
export function iconButtonLook({ tone = 'ink' }: Look = {}) {
  return { className: styles.round, 'data-tone': tone === 'ink' ? undefined : tone };
}

type Props = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> &
  Look & {
    /** Name of the button: an icon says nothing to a screen reader. */
    label: string;
    /** Short figure over the icon's corner; the label has to say it as well. */
    badge?: string;
  };

/** Button that shows an icon only. */
export function IconButton({ label, badge = '', tone, children, type = 'button', ...rest }: Props) {
  return (
    <button {...iconButtonLook({ tone })} type={type} aria-label={label} {...rest}>
      {children}
      {badge === '' ? null : (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
