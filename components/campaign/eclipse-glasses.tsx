import styles from './eclipse-glasses.module.css';

const LENSES = [330, 870] as const;

/** Ornament: a pair of glasses whose lenses stand before a light, with the meridian through each centre. */
export function EclipseGlasses() {
  return (
    <svg
      className={styles.glasses}
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
      {LENSES.map((x) => (
        <g key={x}>
          <circle cx={x} cy="285" r="274" fill="url(#eclipse-corona)" />
          <circle cx={x + 141} cy="144" r="110" fill="url(#eclipse-flare)" />
          <circle className={styles.lens} cx={x} cy="285" r="200" />
          <path className={styles.meridian} d={`M${x} 0v560M${x - 200} 285h400`} />
          <circle className={styles.centre} cx={x} cy="285" r="5" />
        </g>
      ))}
      <path className={styles.bridge} d="M526 250c40-46 108-46 148 0M132 262 0 216M1068 262l132-46" />
    </svg>
  );
}
