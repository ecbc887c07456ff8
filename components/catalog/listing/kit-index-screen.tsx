import { Container } from '@/components/layout/container';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import type { KitEntry } from '@/lib/catalog/listing/kit-entries';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { kitCountText } from '@/lib/catalog/listing/paging';
import type { Detalhes, Listagem } from '@/lib/platform/schemas/listing';
import { KitCards } from './kit-cards';
import listingStyles from './listing.module.css';
import { ListingArea } from './listing-area';

type Props = {
  title: string;
  breadcrumb: readonly Crumb[];
  page: ListingPage;
  detalhes: Detalhes;
  info: Listagem['info'];
  kits: readonly KitEntry[];
};

/** Number of pictures in view from the start on a wide screen. */
const FIRST_ROW = 3;

/** The shop's kits, with the filters, selectors and page links of every listing. */
export function KitIndexScreen({ title, breadcrumb, kits, ...listing }: Props) {
  return (
    <div className={listingStyles.screen}>
      <Container>
        <div className={listingStyles.flow}>
          <div className={listingStyles.top}>
            <Breadcrumb items={breadcrumb} />
            <header className={listingStyles.head}>
              <h1 className={listingStyles.title}>{title}</h1>
            </header>
          </div>
          <ListingArea {...listing} level={null} exibindo={kits.length} countText={kitCountText}>
            <KitCards kits={kits} eager={FIRST_ROW} />
          </ListingArea>
        </div>
      </Container>
    </div>
  );
}
