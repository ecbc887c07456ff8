'use client';

import { useEffect, useRef, useState } from 'react';
import { useNearViewport } from '@/components/ui/lazy-loading';
import { callGateway } from '@/lib/browser/gateway-client';
import { bestLetter, type SizeLetter } from '@/lib/catalog/product/fit';
import { shopperMeasures } from '@/lib/catalog/product/shopper-measure-store';
import type { Banner } from '@/lib/platform/schemas/blocks';
import { useStore } from '@/lib/shared/store';
import styles from './measured-faces.module.css';

/** A caption with these words describes one face per size, from left to right. */
const IN_SIZES = /\bP, M e G\b/;

/** Why a face is marked, after its size. A frame may suit the shopper in another size than most frames do. */
function markText(size: SizeLetter | null, own: SizeLetter | null): string {
  if (size === null) return ' mais perto do seu rosto';
  return size === own ? ', como esta armação e o seu rosto' : ', como esta armação';
}

/**
 * The sizes below the faces, which wear another model. Marks the size of the frame, or without a frame the shopper's
 * size.
 */
function FaceSizes({ size }: { size: SizeLetter | null }) {
  const own = bestLetter(useStore(shopperMeasures), 'PMG');
  const marked = size ?? own;
  return (
    <ul className={styles.sizes}>
      {(['P', 'M', 'G'] as const).map((letter) => (
        <li key={letter} data-marked={letter === marked || undefined}>
          <strong>{letter}</strong>
          {letter === marked ? markText(size, own) : null}
        </li>
      ))}
    </ul>
  );
}

/**
 * The shop's picture of faces of several widths in frames that fit, with its caption; renders nothing if the shop has
 * no such picture. It loads near the viewport.
 * @param props.size size of the product's frame; null for none
 * @param props.place class of an element that reserves the picture's place until it loads
 */
export function MeasuredFaces({
  size = null,
  place,
}: {
  size?: SizeLetter | null;
  place?: string | undefined;
}) {
  const [banner, setBanner] = useState<Banner | null>();
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container);
  useEffect(() => {
    if (!isNear) return;
    const leaving = new AbortController();
    callGateway<{ banners: Banner[] }>('GET', 'showcase/banners/banner-medida?limit=1', {
      signal: leaving.signal,
    }).then(
      ({ banners: [first] }) => setBanner(first ?? null),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setBanner(null);
        console.warn('The picture of faces could not be read', error);
      },
    );
    return () => leaving.abort();
  }, [isNear]);
  if (banner === undefined) return <div className={place} ref={container} />;
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
