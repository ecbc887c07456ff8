import styles from './brand-mark.module.css';

type Props = {
  src: string;
  /** Empty if the brand's name is next to the logo. */
  alt: string;
  /** Class that sets the size. */
  className: string | undefined;
};

/** Logo of a brand. */
export function BrandMark({ src, alt, className }: Props) {
  return (
    <img
      className={`${styles.mark} ${className}`}
      src={src}
      alt={alt}
      width={160}
      height={56}
      loading="lazy"
    />
  );
}
