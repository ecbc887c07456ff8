import 'server-only';
import { z } from 'zod';
import { takesLenses } from '@/lib/catalog/product/loose-lenses';
import { variantsOf } from '@/lib/catalog/product/sold-variants';
import { isStoreApiError } from '@/lib/platform/errors';
import type { Carrinho, ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import type { AddPayload } from '@/lib/platform/schemas/offer';
import { findProduct } from '../catalog/find-product';
import { pageUrl } from '../catalog/product-shape';
import { itemId } from '../catalog/requests';
import { errorMessage, type Message, warning } from '../protocol/messages';
import {
  addItems,
  isPlainLine,
  type PlatformCart,
  readCart,
  removeItem,
  setQuantity,
  variantOfLine,
} from './platform-cart';

const MAX_LINES = 20;
/**
 * Largest quantity of an item. For a larger request than the stock, the platform's cart shows how many are
 * left; this limit prevents an agent from learning the whole stock by asking for hundreds.
 */
const MAX_QUANTITY = 10;
const TOO_MANY = `A cart takes up to ${MAX_QUANTITY} of an item; the buyer can take more in their bag.`;

const ignored = z.looseObject({}).optional();

/**
 * Lines that an agent wants in the cart; an update replaces all of them. Other fields of the protocol are ignored.
 */
export const cartRequest = z.object({
  line_items: z
    .array(
      z.object({
        item: z.object({ id: itemId.describe('Id of a variant, as in catalog results') }),
        quantity: z.number().int().min(1).max(MAX_QUANTITY, TOO_MANY),
      }),
    )
    .max(MAX_LINES)
    .describe('All lines of the cart; an update replaces what was there'),
  context: ignored,
  signals: ignored,
  attribution: ignored,
  buyer: ignored,
});
export type CartRequest = z.output<typeof cartRequest>;

type Line = { id: string; quantity: number; payload: AddPayload };

/** Lines that can be put into a cart, problems with the other lines, and notices. */
export type Checked = { lines: Line[]; problems: Message[]; notices: Message[] };

type CheckedLine = { payload: AddPayload; notices: Message[] } | { problem: Message };

/** Message for an unknown item. It lists the sizes of the product, if known. */
async function describeUnknown(id: string): Promise<string> {
  const product = /^(\d{1,15})-\d{1,15}$/.exec(id)?.[1];
  const found = product === undefined ? null : await findProduct(product);
  const variants = found === null ? [] : variantsOf(found.detail.conteudo);
  const ids = variants.map((one) => (one.label === '' ? one.id : `${one.id} (${one.label})`));
  return ids.length === 0 ? `Unknown item: ${id}` : `Unknown item: ${id}. There is ${ids.join(', ')}.`;
}

async function checkLine(id: string, path: string): Promise<CheckedLine> {
  const problem = (code: string, content: string, severity?: 'requires_buyer_input') => ({
    problem: errorMessage(code, content, severity ?? 'recoverable', path),
  });
  const found = await findProduct(id);
  if (found === null) return problem('not_found', await describeUnknown(id));
  const product = found.detail.conteudo;
  const variants = variantsOf(product);
  const variant = found.variant ?? (variants.length === 1 ? variants[0] : undefined);
  const url = pageUrl(found.path);
  if (variant === undefined)
    return problem('variant_required', `${product.nome} comes in sizes: use the id of a variant.`);
  if (!variant.isAvailable) return problem('out_of_stock', `${product.nome} is out of stock.`);
  if (variant.payload === null)
    return problem(
      'requires_product_page',
      `${product.nome} is bought on its page: ${url}`,
      'requires_buyer_input',
    );
  const frameOnly = `${product.nome}: só a armação. Lentes com grau são escolhidas na página do produto.`;
  const notices = takesLenses(product) ? [warning('frame_only', frameOnly, { url })] : [];
  return { payload: variant.payload, notices };
}

/** Looks up the requested lines; duplicates are merged. @throws StoreApiError */
export async function checkLines({ line_items: wanted }: CartRequest): Promise<Checked> {
  const lines = new Map<string, Line>();
  const problems: Message[] = [];
  const notices: Message[] = [];
  for (const [index, { item, quantity }] of wanted.entries()) {
    const path = `$.line_items[${index}]`;
    const checked = await checkLine(item.id, path);
    if ('problem' in checked) {
      problems.push(checked.problem);
      continue;
    }
    const [first] = checked.payload.itens;
    const id = `${first?.idProduto ?? ''}-${first?.idAtributoSimples ?? '0'}`;
    const known = lines.get(id);
    if (known === undefined) notices.push(...checked.notices);
    const pieces = (known?.quantity ?? 0) + quantity;
    if (pieces > MAX_QUANTITY)
      problems.push(errorMessage('quantity_too_large', TOO_MANY, 'recoverable', path));
    else lines.set(id, { id, quantity: pieces, payload: checked.payload });
  }
  return { lines: [...lines.values()], problems, notices };
}

/** What to send for a number of units of a line. */
export const withQuantity = ({
  payload,
  quantity,
}: Pick<ReplacingLine, 'payload' | 'quantity'>): Pick<AddPayload, 'tipo' | 'itens'> => ({
  tipo: payload.tipo,
  itens: payload.itens.map((item) => ({ ...item, quantidade: String(quantity) })),
});

/**
 * Turns the rejection of a line, for example because it is sold out, into a message. Rethrows if the platform
 * fails.
 */
async function refusedAsMessage(
  change: () => Promise<PlatformCart>,
  id: string,
): Promise<PlatformCart | Message> {
  try {
    return await change();
  } catch (error) {
    if (!isStoreApiError(error) || (error.kind !== 'refused' && error.kind !== 'absent')) throw error;
    return warning('item_refused', `The shop did not take the item ${id}.`);
  }
}

/**
 * Messages for lines with another quantity in the cart than requested, because the platform limits it to the
 * stock.
 */
function adjusted({ itens }: Carrinho, lines: readonly Pick<Line, 'id' | 'quantity'>[]): Message[] {
  return lines.flatMap(({ id, quantity }) => {
    const line = itens.find((item) => variantOfLine(item) === id);
    if (line?.quantidade === quantity) return [];
    const content = `Item ${id}: ${line?.quantidade ?? 0} of ${quantity} could be put into the cart.`;
    return [warning('quantity_adjusted', content)];
  });
}

export type Changed = { platform: PlatformCart; messages: Message[] };

const asPlatform = (result: PlatformCart | Message): result is PlatformCart => 'cart' in result;

/** Starts a session with these lines; null if the platform accepts none of them. @throws StoreApiError */
export async function fillCart(
  lines: readonly Line[],
): Promise<Changed | { platform: null; messages: Message[] }> {
  let platform: PlatformCart | null = null;
  const messages: Message[] = [];
  for (const line of lines) {
    const result = await refusedAsMessage(() => addItems(platform?.session, withQuantity(line)), line.id);
    if (asPlatform(result)) platform = result;
    else messages.push(result);
  }
  if (platform === null) return { platform: null, messages };
  return { platform, messages: [...messages, ...adjusted(platform.cart, lines)] };
}

/** The fields of a line that are needed to change a cart. */
type ReplacingLine = Pick<Line, 'id' | 'quantity'> & { payload: Pick<AddPayload, 'tipo' | 'itens'> };

/** Whether a line of a cart is this variant without lenses or other choices. */
export const isLineOf = (item: ItemDoCarrinho, { id }: Pick<Line, 'id'>): boolean =>
  isPlainLine(item) && variantOfLine(item) === id;

/**
 * Makes a cart contain exactly these lines. Unwanted lines are removed last, and only if the platform accepted all new
 * ones, so that nothing is lost for lines that could not be had.
 * @throws StoreApiError
 */
export async function replaceLines(
  session: string,
  current: Carrinho,
  lines: readonly ReplacingLine[],
): Promise<Changed & { isComplete: boolean }> {
  let platform: PlatformCart = { cart: current, session, setCookies: [] };
  const messages: Message[] = [];
  for (const line of lines) {
    const item = current.itens.find((one) => isLineOf(one, line));
    if (item?.quantidade === line.quantity) continue;
    const change =
      item === undefined
        ? () => addItems(session, withQuantity(line))
        : () => setQuantity(session, item, line.quantity);
    const result = await refusedAsMessage(change, line.id);
    if (asPlatform(result)) platform = result;
    else messages.push(result);
  }
  const isComplete = messages.length === 0;
  for (const item of isComplete ? current.itens : [])
    if (!lines.some((line) => isLineOf(item, line))) platform = await removeItem(session, item);
  return { platform, messages: [...messages, ...adjusted(platform.cart, lines)], isComplete };
}

/** Removes everything from a cart. @throws StoreApiError */
export async function emptyCart(session: string): Promise<void> {
  const { cart } = await readCart(session);
  for (const item of cart.itens) await removeItem(session, item);
}
