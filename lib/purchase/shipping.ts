import { callGateway } from '@/lib/browser/gateway-client';
import type { Frete, Fretes } from '@/lib/platform/schemas/purchase';
import { formatBRL, toCents } from '@/lib/shared/money';
import type { ShippingRequest } from './shipping-schema';

/** Price of a delivery option; 'Grátis' only if the platform says so. */
export function shippingPrice({ valor }: Frete): string {
  if (valor === null) return 'Preço ao fechar a compra';
  return valor > 0 ? formatBRL(valor) : 'Grátis';
}

/** '1 dia útil', '3 dias úteis'. */
export const workingDaysText = (count: number | string): string =>
  `${count} ${String(count) === '1' ? 'dia útil' : 'dias úteis'}`;

/** Delivery time as text. Platforms send '3 dias úteis', or only a number of working days. */
export function shippingTime({ prazo }: Frete): string {
  if (!/^\d+$/.test(prazo)) return prazo;
  if (Number(prazo) === 0) return 'no mesmo dia';
  return workingDaysText(prazo);
}

/** A product to deliver, in one of its sizes (0 for none). */
export type ShippedItem = Omit<Required<ShippingRequest>, 'cep'>;

/** The number in a delivery time, or the upper limit of a range such as '3 a 10 dias úteis'; 0 without a number. */
const daysOf = ({ prazo }: Frete) => Number(/(?:\d+\s*(?:a|-|–)\s*)?(\d+)/.exec(prazo)?.[1] ?? 0);

/** Platforms may send options without an id. */
const nameOf = ({ id, label }: Frete) => id || label;

/** The options that all quotes contain, each with the sum of its prices and its longest time. */
export function combineQuotes(quotes: readonly Fretes[]): Fretes {
  const [first, ...others] = quotes;
  const fretes = (first?.fretes ?? []).flatMap((option) => {
    const same = others.map((quote) => quote.fretes.find((frete) => nameOf(frete) === nameOf(option)));
    const all = [option, ...same.filter((frete) => frete !== undefined)];
    if (all.length < quotes.length) return [];
    const slowest = all.reduce((longest, frete) => (daysOf(frete) > daysOf(longest) ? frete : longest));
    const isPriced = all.every(({ valor }) => valor !== null);
    const sum = all.reduce((cents, { valor }) => cents + toCents(valor ?? 0), 0) / 100;
    return [{ ...slowest, valor: isPriced ? sum : null }];
  });
  const texts = (select: (quote: Fretes) => string) =>
    [...new Set(quotes.map(select))].filter(Boolean).join(' ');
  return {
    fretes,
    mensagem: texts(({ mensagem }) => mensagem),
    restricaoEntrega: texts(({ restricaoEntrega }) => restricaoEntrega),
  };
}

/**
 * Delivery options of an item for a postal code (digits only).
 * @throws GatewayError
 */
export const fetchShippingQuote = (cep: string, item: ShippedItem): Promise<Fretes> =>
  callGateway<Fretes>('POST', 'shipment/product', { body: { cep, ...item } });
