import { Container } from '@/components/layout/container';
import { ShopLink } from '@/components/layout/shop-link';
import { ShopSymbol } from '@/components/layout/shop-symbol';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import type { ListingPage } from '@/lib/listing/links';
import { listsCountText } from '@/lib/listing/paging';
import type { Detalhes, Listagem } from '@/lib/store-api/schemas/listagem';
import { currentStorefront } from '@/lib/storefront/current';
import frame from './listing.module.css';
import { ListingArea } from './listing-area';
import styles from './lists-screen.module.css';

/** `text` is plain; `image` may be `''`. */
export type ListEntry = { label: string; href: string; image: string; text: string };

type Props = {
  title: string;
  breadcrumb: readonly Crumb[];
  page: ListingPage;
  detalhes: Detalhes;
  info: Listagem['info'];
  lists: readonly ListEntry[];
};

/** Pictures that are in view from the start, on a wide screen. */
const FIRST_ROW = 3;

/** Shopping lists of the shop, with the filters, selectors and pages of every listing (LISTAS-02 to LISTAS-10). */
export function ListsScreen({ title, breadcrumb, lists, ...listing }: Props) {
  const { symbol } = currentStorefront();
  return (
    <div className={frame.screen}>
      <Container>
        <div className={frame.top}>
          <Breadcrumb items={breadcrumb} />
          <header className={frame.head}>
            <h1 className={frame.title}>{title}</h1>
          </header>
        </div>
        <ListingArea {...listing} level={null} exibindo={lists.length} countText={listsCountText}>
          <ul className={styles.grid}>
            {lists.map(({ label, href, image, text }, index) => (
              <li key={href}>
                <ShopLink className={styles.link} href={href}>
                  <span className={styles.picture}>
                    {image ? (
                      <img
                        className={styles.image}
                        src={image}
                        alt=""
                        width={640}
                        height={480}
                        loading={index < FIRST_ROW ? 'eager' : 'lazy'}
                        fetchPriority={index === 0 ? 'high' : undefined}
                      />
                    ) : (
                      <ShopSymbol paths={symbol} />
                    )}
                  </span>
                  <h3 className={styles.name}>{label}</h3>
                  {text ? <span className={styles.text}>{text}</span> : null}
                </ShopLink>
              </li>
            ))}
          </ul>
        </ListingArea>
      </Container>
    </div>
  );
}
