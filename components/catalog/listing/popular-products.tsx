import { ProductCard } from '@/components/catalog/card/product-card';
import type { Produto } from '@/lib/platform/schemas/product';
import { CardGrid, type NumberedCard, PopularSection } from './popular-section';

type CardsProps = {
  produtos: readonly Produto[];
  /** WhatsApp number from the settings; '' for none. */
  whatsapp: string;
  /** The size in their list's filter; '' for none. */
  size?: string;
};

/** Cards of products next to a list, without a heading. */
export const extraCards = ({ produtos, ...card }: CardsProps): NumberedCard[] =>
  produtos.map((produto) => ({
    id: produto.id,
    card: <ProductCard produto={produto} {...card} heading="" isExtra />,
  }));

/** Product cards next to a list. */
export const ExtraCards = (props: CardsProps) => <CardGrid cards={extraCards(props)} />;

type Props = CardsProps & { title: string; level: 'h2' | 'h3' };

/** Popular products, shown where a list of the shopper's is empty; renders nothing if there are none. */
export const PopularProducts = ({ title, level, ...cards }: Props) => (
  <PopularSection title={title} level={level} cards={extraCards(cards)} />
);
