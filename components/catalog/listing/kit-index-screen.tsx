import { CardPrices } from '@/components/catalog/card/card-details';
import { Container } from '@/components/layout/container';
import { ShopSymbol } from '@/components/layout/drawings';
import { ShopLink } from '@/components/layout/links';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import imageStyles from '@/components/ui/product-image.module.css';
import { cardPriceTexts } from '@/lib/catalog/card/card';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { kitCountText } from '@/lib/catalog/listing/paging';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { type DisplayPrices, savingText } from '@/lib/platform/prices';
import type { Detalhes, Listagem } from '@/lib/platform/schemas/listing';
import styles from './kit-index-screen.module.css';
import listingStyles from './listing.module.css';
import { ListingArea } from './listing-area';

/** `text` is plain; `image` may be `''`; `precos` is null where the platform names none. */
export type KitIndexEntry = {
  label: string;
  href: string;
  image: string;
  text: string;
  precos: DisplayPrices | null;
};

type Props = {
  title: string;
  breadcrumb: readonly Crumb[];
  page: ListingPage;
  detalhes: Detalhes;
  info: Listagem['info'];
  kits: readonly KitIndexEntry[];
};

/** Pictures in view from the start on a wide screen. */
const FIRST_ROW = 3;

/** The shop's kits, with the filters, selectors and pages of every listing. */
export function KitIndexScreen({ title, breadcrumb, kits, ...listing }: Props) {
  const { icon } = currentStorefront();
  return (
    <div className={listingStyles.screen}>
      <Container>
        <div className={listingStyles.top}>
          <Breadcrumb items={breadcrumb} />
          <header className={listingStyles.head}>
            <h1 className={listingStyles.title}>{title}</h1>
          </header>
        </div>
        <ListingArea {...listing} level={null} exibindo={kits.length} countText={kitCountText}>
          <ul className={styles.grid}>
            {kits.map(({ label, href, image, text, precos }, index) => (
              <li key={href} data-card>
                <ShopLink className={styles.link} href={href}>
                  <span className={imageStyles.tile}>
                    {image ? (
                      <img
                        className={imageStyles.image}
                        src={image}
                        alt=""
                        width={640}
                        height={480}
                        loading={index < FIRST_ROW ? 'eager' : 'lazy'}
                        fetchPriority={index === 0 ? 'high' : undefined}
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
                </ShopLink>
              </li>
            ))}
          </ul>
        </ListingArea>
      </Container>
    </div>
  );
}
