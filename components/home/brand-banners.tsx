'use client';

import { useRef } from 'react';
import { Container } from '@/components/layout/container';
import { IconButton } from '@/components/ui/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons-controls';
import { glide, prefersStillness } from '@/lib/home/glide';
import type { StageBanner } from '@/lib/home/stage-banners';
import styles from './brand-banners.module.css';
import { StageTile } from './stage-tile';

const TURN_MS = 500;
const IN_VIEW = { wide: 6, narrow: 4 };

/**
 * Campaigns of brands (HOME-06): six in view on a wide screen, two by two on a phone, turned by the page within
 * 500 ms (HOME-23). Nothing without banners (HOME-27).
 */
export function BrandBanners({ banners }: { banners: readonly StageBanner[] }) {
  const row = useRef<HTMLUListElement>(null);
  if (banners.length === 0) return null;

  function turn(direction: 1 | -1) {
    if (!row.current) return;
    const { scrollLeft, clientWidth } = row.current;
    glide(row.current, scrollLeft + direction * clientWidth, prefersStillness() ? 0 : TURN_MS);
  }

  return (
    <section className={styles.section} aria-label="Campanhas das marcas">
      <Container>
        <ul className={styles.row} ref={row} data-few={banners.length < IN_VIEW.wide ? '' : undefined}>
          {banners.map(({ id, href, alt, title, desktop, mobile }) => (
            <li className={styles.item} key={id}>
              <StageTile className={styles.tile} href={href}>
                <picture>
                  <source media="(width <= 720px)" srcSet={mobile} width={720} height={720} />
                  <img
                    className={styles.image}
                    src={desktop}
                    alt={alt}
                    width={800}
                    height={1000}
                    loading="lazy"
                  />
                </picture>
                {title === '' ? null : (
                  <span className={styles.name} aria-hidden="true">
                    {title}
                  </span>
                )}
              </StageTile>
            </li>
          ))}
        </ul>
        <div
          className={styles.turns}
          data-narrow={banners.length > IN_VIEW.narrow ? '' : undefined}
          data-wide={banners.length > IN_VIEW.wide ? '' : undefined}
        >
          <IconButton tone="accent" label="Voltar nas campanhas das marcas" onClick={() => turn(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton tone="accent" label="Avançar nas campanhas das marcas" onClick={() => turn(1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      </Container>
    </section>
  );
}
