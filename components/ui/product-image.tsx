import './core-styles';
import { type ImageFiles, imageSources } from './image-sources';
import styles from './product-image.module.css';

type Props = {
  files: ImageFiles | null;
  alt: string;
  /** CSS `sizes` of the slot, for example `(width >= 1200px) 25vw, 50vw`. */
  sizes: string;
  /** The picture that the page is judged by: loads at once and first. */
  priority?: boolean;
  ratio?: '4:3' | '1:1';
};

/** Drawing of a frame for products without a picture. */
function Placeholder() {
  return (
    <svg className={styles.placeholder} viewBox="0 0 120 60" aria-hidden="true">
      <path d="M4 22c4-6 10-6 14-4M116 22c-4-6-10-6-14-4M52 26c4-5 12-5 16 0" />
      <circle cx="34" cy="30" r="20" />
      <circle cx="86" cy="30" r="20" />
    </svg>
  );
}

/** Product picture on the studio ground; lazy unless `priority`. Without a picture, a drawing with the same geometry. */
export function ProductImage({ files, alt, sizes, priority = false, ratio = '4:3' }: Props) {
  const sources = imageSources(files);
  return (
    <span className={styles.tile} data-ratio={ratio}>
      {sources === null ? (
        <Placeholder />
      ) : (
        <img
          className={styles.image}
          src={sources.src}
          srcSet={sources.srcSet}
          sizes={sources.srcSet ? sizes : undefined}
          alt={alt}
          width={960}
          height={ratio === '1:1' ? 960 : 720}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
        />
      )}
    </span>
  );
}
