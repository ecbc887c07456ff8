import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { storeConfiguration } from '../cart/configurations';
import { chooseLenses, type LensAnswer } from '../cart/lens-choice';
import { readPrescription, storePrescription } from '../cart/prescription';
import { listPrice, loadLists, priceOf } from '../catalogue/load-lists';
import { type LoadedProduct, loadProducts } from '../catalogue/load-products';
import { pixPrice, precos, reais } from '../catalogue/pricing';
import type { StoreContext } from '../context';
import { combinations } from '../db/catalogue-tables';
import { ApiError, fields, MAX_UPLOAD_BODY, readBody } from './http';
import { listShape } from './lists';

const cartItem = z.object({
  id: fields.id,
  idAtributoValor: fields.id.default(0),
  quantidade: fields.quantity.default(1),
});

const valueIds = z.array(z.object({ id: fields.id })).default([]);
const lensAnswer = z
  .object({
    id: fields.id,
    valorSelect: z.union([z.object({ id: fields.id }), z.array(z.never()), z.null()]).optional(),
    valoresCheckbox: valueIds,
    valores: z.array(z.object({ id: fields.id, selecionado: fields.flag.default(true) })).default([]),
    valorUpload: z.union([z.string(), z.array(z.string()), z.null()]).default(''),
    valorText: z.union([z.string().trim().max(1000), z.array(z.never()), z.null()]).default(''),
  })
  .transform(({ id, valorSelect, valoresCheckbox, valores, valorUpload, valorText }): LensAnswer => {
    const selected = valorSelect && !Array.isArray(valorSelect) ? [valorSelect.id] : [];
    const marked = valores.filter((value) => value.selecionado).map((value) => value.id);
    return {
      id,
      valueIds: [...new Set([...selected, ...valoresCheckbox.map((v) => v.id), ...marked])],
      photo: (Array.isArray(valorUpload) ? valorUpload[0] : valorUpload) ?? '',
      text: typeof valorText === 'string' ? valorText : '',
    };
  });

const productBody = z.object({
  produtos: z.array(cartItem.extend({ personalizacao: z.array(lensAnswer).max(20).default([]) })).length(1),
});
const listBody = z.object({ idListaCompra: fields.id, produtos: z.array(cartItem).max(50).default([]) });
const combinationBody = z.object({ produtoPrincipal: cartItem, produtoIndicado: cartItem });

/** POST product/shop, list/shop and product/combination: priced carts with a link. */
export function shop(ctx: StoreContext): Hono {
  return new Hono()
    .post('/product/shop', async (c) => {
      const { produtos } = await readBody(c, productBody, MAX_UPLOAD_BODY);
      return c.json(await shopProduct(ctx, produtos[0]));
    })
    .post('/list/shop', async (c) => c.json(await shopList(ctx, await readBody(c, listBody))))
    .post('/product/combination', async (c) =>
      c.json(await shopCombination(ctx, await readBody(c, combinationBody))),
    );
}

type RequestedItem = z.output<typeof cartItem>;
type CartItem = RequestedItem & { adicional?: string };

/** Prices a frame with lens options. The prescription photo is optional, because it may be sent later. */
async function shopProduct(
  ctx: StoreContext,
  request: z.output<typeof productBody>['produtos'][number] | undefined,
) {
  const { product, sizeId } = await requireProduct(ctx, request);
  const options = ctx.reference.personalizations.filter((p) => p.conjunto === product.conjuntoLentes);
  const answers = request?.personalizacao ?? [];
  const choice =
    answers.length > 0 ? chooseLenses(options, answers) : { escolhas: [], acrescimo: 0, photo: '' };
  if (typeof choice === 'string') throw new ApiError(400, choice);
  const photo = choice.photo ? readPrescription(choice.photo) : null;
  if (choice.photo && !photo)
    throw new ApiError(400, 'Envie a receita como foto JPG, PNG ou WebP de até 10 MB.');
  const { escolhas, acrescimo } = choice;
  const adicional =
    answers.length === 0
      ? ''
      : await ctx.db.transaction(async (tx) => {
          const token = await storeConfiguration(tx, {
            tipo: 'lentes',
            productId: product.id,
            sizeId,
            acrescimo,
            escolhas,
          });
          if (photo) await storePrescription(tx, token, photo);
          return token;
        });
  const price = priceOf(product, sizeId);
  const item = { id: product.id, idAtributoValor: sizeId, quantidade: request?.quantidade ?? 1, adicional };
  return {
    precos: precos(price.de > 0 ? price.de + acrescimo : 0, price.por + acrescimo, product.plano),
    carrinho: cartLink(ctx, 'produto', [item]),
  };
}

