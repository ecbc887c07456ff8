import { CardPrices } from '@/components/catalog/card/card-details';
import { Container } from '@/components/layout/container';
import { ShopSymbol } from '@/components/layout/drawings';
import { ShopLink } from '@/components/layout/links';
import { ArrowRightIcon } from '@/components/ui/icons-core';
import imageStyles from '@/components/ui/product-image.module.css';
import { cardPriceTexts } from '@/lib/catalog/card/card';
import type { KitEntry } from '@/lib/catalog/listing/kit-entries';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { savingText } from '@/lib/platform/prices';
import styles from './kit-cards.module.css';

/** Cards of kits; `eager` is the number of pictures in view from the start. */
export function KitCards({ kits, eager = 0 }: { kits: readonly KitEntry[]; eager?: number }) {
  const { icon } = currentStorefront();
  return (
    <ul className={styles.grid}>
      {kits.map(({ label, href, image, text, precos }, index) => (
        <li key={href} data-card>
          <ShopLink className={styles.link} href={href}>
            <span className={imageStyles.tile}>
              {image ? (
                <img
                  className={styles.picture}
                  src={image}
                  alt=""
                  width={640}
                  height={480}
                  loading={index < eager ? 'eager' : 'lazy'}
                  fetchPriority={eager > 0 && index === 0 ? 'high' : undefined}
                />
              ) : (
                <ShopSymbol paths={icon} />
              )}
            </span>
            <h3 className={styles.name}>{label}</h3>
            {text ? <span className={styles.text}>{text}</span> : null}
            {precos === null ? null : (
              <>
                <CardPrices {...cardPriceTexts(precos)} />
                <span className={styles.saving}>{savingText(precos)}</span>
              </>
            )}
            <span className={styles.open} aria-hidden="true">
              Ver o que vem
              <ArrowRightIcon />
            </span>
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

/** Kits that the platform returns with a list of products; renders nothing if there are none. */
export function ListingKits({ kits }: { kits: readonly KitEntry[] }) {
  if (kits.length === 0) return null;
  return (
    <Container>
      <section className={`ruled ${styles.below}`} aria-labelledby="kits-da-lista">
        <h2 id="kits-da-lista">Kits e listas</h2>
        <KitCards kits={kits} />
      </section>
    </Container>
  );
}
