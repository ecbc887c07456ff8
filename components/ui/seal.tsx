import './core-styles';
import { readableOn, safeColour } from './safe-colour';
import styles from './seal.module.css';

type Props = {
  label: string;
  /** Address of a drawn seal; wins over the text. */
  image?: string;
  /** Colours from the shop's data; unusable ones fall back to ink on paper. */
  textColour?: string | null;
  groundColour?: string | null;
};

/** Small seal on a product picture or in a trust bar (DATA-18, HOME-28). */
export function Seal({ label, image, textColour, groundColour }: Props) {
  if (image) {
    return <img className={styles.image} src={image} alt={label} height={48} width={48} loading="lazy" />;
  }
  if (label === '') return null;
  const ground = safeColour(groundColour);
  const text = safeColour(textColour);
  return (
    <span className={styles.seal}>
      <span className={styles.sizer} aria-hidden="true">
        {label}
      </span>
      <svg className={styles.drawing} role="img" aria-label={label}>
        <rect
          className={ground ? undefined : styles.ground}
          fill={ground ?? undefined}
          width="100%"
          height="100%"
        />
        <text
          className={styles.text}
          fill={ground ? readableOn(ground, text ?? '#ffffff') : undefined}
          x="50%"
          y="50%"
        >
          {label}
        </text>
      </svg>
    </span>
  );
}
