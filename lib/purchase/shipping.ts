import { callGateway } from '@/lib/browser/gateway-client';
import type { Frete, Fretes } from '@/lib/platform/schemas/purchase';
import { formatBRL } from '@/lib/shared/money';
import type { ShippingRequest } from './shipping-schema';

/** Length of a formatted postal code: five digits, a hyphen, three digits. */
export const CEP_LENGTH = 9;

/** Formats typed text as a postal code of at most eight digits: 'a01310100999' → '01310-100'. */
export function maskCep(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

/** The digits of a postal code, as the platform takes them. */
export function cepDigits(cep: string): string {
  return cep.replaceAll('-', '');
}

/** Price of a delivery option, 'Grátis' for 0. */
export function shippingPrice({ valor }: Frete): string {
  return valor > 0 ? formatBRL(valor) : 'Grátis';
}

/** Delivery time as text; platforms send '3 dias úteis' or a bare number of working days. */
export function shippingTime({ prazo }: Frete): string {
  if (!/^\d+$/.test(prazo)) return prazo;
  return prazo === '1' ? '1 dia útil' : `${prazo} dias úteis`;
}

/** One option in a line: 'Sedex, 3 dias úteis, Grátis'. */
export function shippingLine(frete: Frete): string {
  return [frete.label, shippingTime(frete), shippingPrice(frete)].filter(Boolean).join(', ');
}

/** Delivery options of one product for a postal code. @throws GatewayError, or the signal's reason */
export function fetchShippingQuote(body: ShippingRequest, signal?: AbortSignal): Promise<Fretes> {
  return callGateway<Fretes>('POST', 'shipment/product', { body, signal });
}
