import './core-styles';
import styles from './seal.module.css';

type Props = {
  label: string;
  /** Address of a drawn seal; wins over the text. */
  image?: string;
  /** Safe and readable on each other; without them ink on paper. */
  textColour?: string;
  groundColour?: string;
};

/** Small seal on a product picture or in a trust bar (DATA-18, HOME-28). */
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
