import { z } from 'zod';
import { takesLenses } from '@/lib/catalog/product/loose-lenses';
import { featuredVariant, variantsOf } from '@/lib/catalog/product/sold-variants';
import { CONTACT_FORM_HASH } from '@/lib/forms/field-limits';
import { readEvaluationKey } from '@/lib/platform/endpoints/page-reads';
import { combinationRequestItem, combinationsOf } from '@/lib/purchase/combination';
import { toKit } from '@/lib/purchase/kit/kit';
import { type KitOrder, kitOrder, NOTHING_CHOSEN } from '@/lib/purchase/kit/order';
import { lensGroups } from '@/lib/purchase/lens/options';
import { lensOrder } from '@/lib/purchase/lens/order';
import { INITIAL_LENS_STATE } from '@/lib/purchase/lens/state';
import { expectRefusal } from './expect-refusal';
import { createGatewaySession, type GatewayCall } from './gateway-session';
import type { FoundPages } from './page-checks';
import type { Recorder } from './recorder';
import { checkForAgents } from './rules/agents';
import { checkCart } from './rules/cart';

/** A postal code on Avenida Paulista in São Paulo, where every carrier delivers. */
const CEP = '01310100';
const SENDER = { nome: 'Teste de conformidade', email: 'conformidade@example.com' };
const CONTACT = { ...SENDER, contato: '(11) 99999-9999' };
const MESSAGE = 'Mensagem de teste da conferência da API. Por favor, desconsidere.';
const INVENTED_KEY = 'chave-que-nao-existe-7f3a9c';

/** Reads the data that a browser requests itself: cart, customer, and whether an evaluation is open. */
export async function readForVisitor(recorder: Recorder): Promise<void> {
  const { call } = createGatewaySession();
  await recorder.attempt({ call: 'GET checkout/cart', without: 'Nothing can be put into the cart.' }, () =>
    call('GET', 'checkout/cart'),
  );
  await recorder.attempt({ call: 'GET checkout/user', without: 'Customers are shown as visitors.' }, () =>
    call('GET', 'checkout/user'),
  );
  await recorder.attempt(
    { call: 'GET evaluations/store/add/{key}', without: 'The form of store evaluations stays closed.' },
    () =>
      expectRefusal('GET evaluations/store/add/{key}', ['absent'], async () =>
        (await readEvaluationKey(INVENTED_KEY)) ? 'an invented key is accepted' : null,
      ),
  );
}

type Change = {
  /** Method and path. */
  call: ['POST' | 'PUT' | 'DELETE', string];
  without: string;
  /** Null if none of the pages that were read contains an object to send: the call is skipped. */
  body: object | null;
};

async function tryChange(
  { call: [method, path], without, body }: Change,
  call: GatewayCall,
  recorder: Recorder,
) {
  const info = { call: `${method} ${path}`, without };
  if (body !== null) return recorder.attempt(info, () => call(method, path, body));
  recorder.skip(info, 'The pages that were read have nothing to send it with.');
  return null;
}

/** Fields of the gateway's response that the check of a cart needs. */
const cartLines = z.object({
  itens: z.array(
    z.object({
      nome: z.string(),
      tipo: z.string(),
      quantidade: z.number(),
      precos: z.object({ precoPor: z.number() }),
      hash: z.record(z.string(), z.unknown()),
    }),
  ),
});

/**
 * Puts a product into the cart, doubles its quantity, and removes it; reads the cart after each step.
 * @returns whether the platform accepted the product
 */
async function changeCart(
  { cards, products }: FoundPages,
  call: GatewayCall,
  recorder: Recorder,
): Promise<boolean> {
  const offered = [...products, ...cards].filter(({ carrinho }) => carrinho !== null);
  // If only one is left, two cannot be bought.
  const product = offered.find(({ estoque }) => estoque > 1) ?? offered[0];
  const ready = product?.carrinho ?? null;
  const body = ready && { tipo: ready.tipo, itens: ready.itens };
  const without = 'Nothing can be put into the cart.';
  const readCart = async () => {
    const info = { call: 'GET checkout/cart after a change', without: 'The cart stays as it was.' };
    const cart = await recorder.attempt(info, () => call('GET', 'checkout/cart'));
    return cartLines.safeParse(cart).data?.itens ?? null;
  };
  const added = await tryChange({ call: ['POST', 'checkout/cart'], without, body }, call, recorder);
  const lines = added === null ? null : await readCart();
  const line = lines?.[0] ?? cartLines.safeParse(added).data?.itens[0];
  const key = line ? { ...line.hash, tipo: line.tipo } : null;
  const update = { call: ['PUT', 'checkout/cart'], without: 'Quantities cannot be changed.' } as const;
  const two = key && { ...key, quantidade: 2 };
  const changed = await tryChange({ ...update, call: [...update.call], body: two }, call, recorder);
  const doubled = changed === null ? null : await readCart();
  const removal = { without: 'Nothing can be removed.', body: key };
  const removed = await tryChange({ ...removal, call: ['DELETE', 'checkout/cart'] }, call, recorder);
  const left = removed === null ? null : await readCart();
  recorder.addReports(...checkCart({ product: product ?? null, added: lines, doubled, left }));
  return added !== null;
}

