'use client';

import { useRef } from 'react';
import { Container } from '@/components/layout/container';
import { IconButton } from '@/components/ui/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons-controls';
import { animateScroll, prefersReducedMotion } from '@/lib/browser/animate-scroll';
import type { DisplayBanner } from '@/lib/content/banners';
import styles from './brand-banners.module.css';
import { BannerLink, BannerPicture } from './display-banner';

const TRANSITION_MS = 500;
const VISIBLE_COUNT = { wide: 6, narrow: 4 };

/** Brand campaigns: six in view on wide screens, pages of four on phones. Null without banners. */
export function BrandBanners({ banners }: { banners: readonly DisplayBanner[] }) {
  const row = useRef<HTMLUListElement>(null);
  if (banners.length === 0) return null;

  function scrollByPage(direction: 1 | -1) {
    if (!row.current) return;
    const { scrollLeft, clientWidth } = row.current;
    animateScroll(
      row.current,
      scrollLeft + direction * clientWidth,
      prefersReducedMotion() ? 0 : TRANSITION_MS,
    );
  }

  return (
    <section className={styles.section} aria-label="Campanhas das marcas">
      <Container>
        <ul className={styles.row} ref={row} data-few={banners.length < VISIBLE_COUNT.wide ? '' : undefined}>
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
        </ul>
        <div
          className={styles.arrows}
          data-narrow={banners.length > VISIBLE_COUNT.narrow ? '' : undefined}
          data-wide={banners.length > VISIBLE_COUNT.wide ? '' : undefined}
        >
          <IconButton tone="accent" label="Voltar nas campanhas das marcas" onClick={() => scrollByPage(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton tone="accent" label="Avançar nas campanhas das marcas" onClick={() => scrollByPage(1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      </Container>
    </section>
  );
}
