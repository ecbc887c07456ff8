import { useId } from 'react';
import { Container } from '@/components/layout/container';
import { ShopLink } from '@/components/layout/shop-link';
import { LinkButton } from '@/components/ui/link-button';
import styles from './brand-strip.module.css';
import type { BrandTile } from './home-data';

/** Brands by name (HOME-06, HOME-21, HOME-23); nothing without brands (HOME-27). */
export function BrandStrip({ brands }: { brands: readonly BrandTile[] }) {
  const id = useId();
  if (brands.length === 0) return null;
  const sorted = [...brands].sort((a, b) => a.label.localeCompare(b.label, 'pt-BR', { sensitivity: 'base' }));
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Container>
        <header className={styles.head}>
          <h2 className={styles.title} id={id}>
            Navegue Por Marca
          </h2>
          <LinkButton href="/marcas" variant="quiet" size="sm">
            Todas as marcas
          </LinkButton>
        </header>
        <ul className={styles.list}>
          {sorted.map(({ label, href, image }) => (
            <li className={styles.item} key={href}>
              <ShopLink className={styles.link} href={href}>
                {image ? (
                  <img
                    className={styles.image}
                    src={image}
                    alt={label}
                    width={160}
                    height={56}
                    loading="lazy"
                  />
                ) : (
                  label
                )}
              </ShopLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
