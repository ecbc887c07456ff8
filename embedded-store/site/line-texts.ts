import type { Delivery, DeliveryOption } from '../api/shipment';
import type { CartLine } from '../cart/cart';
import { MISSING_PRESCRIPTION, PRESCRIPTION_STATES } from '../cart/lens-choice';
import { pixPrice } from '../catalogue/pricing';
import { LABORATORY_DAYS } from '../content/delivery';
import { dayAfter } from '../content/working-days';
import type { OrderedLine } from '../db/shopper-tables';
import { brl } from '../money';
import { lensText } from './lens-texts';

/** Address of a line's picture. */
export function picture({ item }: CartLine): string {
  if ('list' in item) return `/upload/lista/imagem/m_${item.list.slug}-1.webp`;
  const { slug, imagens } = item.product;
  return imagens > 0 ? `/upload/produto/imagem/m_${slug}-1.webp` : '/upload/atributo/formato-redondo.webp';
}

/** Whether lenses are made for the line before it is sent. */
const isMade = ({ item, escolhas }: CartLine) => 'product' in item && escolhas.length > 0;

export const freightText = ({ valor }: DeliveryOption): string =>
  valor > 0 ? brl(Math.round(valor * 100)) : 'grátis';

/** The day on which the order arrives by an option if it is paid for today, as in the shop's cart panel. */
export function dayOf(lines: CartLine[], { dias }: DeliveryOption, now: Date): string {
  return dayAfter(dias + (lines.some(isMade) ? LABORATORY_DAYS : 0), now);
}

export const arrivalVerb = ({ tipo }: DeliveryOption): string =>
  tipo === 'retirada' ? 'Para retirar a partir de' : 'Chega até';

/** What the day depends on: payment today and, for lenses, the prescription. */
export function conditionText(lines: CartLine[]): string {
  const made = lines.filter(isMade);
  const isMissing = made.some(({ escolhas }) => escolhas.some(({ valor }) => valor === MISSING_PRESCRIPTION));
  const laboratory = made.length > 0 ? ` Inclui até ${LABORATORY_DAYS} dias úteis para fazer as lentes.` : '';
  return `Com pagamento${isMissing ? ' e envio da receita' : ''} hoje.${laboratory}`;
}

/** Day, place and price of the chosen delivery, for payment and order. */
export function deliveryText(lines: CartLine[], delivery: Delivery, now: Date): string {
  if (delivery === null) return 'Frete grátis para todo o Brasil';
  const { cep, chosen } = delivery;
  const place = chosen.tipo === 'retirada' ? 'em uma das lojas' : `em ${cep}, por ${chosen.label}`;
  return `${arrivalVerb(chosen)} ${dayOf(lines, chosen, now)} ${place}, frete ${freightText(chosen)}`;
}

/** Lenses and state of the prescription; not its values, which no order stores. */
export function orderedChoices({ escolhas }: Pick<CartLine, 'escolhas'>): string[] {
  const states = [...PRESCRIPTION_STATES, MISSING_PRESCRIPTION];
  return escolhas.flatMap(
    ({ nome, valor }) => lensText(nome, valor) ?? (states.includes(valor) ? `${nome}: ${valor}` : []),
  );
}

/** The part of a line of the bag that an order stores. */
export function orderedLine(line: CartLine): OrderedLine {
  const { nome, sku, quantidade, price } = line;
  return {
    nome,
    sku,
    quantidade,
    imagem: picture(line),
    total: pixPrice(price.por * quantidade),
    escolhas: orderedChoices(line),
  };
}
