import type { Delivery } from '../api/shipment';
import type { CartLine } from '../cart/cart';
import { pixPrice } from '../catalogue/pricing';
import type { OrderedLine } from '../db/shopper-tables';
import { brl } from '../money';

/** Address of a line's picture. */
export function picture({ item }: CartLine): string {
  if ('list' in item) return `/upload/lista/imagem/s_${item.list.slug}-1.webp`;
  const { slug, imagens } = item.product;
  return imagens > 0 ? `/upload/produto/imagem/s_${slug}-1.webp` : '/upload/atributo/formato-redondo.webp';
}

/** The time to the shopper's postal code. Lenses are made before they are sent. */
export function deliveryText(lines: CartLine[], delivery: Delivery): string {
  if (delivery === null) return 'Frete grátis para todo o Brasil';
  const isMade = lines.some(({ item, escolhas }) => 'product' in item && escolhas.length > 0);
  const price = delivery.valor > 0 ? `por ${brl(Math.round(delivery.valor * 100))}` : 'frete grátis';
  return `Para ${delivery.cep}: ${delivery.prazo}${isMade ? ' depois de prontas as lentes' : ''}, ${price}`;
}

/** The part of a line of the bag that an order stores. */
export function orderedLine(line: CartLine): OrderedLine {
  const { nome, sku, quantidade, price } = line;
  return { nome, sku, quantidade, imagem: picture(line), total: pixPrice(price.por * quantidade) };
}
