import './core-styles';
import styles from './icon.module.css';

type Props = {
  /** The drawing as one path, because with one element per line icons would be most of a page's elements. */
  d: string;
  fill?: string | undefined;
};

/** Frame of every icon: 24 px grid, 1.5 px stroke, `currentColor`. Decorative, because the control has the name. */
export function Icon({ d, fill }: Props) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} fill={fill} />
    </svg>
  );
}

/**
 * Icons that every page or listing loads at once. The bundler loads a module as a whole, so icons for other pages or
 * for lazily loaded parts are in separate modules.
 */

export function MenuIcon() {
  return <Icon d="M3.5 8h17M3.5 16h17" />;
}

export function CloseIcon() {
  return <Icon d="m6 6 12 12M18 6 6 18" />;
}

export function SearchIcon() {
  return <Icon d="M4 10.75a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0-13.5 0ZM15.75 15.75l4.75 4.75" />;
}

export function ArrowRightIcon() {
  return <Icon d="M4 12h15.5M13.5 6l6 6-6 6" />;
}

export function CheckIcon() {
  return <Icon d="m5 12.5 4.75 4.75L19.5 7.25" />;
}

export function BagIcon() {
  return <Icon d="M5.5 8.5h13l1 12h-15zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />;
}

export function ReturnIcon() {
  return <Icon d="M8.5 5 4 9.5 8.5 14M4 9.5h11a4.75 4.75 0 0 1 0 9.5H8" />;
}

export function LockIcon() {
  return <Icon d="M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2" />;
}

export function ShieldIcon() {
  return <Icon d="M12 3.5 4.5 6v5.5c0 4.2 2.6 7.2 7.5 9 4.9-1.8 7.5-4.8 7.5-9V6zM8.5 12l2.5 2.5 4.5-4.5" />;
}

export function InstagramIcon() {
  return (
    <Icon d="M8.5 3.5h7a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5ZM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM16.9 7.1v.1" />
  );
}

export function FacebookIcon() {
  return <Icon d="M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0ZM11.5 20.3V11c0-2 1-3 3-3h.8M9 12.8h5.5" />;
}

export function AccessibilityIcon() {
  return (
    <Icon d="M3.25 12a8.75 8.75 0 1 0 17.5 0 8.75 8.75 0 1 0-17.5 0ZM11.1 7.4a.9 .9 0 1 0 1.8 0 .9 .9 0 1 0-1.8 0ZM7.5 10c3 .9 6 .9 9 0M12 10.7v3M12 13.7l-2.3 4M12 13.7l2.3 4" />
  );
}
