import type { EclipseDrawing } from '@/lib/config/storefronts/storefront';
import styles from './eclipse.module.css';

/** Decorative drawing: the product in front of a light. */
export function Eclipse({ drawing }: { drawing: EclipseDrawing }) {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1200 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="eclipse-corona">
          <stop className={styles.bright} offset="0.73" />
          <stop className={styles.halo} offset="0.8" />
          <stop className={styles.dark} offset="1" />
        </radialGradient>
        <radialGradient id="eclipse-flare">
          <stop className={styles.flare} offset="0" />
          <stop className={styles.glare} offset="0.3" />
          <stop className={styles.dark} offset="1" />
        </radialGradient>
      </defs>
      {drawing.centres.map((x) => (
        <g key={x}>
          <circle cx={x} cy="285" r="274" fill="url(#eclipse-corona)" />
          <circle cx={x + 141} cy="144" r="110" fill="url(#eclipse-flare)" />
          <path className={styles.body} d={drawing.body} transform={`translate(${x} 285)`} />
          <path className={styles.meridian} d={`M${x} 0v560M${x - 200} 285h400`} />
          <circle className={styles.centre} cx={x} cy="285" r="5" />
        </g>
      ))}
      <path className={styles.beside} d={drawing.beside} />
    </svg>
  );
}
