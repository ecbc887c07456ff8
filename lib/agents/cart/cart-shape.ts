import { createHash } from 'node:crypto';
import { serverConfig } from '@/lib/config/environment';
import type { Carrinho, ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import { lineKey } from '@/lib/purchase/cart/cart';
import { instalmentTerms } from '@/lib/purchase/cart/totals';
import { htmlToText } from '@/lib/shared/html/sanitise';
import { toCents } from '@/lib/shared/money';
import { CURRENCY, money } from '../catalog/prices';
import { AGENT_PATHS } from '../protocol/addresses';
import { type Message, warning } from '../protocol/messages';
import { type CartSession, encryptSession } from './encrypted-id';
import { variantOfLine } from './platform-cart';

const MAX_MESSAGE = 300;

const plainTotals = (cents: number) => [
  { type: 'subtotal', amount: cents },
  { type: 'total', amount: cents },
];

const lineId = (item: ItemDoCarrinho) =>
  createHash('sha256').update(lineKey(item)).digest('base64url').slice(0, 12);

const isWebAddress = (address: string) => /^https?:/.test(address) && URL.canParse(address);

function lineShape(item: ItemDoCarrinho) {
  const options = item.opcoes.map(({ nome, valor }) => (nome === '' ? valor : `${nome} ${valor}`));
  const cents = toCents(item.precos.total) || toCents(item.precos.precoPor) * item.quantidade;
  return {
    id: lineId(item),
    item: {
      id: variantOfLine(item),
      title: [item.nome, ...options].join(', '),
      price: toCents(item.precos.precoPor),
      ...(isWebAddress(item.imagem) ? { image_url: item.imagem } : {}),
    },
    quantity: Math.max(1, item.quantidade),
    totals: plainTotals(cents),
  };
}

/** The platform's messages about the cart, for example about a quantity reduced to the stock. */
export const cartMessages = ({ mensagens }: Carrinho): Message[] =>
  mensagens.flatMap(({ mensagem }) => {
    const text = htmlToText(mensagem, MAX_MESSAGE);
    return text === '' ? [] : [warning('store_message', text)];
  });

/** Where the buyer continues with a cart. The address does not allow changing the agent's cart. */
const continueUrl = (cart: CartSession): string =>
  `${serverConfig().siteUrl}${AGENT_PATHS.handover}/${encryptSession(cart, 'handover')}`;

/** A cart in the protocol's format. Delivery is not included in its totals: it needs the buyer's address. */
export function cartShape(id: string, session: CartSession, cart: Carrinho) {
  const { valor, descontoVista } = cart.subtotal;
  const cents = toCents(valor);
  const [subtotal] = plainTotals(cents);
  return {
    id,
    line_items: cart.itens.map(lineShape),
    currency: CURRENCY,
    totals: [subtotal, { type: 'total', amount: cents, display_text: 'Total sem a entrega' }],
    metadata: {
      ...(descontoVista === null ? {} : { pix_total: money(descontoVista.valor) }),
      ...(cents === 0 ? {} : { payment_text: instalmentTerms(cart) }),
    },
    continue_url: continueUrl(session),
    expires_at: new Date(session.expiresAt * 1_000).toISOString(),
  };
}
