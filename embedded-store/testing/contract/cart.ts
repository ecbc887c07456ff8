import { sessionOf } from '../caller';
import { allProducts, cartPayloadOf, firstOf, productsOf, readyProduct, sizesOf } from '../find';
import type { Card, Cart, Failure } from '../shapes';
import type { TestStore } from '../test-store';

/** The cart: sessions, adding, quantities, stock, prices. */
export function cartContract(store: () => TestStore): void {
  const add = (card: Card, session = '', quantidade = '1') => {
    const { tipo, itens } = cartPayloadOf(card);
    return store().api.send<Cart>(
      'POST',
      'checkout/cart',
      { tipo, itens: itens.map((i) => ({ ...i, quantidade })) },
      session,
    );
  };
  const hashOf = (cart: Cart, index = 0) => cart.itens[index]?.hash ?? {};
  const ready = async (stock = 3) => readyProduct(await productsOf(store(), '/oculos-de-sol'), stock);

  test('CART-26: an empty cart has no lines, and its subtotal is []', async () => {
    const { status, body, headers } = await store().api.get<Cart>('checkout/cart');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      quantidadeItens: 0,
      quantidadeTotal: 0,
      itens: [],
      subtotal: [],
      mensagens: [],
    });
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('A-84: adding without a session sets PHPSESSID, which gives access to the same cart', async () => {
    const card = await ready();
    const added = await add(card);
    const session = sessionOf(added);
    expect(added.headers.get('set-cookie')).toMatch(/^PHPSESSID=[\w-]{22,}; Path=\/$/);
    expect(added.body).toMatchObject({ quantidadeItens: 1, quantidadeTotal: 1 });
    const again = await store().api.get<Cart>('checkout/cart', session);
    expect(again.body.itens.map((item) => item.nome)).toEqual([card.nome]);
    expect(sessionOf(await add(card, session))).toBe('');
  });

  test('A-84: a session that the store never issued is replaced, not adopted', async () => {
    const made = 'a'.repeat(32);
    const response = await add(await ready(), made);
    expect(sessionOf(response)).not.toBe('');
    expect((await store().api.get<Cart>('checkout/cart', made)).body.itens).toEqual([]);
  });

  test('CART-28: a line has name, picture, catalogue prices and a hash object of numbers', async () => {
    const card = await ready();
    const { body } = await add(card);
    const [item] = body.itens;
    expect(item).toMatchObject({
      nome: card.nome,
      tipo: 'produto',
      quantidade: 1,
      precos: { precoPor: card.precos.por },
    });
    expect(item?.imagem).toMatch(/^http:\/\/store\.test\/upload\/produto\/imagem\/m_/);
    expect(item?.hash).toEqual({
      idProduto: card.id,
      idAtributoSimples: Number(cartPayloadOf(card).itens[0]?.idAtributoSimples),
      idUnidadeVenda: 0,
      idArmazem: 0,
      quantidade: 1,
      adicional: '',
    });
    expect(body.subtotal).toMatchObject({ valor: card.precos.por, descontoVista: { porcentagem: 10 } });
  });

  test('the cart has the instalment plan of its products, or the one with interest if they differ', async () => {
    const cards = (await allProducts(store())).filter((card) => !Array.isArray(card.carrinho));
    const withPlan = (description: string, test: (rates: number[]) => boolean) =>
      firstOf(cards, description, ({ estoque, precos }) => {
        const rates = precos.parcelamento.map(({ taxa }) => taxa);
        return estoque >= 3 && rates.length > 1 && test(rates);
      });
    const free = withPlan('product without interest', (rates) => rates.every((rate) => rate === 0));
    const charged = withPlan('product with interest', (rates) => rates.some((rate) => rate > 0));
    const planOf = ({ subtotal }: Cart) => (Array.isArray(subtotal) ? [] : subtotal.parcelamento);
    expect(planOf((await add(free)).body)).toEqual(free.precos.parcelamento);
    const added = await add(charged);
    expect(planOf(added.body)).toEqual(charged.precos.parcelamento);
    const both = await add(free, sessionOf(added));
    expect(planOf(both.body).some(({ taxa }) => taxa > 0)).toBe(true);
  });

  test('CART-01: adding the same item again increases its line, and another item adds a line', async () => {
    const cards = await productsOf(store(), '/oculos-de-sol');
    const first = readyProduct(cards);
    const second = firstOf(
      cards,
      'second ready product',
      (c) => !Array.isArray(c.carrinho) && c.id !== first.id,
    );
    const session = sessionOf(await add(first));
    await add(first, session);
    const { body } = await add(second, session);
    expect(body).toMatchObject({ quantidadeItens: 2, quantidadeTotal: 3 });
    const cents = body.itens.reduce((sum, i) => sum + Math.round(i.precos.total * 100), 0);
    expect(body.subtotal).toMatchObject({ valor: cents / 100 });
  });

  test('CART-24, CART-25: PUT sets the quantity, and DELETE with a body removes the line', async () => {
    const added = await add(await ready());
    const session = sessionOf(added);
    const put = await store().api.send<Cart>(
      'PUT',
      'checkout/cart',
      { ...hashOf(added.body), tipo: 'produto', quantidade: 2 },
      session,
    );
    expect(put.body).toMatchObject({ quantidadeItens: 1, quantidadeTotal: 2 });
    const removed = await store().api.send<Cart>(
      'DELETE',
      'checkout/cart',
      { ...hashOf(put.body), tipo: 'produto' },
      session,
    );
    expect(removed.body).toMatchObject({ quantidadeItens: 0, itens: [] });
    const repeated = await store().api.send<Cart>(
      'DELETE',
      'checkout/cart',
      { ...hashOf(put.body), tipo: 'produto' },
      session,
    );
    expect(repeated.status).toBe(200);
  });

  test('CART-18: a quantity above the stock is reduced to the stock, with an HTML message', async () => {
    const card = await ready();
    const added = await add(card, '', '9999');
    expect(added.body.quantidadeTotal).toBe(card.estoque);
    expect(added.body.mensagens).toEqual([
      { tipo: 'erro', mensagem: expect.stringMatching(/<b>\d+ unidades?<\/b>/) },
    ]);
    const put = await store().api.send<Cart>(
      'PUT',
      'checkout/cart',
      { ...hashOf(added.body), tipo: 'produto', quantidade: 9999 },
      sessionOf(added),
    );
    expect(put.body).toMatchObject({ quantidadeTotal: card.estoque, mensagens: [{ tipo: 'erro' }] });
  });

  test('parallel additions never exceed the stock and never lose a unit', async () => {
    const card = await ready(10);
    const session = sessionOf(await add(card));
    await Promise.all(Array.from({ length: 8 }, () => add(card, session)));
    const { body } = await store().api.get<Cart>('checkout/cart', session);
    expect(body.quantidadeTotal).toBe(9);
    await Promise.all(Array.from({ length: 6 }, () => add(card, session, String(card.estoque))));
    expect((await store().api.get<Cart>('checkout/cart', session)).body.quantidadeTotal).toBe(card.estoque);
  });

  test('PDP-48: a product with sizes is added only with a size, and each size is a separate line', async () => {
    const card = firstOf(
      await allProducts(store()),
      'product in sizes',
      (c) => sizesOf(c).filter((s) => s.estoque > 0).length > 1,
    );
    expect(card.carrinho).toEqual([]);
    const none = await store().api.send<Failure>('POST', 'checkout/cart', {
      tipo: 'produto',
      itens: [{ idProduto: card.id }],
    });
    expect(none).toMatchObject({ status: 400, body: { error: expect.any(String) } });
    const [small, large] = sizesOf(card).filter((s) => s.estoque > 0);
    const itens = [small, large].flatMap((size) => (size ? cartPayloadOf(size).itens : []));
    const { body } = await store().api.send<Cart>('POST', 'checkout/cart', { tipo: 'produto', itens });
    expect(body.itens.map((item) => item.precos.precoPor)).toEqual([small?.precos.por, large?.precos.por]);
  });

  test('a product that is not for sale is not added, and an unknown one returns 404', async () => {
    const gone = firstOf(
      await allProducts(store()),
      'sold-out product',
      (c) => c.status === 'indisponivel' && sizesOf(c).length === 0,
    );
    const response = await store().api.send<Cart>('POST', 'checkout/cart', {
      tipo: 'produto',
      itens: [{ idProduto: gone.id }],
    });
    expect(response).toMatchObject({ status: 200, body: { itens: [], mensagens: [{ tipo: 'erro' }] } });
    const unknown = await store().api.send('POST', 'checkout/cart', {
      tipo: 'produto',
      itens: [{ idProduto: '2147483000' }],
    });
    expect(unknown.status).toBe(404);
  });

  test.each([
    ['POST', {}],
    ['POST', { tipo: 'produto', itens: [] }],
    ['POST', { tipo: 'x', itens: [{ idProduto: 1 }] }],
    ['POST', { tipo: 'produto', itens: [{ idProduto: -1 }] }],
    ['POST', { tipo: 'produto', itens: [{ idProduto: 1e12 }] }],
    ['POST', { tipo: 'produto', itens: [{ idProduto: 1, quantidade: 0 }] }],
    ['POST', 'not json'],
    ['POST', '[]'],
    ['POST', 'null'],
    ['PUT', { idProduto: 1, tipo: 'produto', quantidade: -2 }],
    ['PUT', { idProduto: '1 or 1=1', tipo: 'produto', quantidade: 1 }],
    ['DELETE', {}],
    ['DELETE', { idProduto: { $gt: 0 }, tipo: 'produto' }],
  ] as const)('%s %j is rejected with 400', async (method, body) => {
    const response = await store().api.send<Failure>(method, 'checkout/cart', body);
    expect(response).toMatchObject({ status: 400, body: { error: expect.any(String) } });
  });

  test('PUT for a line that is not in the cart returns 404', async () => {
    const session = sessionOf(await add(await ready()));
    const put = await store().api.send(
      'PUT',
      'checkout/cart',
      { idProduto: 999, tipo: 'produto', quantidade: 1 },
      session,
    );
    expect(put.status).toBe(404);
  });
}
