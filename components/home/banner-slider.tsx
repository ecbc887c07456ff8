'use client';

import { useRef } from 'react';
import { PauseIcon, PlayIcon } from '@/components/ui/icons-controls';
import type { StageBanner } from '@/lib/home/stage-banners';
import { BannerPicture } from './banner-picture';
import styles from './banner-slider.module.css';
import { StageTile } from './stage-tile';
import { useAutoplay } from './use-autoplay';

/**
 * Campaign pictures, one at a time (HOME-02 to HOME-04). Without script they are a row to scroll; with it they turn
 * on their own until somebody stops them.
 */
export function BannerSlider({ banners }: { banners: readonly StageBanner[] }) {
  const track = useRef<HTMLUListElement>(null);
  const { index, playing, toggle, turn } = useAutoplay(track, banners.length);
  return (
    <section className={styles.stage} aria-label="Campanhas" aria-roledescription="carrossel">
      <ul className={styles.track} ref={track}>
        {banners.map((banner, position) => (
          <li className={styles.slide} key={banner.id}>
            <StageTile className={styles.link} href={banner.href}>
              <BannerPicture banner={banner} priority={position === 0} className={styles.image} />
            </StageTile>
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
              onClick={() => turn(position)}
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
