'use client';

import { useRef } from 'react';
import { PauseIcon, PlayIcon } from '@/components/ui/icons-controls';
import type { DisplayBanner } from '@/lib/content/banners';
import styles from './banner-slider.module.css';
import { BannerLink } from './display-banner';
import { useAutoplay } from './use-autoplay';

type SlidePictureProps = { banner: DisplayBanner; priority: boolean; className: string | undefined };

/** Responsive slide picture, switched at 720 px. */
function SlidePicture({ banner, priority, className }: SlidePictureProps) {
  const wide = banner.desktop || banner.mobile;
  const narrow = banner.mobile || banner.desktop;
  return (
    <picture>
      <source media="(width <= 720px)" srcSet={narrow} width={720} height={550} />
      <img
        className={className}
        src={wide}
        alt={banner.alt}
        width={1920}
        height={400}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

/** Campaign carousel: a scrollable row without scripts, with autoplay once hydrated. */
export function BannerSlider({ banners }: { banners: readonly DisplayBanner[] }) {
  const track = useRef<HTMLUListElement>(null);
  const { index, playing, toggle, goTo } = useAutoplay(track, banners.length);
  return (
    <section className={styles.slider} aria-label="Campanhas" aria-roledescription="carrossel">
      <ul className={styles.track} ref={track}>
        {banners.map((banner, position) => (
          <li className={styles.slide} key={banner.id}>
            <BannerLink className={styles.link} href={banner.href}>
              <SlidePicture banner={banner} priority={position === 0} className={styles.image} />
            </BannerLink>
          </li>
        ))}
      </ul>
      {banners.length > 1 ? (
        <div className={styles.controls}>
          {banners.map((banner, position) => (
            <button
              className={styles.dot}
              key={banner.id}
              type="button"
              aria-label={`Campanha ${position + 1} de ${banners.length}`}
              aria-current={position === index}
              onClick={() => goTo(position)}
            />
          ))}
          <button
            className={styles.pause}
            type="button"
            aria-label={playing ? 'Pausar as campanhas' : 'Passar as campanhas'}
            onClick={toggle}
          >
            {playing ? <PauseIcon /> : <PlayIcon />}
          </button>
        </div>
      ) : null}
    </section>
  );
}
