'use client';

import { useEffect, useRef, useState } from 'react';
import { useNearViewport } from '@/components/ui/lazy-loading';
import { callGateway } from '@/lib/browser/gateway-client';
import { bestLetter, type SizeLetter } from '@/lib/catalog/product/fit';
import { type LensShape, lensShape } from '@/lib/catalog/product/lens-shapes';
import { shopperMeasures } from '@/lib/catalog/product/shopper-measure-store';
import type { Banner } from '@/lib/platform/schemas/blocks';
import { useStore } from '@/lib/shared/store';
import styles from './measured-faces.module.css';

/** A caption with these words describes one face per size, from left to right. */
const IN_SIZES = /\bP, M e G\b/;

/** Why a face is marked, after its size. A frame may suit the shopper in another size than most frames do. */
function markText(size: SizeLetter | null, bestForShopper: SizeLetter | null): string {
  if (size === null) return ' mais perto do seu rosto';
  return size === bestForShopper ? ', o tamanho desta armação e o do seu rosto' : ', o tamanho desta armação';
}

/**
 * The sizes below the faces, which wear another model. Marks the size of the frame, or without a frame the shopper's
 * size.
 */
function FaceSizes({ size }: { size: SizeLetter | null }) {
  const bestForShopper = bestLetter(useStore(shopperMeasures), 'PMG');
  const marked = size ?? bestForShopper;
  return (
    <ul className={styles.sizes}>
      {(['P', 'M', 'G'] as const).map((letter) => (
        <li key={letter} data-marked={letter === marked || undefined}>
          <strong>{letter}</strong>
          {letter === marked ? markText(size, bestForShopper) : null}
        </li>
      ))}
    </ul>
  );
}

/** The frame that the faces should wear: its shape, and the path of its category. */
type FrameLike = { shape?: LensShape | undefined; category: string };

/** Path of a link, which platforms also send with their own host; '' for an invalid one. */
const pathOf = (link: string) =>
  URL.canParse(link, window.location.origin) ? new URL(link, window.location.origin).pathname : '';

/**
 * The shop's picture that is most like the frame. A picture links to the list of the frames it shows, such as
 * '/oculos-de-sol?filtro=formato-redondo'; the category counts more than the shape. Without such links, the first.
 */
function pictureLike(banners: readonly Banner[], { shape, category }: FrameLike): Banner | null {
  const likeness = (link = '') =>
    (category !== '' && pathOf(link) === category ? 2 : 0) +
    (shape !== undefined && lensShape(link) === shape ? 1 : 0);
  const links = banners.map(({ dimensoes }) => likeness(dimensoes.desktop?.link));
  return banners[links.indexOf(Math.max(...links))] ?? null;
}

const ANY_FRAME: FrameLike = { category: '' };

/**
 * The shop's picture of faces of several widths in frames that fit, with its caption; renders nothing if the shop has
 * no such picture. It loads near the viewport.
 * @param props.size size of the product's frame; null for none
 * @param props.like the product's frame, if the shop has pictures of several frames
 * @param props.place class of an element that reserves the picture's place until it loads
 */
export function MeasuredFaces({
  size = null,
  like = ANY_FRAME,
  place,
}: {
  size?: SizeLetter | null;
  like?: FrameLike;
  place?: string | undefined;
}) {
  const [banners, setBanners] = useState<Banner[]>();
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container);
  useEffect(() => {
    if (!isNear) return;
    const leaving = new AbortController();
    callGateway<{ banners: Banner[] }>('GET', 'showcase/banners/banner-medida?limit=24', {
      signal: leaving.signal,
    }).then(
      ({ banners: found }) => setBanners(found),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setBanners([]);
        console.warn('The picture of faces could not be read', error);
      },
    );
    return () => leaving.abort();
  }, [isNear]);
  if (banners === undefined) return <div className={place} ref={container} />;
  const banner = pictureLike(banners, like);
  const { desktop, mobile } = banner?.dimensoes ?? {};
  if (!banner || !desktop?.imagem) return null;
  return (
    <figure className={styles.faces}>
      <picture>
        {mobile?.imagem ? <source media="(width <= 720px)" srcSet={mobile.imagem} /> : null}
        <img src={desktop.imagem} alt={banner.alt} width={1440} height={810} loading="lazy" />
      </picture>
      {IN_SIZES.test(desktop.title) ? <FaceSizes size={size} /> : null}
      {desktop.title === '' ? null : <figcaption>{desktop.title}</figcaption>}
    </figure>
  );
}
