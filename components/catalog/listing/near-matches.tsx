import { textButton } from '@/components/ui/button';
import type { NearMatch } from '@/lib/catalog/listing/near-matches';
import type { Produto } from '@/lib/platform/schemas/product';
import styles from './listing.module.css';
import { ListingLink } from './listing-link';
import { ExtraCards } from './popular-products';

type Props = {
  matches: readonly NearMatch[];
  /** Products like the few results, if there are no near matches. */
  similar: readonly Produto[];
  whatsapp: string;
};

/** Below few results: those without each one of the filters or words or, without any, similar products. */
export function NearMatches({ matches, similar, whatsapp }: Props) {
  if (matches.length === 0 && similar.length === 0) return null;
  return (
    <section className={`ruled ${styles.popular}`} aria-labelledby="quase-isso">
      <h2 className={styles.nearTitle} id="quase-isso">
        {matches.length > 0 ? 'Quase isso' : 'Você também vai gostar'}
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
      {similar.length > 0 ? <ExtraCards produtos={similar} whatsapp={whatsapp} /> : null}
    </section>
  );
}
