'use client';

import { CarouselRow } from '@/components/ui/carousel-row';
import { PauseIcon, PlayIcon } from '@/components/ui/icons-controls';
import { ArrowRightIcon } from '@/components/ui/icons-core';
import { useCarousel } from '@/components/ui/use-carousel';
import type { DisplayBanner } from '@/lib/content/banners';
import styles from './banner-slider.module.css';
import { BannerLink } from './display-banner';

const SLIDE_MS = 6_000;

type SlidePictureProps = { banner: DisplayBanner; priority: boolean; className: string | undefined };

/** Responsive picture of a slide, which changes at 720 px. */
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

/**
 * Campaign carousel: a row that scrolls without JavaScript. Each slide has its own line and link. It advances every six
 * seconds, unless reduced motion is preferred, and stops once the shopper has stopped it or moved a slide.
 */
export function BannerSlider({ banners }: { banners: readonly DisplayBanner[] }) {
  const carousel = useCarousel({ autoplayMs: banners.length > 1 ? SLIDE_MS : undefined });
  const { index, isPlaying } = carousel;
  return (
    <section className={styles.slider} aria-label="Campanhas" aria-roledescription="carrossel">
      <CarouselRow carousel={carousel} className={styles.frame} rowClassName={styles.track}>
        {banners.map((banner, position) => (
          <li className={styles.slide} key={banner.id}>
            <BannerLink className={styles.link} href={banner.href}>
              <SlidePicture banner={banner} priority={position === 0} className={styles.image} />
              {banner.title === '' ? null : (
                <span className={styles.line}>
                  {banner.title}
                  {banner.href === null ? null : <ArrowRightIcon />}
                </span>
              )}
            </BannerLink>
          </li>
        ))}
      </CarouselRow>
      {banners.length > 1 ? (
        <div className={styles.controls}>
          {banners.map((banner, position) => (
            <button
              className={styles.dot}
              key={banner.id}
              type="button"
              aria-label={`Campanha ${position + 1} de ${banners.length}`}
              aria-current={position === index}
              onClick={() => carousel.slideTo(position)}
            />
          ))}
          <button
            className={styles.pause}
            type="button"
            aria-label={isPlaying ? 'Pausar as campanhas' : 'Passar as campanhas'}
            onClick={carousel.toggleAutoplay}
          >
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </button>
        </div>
      ) : null}
    </section>
  );
}
