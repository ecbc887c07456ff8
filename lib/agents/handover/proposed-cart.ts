import 'server-only';
import { createHash } from 'node:crypto';
import { takesLenses } from '@/lib/catalog/product/loose-lenses';
import { variantsOf } from '@/lib/catalog/product/sold-variants';
import { displayPrices } from '@/lib/platform/prices';
import type { HashDoItem, ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import type { AddPayload } from '@/lib/platform/schemas/offer';
import { toCents } from '@/lib/shared/money';
import { decryptSession } from '../cart/encrypted-id';
import { isPlainLine, readCart, variantOfLine } from '../cart/platform-cart';
import { findProduct } from '../catalog/find-product';
import type { WantedItem } from './permalink';

/** A line that a shopper must confirm. */
export type ProposedLine = {
  id: string;
  quantity: number;
  payload: Pick<AddPayload, 'tipo' | 'itens'>;
  name: string;
  /** A note about the line; '' if there is none. */
  note: string;
  unitCents: number;
  /** Address of a picture; '' if there is none. */
  picture: string;
};

/** An item that can only be added from its page, and the reason. `href` is null for an unknown item. */
export type LineProblem = { name: string; reason: string; href: string | null };

export type ProposedCart = { lines: ProposedLine[]; problems: LineProblem[] };

/** Changes whenever the content shown to the shopper changes. */
export const digestOf = ({ lines }: ProposedCart): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ id, quantity, unitCents }) => [id, quantity, unitCents])))
    .digest('base64url')
    .slice(0, 22);

async function wantedLine({ id, quantity }: WantedItem): Promise<ProposedLine | LineProblem> {
  const found = await findProduct(id);
  if (found === null) return { name: 'Um dos produtos', reason: 'não existe mais nesta loja', href: null };
  const product = found.detail.conteudo;
  const variants = variantsOf(product);
  const variant = found.variant ?? (variants.length === 1 ? variants[0] : undefined);
  const problem = (reason: string): LineProblem => ({ name: product.nome, reason, href: found.path });
  if (variant === undefined) return problem('tem mais de um tamanho: escolha o seu na página dele');
  if (!variant.isAvailable) return problem('está esgotado');
  const prices = displayPrices(variant.precos);
  if (variant.payload === null || prices === null) return problem('é comprado na página dele');
  const itens = variant.payload.itens.map((item) => ({ ...item, quantidade: String(quantity) }));
  const arquivos = product.midias.imagens[0]?.arquivos;
  return {
    id: variant.id,
    quantity,
    payload: { tipo: variant.payload.tipo, itens },
    name: variant.label === '' ? product.nome : `${product.nome}, ${variant.label}`,
    note: takesLenses(product) ? 'Só a armação. Para lentes com grau, escolha na página do produto.' : '',
    unitCents: toCents(prices.por),
    picture: arquivos?.small || arquivos?.medium || '',
  };
}

/** Lines with one more; an item that a link names twice is one line. */
function withLine(lines: readonly ProposedLine[], line: ProposedLine): ProposedLine[] {
  const same = lines.find(({ id }) => id === line.id);
  if (same === undefined) return [...lines, line];
  const merged = { ...line, quantity: same.quantity + line.quantity };
  return lines.map((one) => (one === same ? merged : one));
}

/** The cart of a permalink. @throws StoreApiError */
export async function proposedCartOfItems(items: readonly WantedItem[]): Promise<ProposedCart> {
  const proposedCart: ProposedCart = { lines: [], problems: [] };
  for (const item of items) {
    const line = await wantedLine(item);
    if ('payload' in line) proposedCart.lines = withLine(proposedCart.lines, line);
    else proposedCart.problems.push(line);
  }
  return proposedCart;
}

const idText = (value: HashDoItem[string] | undefined) => String(value ?? '0');

function lineOfCart(item: ItemDoCarrinho): ProposedLine {
  const { hash, quantidade } = item;
  const payload = {
    tipo: item.tipo,
    itens: [
      {
        idProduto: idText(hash.idProduto),
        idAtributoSimples: idText(hash.idAtributoSimples),
        idUnidadeVenda: idText(hash.idUnidadeVenda),
        idArmazem: idText(hash.idArmazem),
        quantidade: String(quantidade),
        adicional: '',
        parametros: '',
      },
    ],
  };
  return {
    id: variantOfLine(item),
    quantity: quantidade,
    payload,
    name: [item.nome, ...item.opcoes.map(({ valor }) => valor)].join(', '),
    note: '',
    unitCents: toCents(item.precos.precoPor),
    picture: item.imagem,
  };
}

/**
 * The cart filled by an agent, by the token of its continue_url; null if it no longer exists.
 * @throws StoreApiError
 */
export async function proposedCartOfToken(token: string): Promise<ProposedCart | null> {
  const opened = decryptSession(token, 'handover');
  if (opened === null) return null;
  const { cart } = await readCart(opened.session);
  const lines = cart.itens.filter(isPlainLine).map(lineOfCart);
  return lines.length === 0 ? null : { lines, problems: [] };
}
