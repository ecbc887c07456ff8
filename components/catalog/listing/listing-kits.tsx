import { Container } from '@/components/layout/container';
import type { KitEntry } from '@/lib/catalog/listing/kit-entries';
import { KitCards } from './kit-cards';
import styles from './kit-cards.module.css';

/** Kits that the platform names with a list of products; nothing without any. */
export function ListingKits({ kits }: { kits: readonly KitEntry[] }) {
  if (kits.length === 0) return null;
  return (
    <Container>
      <section className={styles.below} aria-labelledby="kits-da-lista">
        <h2 id="kits-da-lista">Kits e listas</h2>
        <KitCards kits={kits} />
      </section>
    </Container>
  );
}