/** Prices a kit in the given sizes, or only the requested products of an open kit. */
async function shopList(ctx: StoreContext, request: z.output<typeof listBody>) {
  const [list] = await loadLists(ctx, [request.idListaCompra]);
  if (!list) throw new ApiError(404, 'Lista não encontrada.');
  const own = new Map(list.items.map(({ product }) => [product.id, product]));
  const chosen = request.produtos.map((item) => {
    const product = own.get(item.id);
    if (!product) throw new ApiError(400, 'Este produto não está na lista.');
    return { ...item, idAtributoValor: requireSize(product, item.idAtributoValor) };
  });
  const sizes = new Map(chosen.map((item) => [item.id, item.idAtributoValor]));
  if (list.tipo === 'aberta') {
    const items = chosen.filter((item) => own.get(item.id)?.status === 'disponivel');
    if (items.length === 0) throw new ApiError(400, 'Escolha ao menos um produto da lista.');
    const total = items.reduce((sum, item) => sum + itemPrice(own, item) * item.quantidade, 0);
    return {
      ...listShape(ctx, list, sizes),
      precos: precos(0, total, 'misto'),
      carrinho: cartLink(ctx, 'produto', items),
    };
  }
  for (const { product } of list.items) requireSize(product, sizes.get(product.id) ?? 0);
  const tamanhos = [...sizes]
    .filter(([, sizeId]) => sizeId > 0)
    .map(([productId, sizeId]) => ({ productId, sizeId }));
  const adicional =
    tamanhos.length > 0 ? await storeConfiguration(ctx.db, { tipo: 'lista', listId: list.id, tamanhos }) : '';
  const price = listPrice(list, sizes);
  const item = { id: list.id, idAtributoValor: 0, quantidade: 1, adicional };
  return {
    ...listShape(ctx, list, sizes),
    precos: precos(price.de, price.por, 'misto'),
    carrinho: cartLink(ctx, 'lista', [item]),
  };
}

function itemPrice(products: Map<number, LoadedProduct>, item: RequestedItem): number {
  const product = products.get(item.id);
  return product ? priceOf(product, item.idAtributoValor).por : 0;
}

/** Prices two products bought together. Only pairs that are offered have a discount. */
async function shopCombination(ctx: StoreContext, request: z.output<typeof combinationBody>) {
  const main = await requireProduct(ctx, request.produtoPrincipal);
  const other = await requireProduct(ctx, request.produtoIndicado);
  const [offer] = await ctx.db
    .select()
    .from(combinations)
    .where(and(eq(combinations.productId, main.product.id), eq(combinations.otherId, other.product.id)));
  if (!offer) throw new ApiError(404, 'Esta combinação não existe.');
  const sum = priceOf(main.product, main.sizeId).por + priceOf(other.product, other.sizeId).por;
  const percent = Math.round((sum * offer.desconto) / 100);
  const desconto = Math.min(
    offer.tipoDesconto === 'valor' ? offer.desconto : percent,
    priceOf(other.product, other.sizeId).por,
  );
  const adicional = await storeConfiguration(ctx.db, {
    tipo: 'combinacao',
    mainId: main.product.id,
    productId: other.product.id,
    sizeId: other.sizeId,
    desconto,
  });
  const total = sum - desconto;
  return {
    precos: {
      ...precos(sum, total, 'misto'),
      vista: reais(pixPrice(total)),
      combinacao: { de: reais(sum), descontoCombinacao: reais(desconto), vista: reais(total) },
    },
    carrinho: cartLink(ctx, 'produto', [
      { id: main.product.id, idAtributoValor: main.sizeId, quantidade: 1 },
      { id: other.product.id, idAtributoValor: other.sizeId, quantidade: 1, adicional },
    ]),
  };
}

async function requireProduct(ctx: StoreContext, request: RequestedItem | undefined) {
  const [product] = await loadProducts(ctx, request ? [request.id] : []);
  if (!product) throw new ApiError(404, 'Produto não encontrado.');
  if (product.status !== 'disponivel') throw new ApiError(400, 'Este produto não está à venda no momento.');
  return { product, sizeId: requireSize(product, request?.idAtributoValor ?? 0) };
}

function requireSize(product: LoadedProduct, sizeId: number): number {
  if (product.sizes.length === 0) return 0;
  const only = product.sizes.length === 1 ? product.sizes[0]?.id : undefined;
  const size = product.sizes.find((s) => s.id === (sizeId || only));
  if (!size) throw new ApiError(400, 'Selecione o tamanho dos produtos!');
  return size.id;
}

/** A cart payload for several items. The tokens in `adicional` have the same order as the items in `add`. */
function cartLink({ urls }: StoreContext, tipo: 'produto' | 'lista', items: CartItem[]) {
  const add = items.map((item) => `${item.id}-${item.idAtributoValor}-0-0-${item.quantidade}`).join(',');
  const tokens = items.map((item) => item.adicional ?? '');
  const extras = [
    tipo === 'lista' ? '&tipo=lista' : '',
    tokens.some(Boolean) ? `&adicional=${tokens.join(',')}` : '',
  ];
  return {
    hash: add,
    url: `${urls.absolute('/checkout/carrinho')}?add=${add}${extras.join('')}`,
    tipo,
    itens: items.map((item) => ({
      idProduto: String(item.id),
      idAtributoSimples: String(item.idAtributoValor),
      idUnidadeVenda: '0',
      idArmazem: '0',
      quantidade: String(item.quantidade),
      adicional: item.adicional ?? '',
      parametros: '',
    })),
  };
}
