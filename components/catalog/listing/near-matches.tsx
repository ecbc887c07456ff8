import { textButton } from '@/components/ui/button';
import type { NearMatch } from '@/lib/catalog/listing/near-matches';
import styles from './listing.module.css';
import { ListingLink } from './listing-link';
import { ExtraCards } from './popular-products';

type Props = { matches: readonly NearMatch[]; whatsapp: string };

/** If the filters leave a single result: below it, the results without each one of the filters. */
export function NearMatches({ matches, whatsapp }: Props) {
  if (matches.length === 0) return null;
  return (
    <section className={`ruled ${styles.popular}`} aria-labelledby="quase-isso">
      <h2 className={styles.nearTitle} id="quase-isso">
        Quase isso
      </h2>
      {matches.map(({ label, href, total, ...cards }) => (
        <div key={href}>
          <p>
            <ListingLink className={textButton} href={href} rel="nofollow">
              {`Sem “${label}”: ver os ${total} produtos`}
            </ListingLink>
          </p>
          <ExtraCards {...cards} whatsapp={whatsapp} />
        </div>
      ))}
    </section>
  );
}
