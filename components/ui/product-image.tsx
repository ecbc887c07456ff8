import './core-styles';
import styles from './product-image.module.css';

/** URLs of one picture in the platform's four sizes; a missing size is absent or `''`. */
export type ImageFiles = { small?: string; medium?: string; big?: string; zoom?: string };

/** Width of each size in px. */
const WIDTHS = { small: 160, medium: 455, big: 910, zoom: 2000 } as const;

/** `src` (the largest size up to big) and `srcset` of the existing sizes; null without a picture. */
export function imageSources(files: ImageFiles | null): { src: string; srcSet: string | undefined } | null {
  if (files === null) return null;
  const src = files.big || files.medium || files.zoom || files.small;
  if (!src) return null;
  const urls = new Set<string>();
  const candidates = (['small', 'medium', 'big', 'zoom'] as const).flatMap((size) => {
    const url = files[size];
    // Commas and spaces would split the list.
    if (!url || urls.has(url) || /[\s,]/.test(url)) return [];
    urls.add(url);
    return [`${url} ${WIDTHS[size]}w`];
  });
  return { src, srcSet: candidates.length > 1 ? candidates.join(', ') : undefined };
}

type Props = {
  files: ImageFiles | null;
  alt: string;
  /** `sizes` attribute, for example `(width >= 1200px) 25vw, 50vw`. */
  sizes: string;
  /** The largest contentful picture of the page: loads first, not lazily. */
  priority?: boolean;
  ratio?: '4:3' | '1:1';
};

/** Product picture, lazy unless `priority`. Without a picture, the shop's emblem with the same dimensions. */
export function ProductImage({ files, alt, sizes, priority = false, ratio = '4:3' }: Props) {
  const sources = imageSources(files);
  if (sources === null)
    return (
      <span className={styles.tile} data-ratio={ratio}>
        <span className={styles.emblem} />
      </span>
    );
  return (
    <img
      className={styles.tile}
      data-ratio={ratio}
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
  );
}
