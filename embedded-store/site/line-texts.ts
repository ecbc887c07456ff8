import { html } from 'hono/html';
import type { Delivery } from '../api/shipment';
import type { CartLine } from '../cart/cart';
import { MISSING_PRESCRIPTION } from '../cart/lens-choice';
import { pixPrice } from '../catalogue/pricing';
import { LABORATORY_DAYS } from '../content/delivery';
import { dayAfter } from '../content/working-days';
import type { OrderedLine } from '../db/shopper-tables';
import { brl } from '../money';
import type { Markup } from './layout';

/** Address of a line's picture. */
export function picture({ item }: CartLine): string {
  if ('list' in item) return `/upload/lista/imagem/m_${item.list.slug}-1.webp`;
  const { slug, imagens } = item.product;
  return imagens > 0 ? `/upload/produto/imagem/m_${slug}-1.webp` : '/upload/atributo/formato-redondo.webp';
}

/** Whether lenses are made for the line before it is sent. */
const isMade = ({ item, escolhas }: CartLine) => 'product' in item && escolhas.length > 0;

/** Price and time to the shopper's postal code, for payment and order. */
export function deliveryText(lines: CartLine[], delivery: Delivery): string {
  if (delivery === null) return 'Frete grátis para todo o Brasil';
  const after = lines.some(isMade) ? ' depois de prontas as lentes' : '';
  return `Para ${delivery.cep}: ${delivery.prazo}${after}, ${freightText(delivery)}`;
}

const freightText = ({ valor }: { valor: number }) =>
  valor > 0 ? `por ${brl(Math.round(valor * 100))}` : 'frete grátis';

/** The day on which the order arrives if it is paid for today, as in the shop's cart panel. */
export function arrivalText(lines: CartLine[], delivery: NonNullable<Delivery>, now: Date): Markup {
  const made = lines.filter(isMade);
  const day = dayAfter(delivery.dias + (made.length > 0 ? LABORATORY_DAYS : 0), now);
  const isMissing = made.some(({ escolhas }) => escolhas.some(({ valor }) => valor === MISSING_PRESCRIPTION));
  return html`Chega até <b>${day}</b> em ${delivery.cep}, ${freightText(delivery)}, pagando${isMissing ? ' e enviando a receita' : ''} hoje.${made.length > 0 ? ` Inclui até ${LABORATORY_DAYS} dias úteis para fazer as lentes.` : ''}`;
}

/** The part of a line of the bag that an order stores. */
export function orderedLine(line: CartLine): OrderedLine {
  const { nome, sku, quantidade, price } = line;
  return { nome, sku, quantidade, imagem: picture(line), total: pixPrice(price.por * quantidade) };
}