function lensBody({ products }: FoundPages): object | null {
  const product = products.find(takesLenses);
  if (product === undefined) return null;
  const groups = lensGroups(product.personalizacoes);
  const choices = Object.fromEntries(groups.map(({ id, valores: [first] }) => [id, first?.id ?? '']));
  const size = featuredVariant(product, variantsOf(product));
  const frame = {
    id: product.id,
    idAtributoValor: size?.sizeId ?? 0,
    preco: (size?.precos ?? product.precos)?.por ?? 0,
  };
  return lensOrder(frame, groups, { ...INITIAL_LENS_STATE, choices });
}

function combinationBody({ products }: FoundPages): object | null {
  const [found] = products.flatMap((product) => combinationsOf(product) ?? []);
  const [combination] = found?.combinacoes ?? [];
  if (found === undefined || combination === undefined) return null;
  return {
    produtoPrincipal: combinationRequestItem(found.principal, null),
    produtoIndicado: combinationRequestItem(combination.suggested, null),
  };
}

/** The kit with the first available size of each product. */
function orderOfKit(list: NonNullable<FoundPages['kit']>): KitOrder {
  const kit = toKit(list);
  const sizes = kit.products.flatMap(({ id, sizes: offered }) => {
    const size = offered.find(({ estoque }) => estoque > 0);
    return size === undefined ? [] : [[id, size.id]];
  });
  return kitOrder(kit, { ...NOTHING_CHOSEN, sizes: Object.fromEntries(sizes) });
}

function purchases(pages: FoundPages): Change[] {
  const [product] = pages.products;
  const quote = product && { cep: CEP, idProduto: product.id };
  const kit = pages.kit && orderOfKit(pages.kit);
  return [
    { call: ['POST', 'shipment/product'], without: 'No delivery times are shown.', body: quote ?? null },
    {
      call: ['POST', 'product/combination'],
      without: 'Products bought together show no common price.',
      body: combinationBody(pages),
    },
    {
      call: ['POST', 'product/shop'],
      without: 'Frames cannot be bought with lenses.',
      body: lensBody(pages),
    },
    {
      call: ['POST', 'list/shop'],
      without: 'Kits cannot be bought.',
      body: kit !== null && kit.produtos.length > 0 ? kit : null,
    },
  ];
}

function visitorChanges({ products: [product] }: FoundPages): Change[] {
  const favourite = product ? { idProduto: product.id } : null;
  const without = 'There are no favourites.';
  return [
    { call: ['POST', 'wishlist/verify'], without, body: favourite },
    { call: ['POST', 'wishlist/add'], without, body: favourite },
    { call: ['POST', 'wishlist/remove'], without, body: favourite },
    {
      call: ['POST', 'browsing-history/checkoutAcesso'],
      without: 'After the login shoppers do not come back to their page.',
      body: { url: '/' },
    },
  ];
}

function forms({ products: [product] }: FoundPages): Change[] {
  const without = 'The form reports that it was not sent.';
  const about = <T extends object>(fields: T) => product && { idProduto: product.id, ...fields };
  const contact = { ...CONTACT, mensagem: MESSAGE, assunto: 'Teste', cidade: '', estado: '' };
  const notice = { idAtributoValor: 0, ...CONTACT, observacao: MESSAGE, mailing: false };
  const quote = { ...CONTACT, observacao: MESSAGE, mailing: false, enviarEmail: true };
  const review = { ...SENDER, nota: '5', comentario: MESSAGE, recomenda: true };
  return [
    { call: ['POST', 'newsletter'], without, body: { email: SENDER.email } },
    { call: ['POST', 'form/contact'], without, body: { hashEmail: CONTACT_FORM_HASH, ...contact } },
    { call: ['POST', 'product/solicitation'], without, body: about(notice) ?? null },
    { call: ['POST', 'product/budget'], without, body: about(quote) ?? null },
    { call: ['POST', 'evaluations/product'], without, body: about(review) ?? null },
  ];
}

/** No sale exists that could be cancelled, so the platform is right to reject this. */
async function cancelNoSale(call: GatewayCall, recorder: Recorder): Promise<void> {
  const info = { call: 'POST sale/cancel', without: 'Operators cannot end a sale for a customer.' };
  await recorder.attempt(info, () =>
    expectRefusal(info.call, ['absent', 'refused'], async () => {
      await call('POST', 'sale/cancel', {});
      return null;
    }),
  );
}

async function evaluateWithInventedKey(call: GatewayCall, recorder: Recorder): Promise<void> {
  const info = { call: 'POST evaluations/store/add/{key}', without: 'Store evaluations are not sent.' };
  const body = { experiencia: 5, atendimento: 5, satisfacao: true, autorizacao: false, mensagem: MESSAGE };
  await recorder.attempt(info, () =>
    expectRefusal(info.call, ['absent'], async () => {
      await call('POST', `evaluations/store/add/${INVENTED_KEY}`, body);
      return null;
    }),
  );
}

/** Sends everything that a visitor can send: cart, favourites, forms. */
export async function tryChanges(pages: FoundPages, recorder: Recorder): Promise<void> {
  const { call, hasSession } = createGatewaySession();
  const isFilled = await changeCart(pages, call, recorder);
  recorder.addReports(...checkForAgents(pages.cards, isFilled ? hasSession() : null));
  for (const change of [...purchases(pages), ...visitorChanges(pages), ...forms(pages)]) {
    await tryChange(change, call, recorder);
  }
  await cancelNoSale(call, recorder);
  await evaluateWithInventedKey(call, recorder);
}
