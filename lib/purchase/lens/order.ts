import { callGateway } from '@/lib/browser/gateway-client';
import type { Compra } from '@/lib/platform/schemas/purchase';
import type { CheckoutEvent, PreparedCheckout } from '@/lib/purchase/checkout-events';
import { toCents } from '@/lib/shared/money';
import type { LensGroup, LensValue } from './options';
import { chosenValue, type LensState } from './state';
import { groupNote } from './summary';

type OrderedValue = Pick<LensValue, 'id' | 'valor' | 'preco' | 'precoDefault' | 'quantidade'>;

type Personalizacao = {
  id: string;
  tipo: string;
  preco: number;
  multiplicarPreco: 's' | 'n';
  valorSelect?: OrderedValue;
  valoresCheckbox?: OrderedValue[];
  valorText?: string;
  /** Data URL of the photo (base64). */
  valorUpload?: string;
};

/** Body of POST product/shop. */
export type LensOrder = {
  produtos: {
    id: number;
    quantidade: 1;
    idAtributoValor: number;
    /** Price of the bare frame, BRL. */
    preco: number;
    personalizacao: Personalizacao[];
  }[];
  carrinho: true;
};

function groupPayload(
  groups: readonly LensGroup[],
  state: LensState,
  group: LensGroup,
): Partial<Personalizacao> | null {
  if (group.role === 'upload')
    return state.photo && state.photoSubmitted ? { valorUpload: state.photo.dataUrl } : null;
  if (group.role === 'text') {
    const text = groupNote(groups, state, group);
    return text === '' || !state.consent ? null : { valorText: text };
  }
  const value = chosenValue(group, state.choices);
  if (value === null) return null;
  const { id, valor, preco, precoDefault, quantidade } = value;
  const ordered = { id, valor, preco, precoDefault, quantidade: Math.max(0, Math.round(quantidade)) };
  return group.tipo === 'select' ? { valorSelect: ordered } : { valoresCheckbox: [ordered] };
}

/** The order of a frame with all choices for its lenses. Without consent it contains no eye data. */
export function lensOrder(
  produto: { id: number; idAtributoValor: number; preco: number },
  groups: readonly LensGroup[],
  state: LensState,
): LensOrder {
  const personalizacao = groups.flatMap((group) => {
    const payload = groupPayload(groups, state, group);
    if (payload === null) return [];
    const { id, tipo, preco, multiplicarPreco } = group;
    return [
      { id, tipo, preco, multiplicarPreco: multiplicarPreco ? ('s' as const) : ('n' as const), ...payload },
    ];
  });
  return { produtos: [{ ...produto, quantidade: 1, personalizacao }], carrinho: true };
}

type Frame = {
  id: number;
  nome: string;
  /** Label of the chosen size, or `''`. */
  variante: string;
  /** BRL. */
  preco: number;
};

/**
 * The event for a frame, alone or with lenses. All lenses are one item with their total price, because which
 * lenses a shopper needs is health data that analytics must not receive.
 * @param total frame and lenses together in BRL; undefined for a frame without lenses
 */
export function frameCheckoutEvent({ id, nome, variante, preco }: Frame, total?: number): CheckoutEvent {
  const frame = { id: String(id), nome, variante, preco, quantidade: 1 };
  if (total === undefined) return { items: [frame], total: preco };
  const lenses = {
    id: `${id}-lentes`,
    nome: 'Lentes de grau',
    preco: (toCents(total) - toCents(preco)) / 100,
    quantidade: 1,
  };
  return { items: [frame, lenses], total };
}

/** Sending a photo takes long on a slow connection. */
const UPLOAD_TIMEOUT_MS = 60_000;

/**
 * Prepares the purchase of a frame with lenses: the cart address, not validated yet, and the event to report.
 * @throws GatewayError
 */
export async function prepareLensCheckout(order: LensOrder, event: CheckoutEvent): Promise<PreparedCheckout> {
  const { carrinho } = await callGateway<Compra>('POST', 'product/shop', {
    body: order,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  });
  return { url: carrinho.url, event };
}
