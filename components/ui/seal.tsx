import './core-styles';
import type { ReactNode } from 'react';
import styles from './seal.module.css';

type Props = {
  label: string;
  /** URL of a picture, which replaces the text. */
  image?: string | undefined;
  /** Valid CSS colours with enough contrast; the default is paper on ink. */
  textColour?: string | undefined;
  groundColour?: string | undefined;
};

/** Label on a product picture or in a trust bar, in colours from the platform. */
export function Seal({ label, image, textColour, groundColour }: Props) {
  if (image) {
    return <img className={styles.image} src={image} alt={label} height={48} width={48} loading="lazy" />;
  }
  if (label === '') return null;
  return (
    <span className={styles.seal}>
      <span className={styles.sizer} aria-hidden="true">
        {label}
      </span>
      <svg className={styles.drawing} role="img" aria-label={label}>
        <rect
          className={groundColour ? undefined : styles.ground}
          fill={groundColour}
          width="100%"
          height="100%"
        />
        <text className={styles.text} fill={textColour} x="50%" y="50%">
          {label}
        </text>
      </svg>
    </span>
  );
}

/**
 * Seals on a picture, at a position such as `top-left`. Needs a positioned parent. Hidden from screen readers, because
 * the page names the seals after the product.
 */
export function SealGroup({ position, children }: { position: string; children: ReactNode }) {
  return (
    <div className={styles.group} data-position={position} aria-hidden="true">
      {children}
    </div>
  );
}
