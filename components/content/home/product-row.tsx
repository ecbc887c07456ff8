import { CardSkeleton } from '@/components/catalog/card/card-skeleton';
import { ProductCard } from '@/components/catalog/card/product-card';
import { Carousel, CarouselSkeleton } from '@/components/ui/carousel';
import type { Produto } from '@/lib/platform/schemas/product';
import { HomeSection } from './home-section';
import styles from './product-row.module.css';

/** Most products in the row of popular ones. */
export const MAX_POPULAR_SHOWN = 8;

/** Launches are large; the most popular products of a category follow further down and are smaller. */
const KINDS = {
  launches: { visible: { narrow: 2, medium: 2, wide: 3 }, max: 5 },
  popular: { visible: { narrow: 2, medium: 3, wide: 4 }, max: MAX_POPULAR_SHOWN },
} as const;

type Kind = keyof typeof KINDS;

type Props = {
  kind: Kind;
  title: string;
  produtos: readonly Produto[];
  /** WhatsApp number from the settings, as free text. */
  whatsapp: string;
  /** Address of the list that the products are from. */
  href?: string | undefined;
};

/** Row of product cards, of which some are in view: fewer on narrower screens. Null without products. */
export function ProductRow({ kind, title, produtos, whatsapp, href }: Props) {
  if (produtos.length === 0) return null;
  const { visible, max } = KINDS[kind];
  const shown = produtos.slice(0, max);
  return (
    <HomeSection title={title} href={href}>
      <Carousel label={title} visible={visible} arrows={shown.length > visible.wide}>
        {shown.map((produto) => (
          <li className={styles.item} key={produto.id}>
            <ProductCard produto={produto} whatsapp={whatsapp} isExtra={kind === 'popular'} />
          </li>
        ))}
      </Carousel>
    </HomeSection>
  );
}

export function ProductRowSkeleton({ kind }: { kind: Kind }) {
  return (
    <HomeSection title={null}>
      <CarouselSkeleton visible={KINDS[kind].visible}>
        <CardSkeleton />
      </CarouselSkeleton>
    </HomeSection>
  );
}
