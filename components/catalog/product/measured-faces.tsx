'use client';

import { useEffect, useRef, useState } from 'react';
import { useNearViewport } from '@/components/ui/lazy-loading';
import { callGateway } from '@/lib/browser/gateway-client';
import type { Banner } from '@/lib/platform/schemas/blocks';
import styles from './measured-faces.module.css';

/**
 * The shop's picture of faces of several widths in frames that fit, with its caption; nothing if the shop has none.
 * It is loaded near the viewport; a folded element is never near.
 */
export function MeasuredFaces() {
  const [banner, setBanner] = useState<Banner>();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  useEffect(() => {
    if (!isNear) return;
    const leaving = new AbortController();
    callGateway<{ banners: Banner[] }>('GET', 'showcase/banners/banner-medida?limit=1', {
      signal: leaving.signal,
    }).then(
      ({ banners: [first] }) => setBanner(first),
      (error: unknown) => {
        if (!leaving.signal.aborted) console.warn('The picture of faces could not be read', error);
      },
    );
    return () => leaving.abort();
  }, [isNear]);
  const { desktop, mobile } = banner?.dimensoes ?? {};
  if (!banner || !desktop?.imagem) return <div ref={place} />;
  return (
    <figure className={styles.faces}>
      <picture>
        {mobile?.imagem ? <source media="(width <= 720px)" srcSet={mobile.imagem} /> : null}
        <img src={desktop.imagem} alt={banner.alt} width={1440} height={810} loading="lazy" />
      </picture>
      {desktop.title === '' ? null : <figcaption>{desktop.title}</figcaption>}
    </figure>
  );
}
