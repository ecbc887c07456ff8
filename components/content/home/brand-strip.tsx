import { useId } from 'react';
import { BrandMark } from '@/components/content/brand-mark';
import { Container } from '@/components/layout/container';
import { ShopLink } from '@/components/layout/links';
import { LinkButton } from '@/components/ui/button';
import { Carousel } from '@/components/ui/carousel';
import styles from './brand-strip.module.css';

/** A brand with sanitised addresses; `image` is '' for none. */
export type BrandTile = { label: string; href: string; image: string };

const TEN_COLUMN_THRESHOLD = 10;
const ARROWS_THRESHOLD = 5;

type Props = { brands: readonly BrandTile[]; className?: string | undefined };

/**
 * Brands by name: nine columns on wide screens, ten if there are more than ten brands, arrows from five. Null without
 * brands.
 */
export function BrandStrip({ brands, className = '' }: Props) {
  const id = useId();
  if (brands.length === 0) return null;
  const sorted = [...brands].sort((a, b) => a.label.localeCompare(b.label, 'pt-BR', { sensitivity: 'base' }));
  return (
    <section className={`${styles.section} ${className}`} aria-labelledby={id}>
      <Container>
        <header className={`spread ${styles.head}`}>
          <h2 id={id}>Navegue Por Marca</h2>
          <LinkButton href="/marcas" variant="quiet" size="sm">
            Todas as marcas
          </LinkButton>
        </header>
        <Carousel
          label="Marcas"
          visible={{ narrow: 2, medium: 4, wide: brands.length > TEN_COLUMN_THRESHOLD ? 10 : 9 }}
          arrows={brands.length >= ARROWS_THRESHOLD}
        >
          {sorted.map(({ label, href, image }) => (
            <li key={href}>
              <ShopLink className={styles.link} href={href}>
                {image ? <BrandMark className={styles.mark} src={image} alt={label} /> : label}
              </ShopLink>
            </li>
          ))}
        </Carousel>
      </Container>
    </section>
  );
}
