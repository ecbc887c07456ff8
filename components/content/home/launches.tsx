import { CardSkeleton } from '@/components/catalog/card/card-skeleton';
import { ProductCard } from '@/components/catalog/card/product-card';
import { Carousel, CarouselSkeleton } from '@/components/ui/carousel';
import type { Produto } from '@/lib/platform/schemas/product';
import { HomeSection } from './home-section';
import styles from './launches.module.css';

const VISIBLE = { narrow: 1.15, medium: 2, wide: 3 } as const;
const MAX_PRODUCTS = 5;

type Props = {
  title: string;
  produtos: readonly Produto[];
  /** WhatsApp number from the settings, as free text. */
  whatsapp: string;
};

/**
 * At most five new products: three in view, two below 1024 px, one and the edge of the next below 768 px. Null without
 * products.
 */
export function Launches({ title, produtos, whatsapp }: Props) {
  if (produtos.length === 0) return null;
  const shown = produtos.slice(0, MAX_PRODUCTS);
  return (
    <HomeSection title={title}>
      <Carousel label={title} visible={VISIBLE} arrows={shown.length > VISIBLE.wide}>
        {shown.map((produto) => (
          <li className={styles.item} key={produto.id}>
            <ProductCard produto={produto} whatsapp={whatsapp} />
          </li>
        ))}
      </Carousel>
    </HomeSection>
  );
}

export function LaunchesSkeleton() {
  return (
    <HomeSection title={null}>
      <CarouselSkeleton visible={VISIBLE}>
        <CardSkeleton />
      </CarouselSkeleton>
    </HomeSection>
  );
}
