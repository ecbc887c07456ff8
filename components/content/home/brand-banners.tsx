'use client';

import { Container } from '@/components/layout/container';
import { CarouselArrows, CarouselRow } from '@/components/ui/carousel-row';
import { useCarousel } from '@/components/ui/use-carousel';
import type { DisplayBanner } from '@/lib/content/banners';
import styles from './brand-banners.module.css';
import { BannerLink, BannerPicture } from './display-banner';

const TRANSITION_MS = 500;
const VISIBLE_COUNT = { wide: 6, narrow: 4 };

/** Brand campaigns: six in view on wide screens, pages of four on phones. Null without banners. */
export function BrandBanners({ banners }: { banners: readonly DisplayBanner[] }) {
  const carousel = useCarousel({ isPaged: true, speedMs: TRANSITION_MS });
  const count = banners.length;
  if (count === 0) return null;
  // The style sheet decides, depending on the width, whether arrows are visible.
  const needsArrows = {
    ...(count > VISIBLE_COUNT.narrow ? { 'data-narrow': '' } : {}),
    ...(count > VISIBLE_COUNT.wide ? { 'data-wide': '' } : {}),
  };
  return (
    <section className={styles.section} aria-label="Campanhas das marcas">
      <Container>
        <div data-few={count < VISIBLE_COUNT.wide ? '' : undefined}>
          <CarouselRow carousel={carousel} className={styles.frame} rowClassName={styles.row}>
            {banners.map((banner) => (
              <li className={styles.item} key={banner.id}>
                <BannerLink className={styles.tile} href={banner.href}>
                  <BannerPicture banner={banner} alt={banner.alt} imageClass={styles.image} />
                  {banner.title === '' ? null : (
                    <span className={styles.name} aria-hidden="true">
                      {banner.title}
                    </span>
                  )}
                </BannerLink>
              </li>
            ))}
          </CarouselRow>
        </div>
        <div className={styles.paging} {...needsArrows}>
          <CarouselArrows className={styles.arrows} carousel={carousel} label="nas campanhas das marcas" />
        </div>
      </Container>
    </section>
  );
}
