import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { postalStates } from '../../content/delivery';
import { newsletterSignups, productRequests, productReviews } from '../../db/message-tables';
import { createStore } from '../../store';
import { createCaller, sessionOf } from '../caller';
import { SHOP_URL, type TestStore } from '../test-store';

type Sent = { sucesso: boolean };
const person = { nome: 'Zoë D’Ávila', email: 'zoe@example.com', contato: '(11) 98765-4321' };

/** Forms, shipping, customer calls. */
export function formsContract(store: () => TestStore): void {
  const send = (path: string, body: unknown, session = '') =>
    store().api.send<Sent>('POST', path, body, session);

  test('NEWS-06: a newsletter subscription is stored once, regardless of letter case', async () => {
    expect((await send('newsletter', { email: 'Ana@Example.com', nome: 'Ana' })).body).toEqual({
      sucesso: true,
    });
    expect((await send('newsletter', { email: 'ana@example.com' })).body).toEqual({ sucesso: true });
    const rows = await store()
      .ctx.db.select()
      .from(newsletterSignups)
      .where(eq(newsletterSignups.email, 'ana@example.com'));
    expect(rows).toHaveLength(1);
  });

  test.each(['', 'a', 'a@b', 'a b@c.d', `${'a'.repeat(300)}@b.co`, 5, null, { a: 1 }])(
    'newsletter: %j is rejected',
    async (email) => {
      expect((await send('newsletter', { email })).status).toBe(400);
    },
  );

  test('API-30: a contact message with its five fields is accepted; an empty or overlong text is rejected', async () => {
    const message = {
      hashEmail: 'contato/formulario',
      ...person,
      assunto: 'Dúvida',
      mensagem: 'Olá',
      cidade: '',
      estado: 'sp',
    };
    expect((await send('form/contact', message)).body).toEqual({ sucesso: true });
    expect((await send('form/contact', { ...message, mensagem: ' ' })).status).toBe(400);
    expect((await send('form/contact', { ...message, mensagem: 'x'.repeat(1001) })).status).toBe(400);
  });

  test('API-16, API-32: back-in-stock and quote requests store observacao, or the official field mensagem', async () => {
    const notice = {
      idProduto: 5,
      idAtributoValor: 0,
      ...person,
      contato: '-',
      observacao: '',
      mailing: false,
    };
    expect((await send('product/solicitation', notice)).body).toEqual({ sucesso: true });
    const quote = { idProduto: '5', ...person, mensagem: 'Preciso de dez', mailing: 's', enviarEmail: true };
    expect((await send('product/budget', quote)).body).toEqual({ sucesso: true });
    const rows = await store().ctx.db.select().from(productRequests).where(eq(productRequests.idProduto, 5));
    expect(rows.map((row) => [row.tipo, row.observacao, row.mailing])).toEqual([
      ['aviso', '', false],
      ['orcamento', 'Preciso de dez', true],
    ]);
    expect((await send('product/budget', { ...quote, idProduto: 99999999 })).status).toBe(404);
  });

  test('REVIEW-15: a review waits for moderation, and a grade above five is rejected', async () => {
    const review = {
      idProduto: 2,
      nome: 'Rui',
      email: 'rui@example.com',
      nota: '5',
      comentario: '<b>bom</b>',
      recomenda: true,
    };
    expect((await send('evaluations/product', review)).body).toEqual({ sucesso: true });
    const [row] = await store().ctx.db.select().from(productReviews).where(eq(productReviews.productId, 2));
    expect(row).toMatchObject({ nota: 5, publicada: false });
    expect((await send('evaluations/product', { ...review, nota: '6' })).status).toBe(400);
  });

  test('EVAL-03, EVAL-18: keys open the store evaluation, and single-use keys only once', async () => {
    const check = async (key: string) =>
      (await store().api.get<Sent>(`evaluations/store/add/${encodeURIComponent(key)}`)).body.sucesso;
    const evaluation = {
      experiencia: 9,
      atendimento: 10,
      satisfacao: true,
      autorizacao: false,
      mensagem: '',
    };
    expect(await check('demonstracao-1')).toBe(true);
    expect(await check('chave-errada')).toBe(false);
    expect(await check("' or 1=1 --")).toBe(false);
    for (const key of ['demonstracao-1', 'demonstracao-unica']) {
      expect((await send(`evaluations/store/add/${key}`, evaluation)).body).toEqual({ sucesso: true });
    }
    expect(await check('demonstracao-1')).toBe(true);
    expect(await check('demonstracao-unica')).toBe(false);
    expect((await send('evaluations/store/add/demonstracao-unica', evaluation)).status).toBe(404);
    expect(
      (await send('evaluations/store/add/demonstracao-1', { ...evaluation, experiencia: 0 })).status,
    ).toBe(400);
  });

  test('SHIP-05, DATA-20: a quote has free express delivery with ids and delivery times as text', async () => {
    type Quote = { fretes: { id: string; label: string; prazo: string; valor: number }[]; mensagem: string };
    const quote = async (cep: string) =>
      (
        await store().api.send<Quote>('POST', 'shipment/product', {
          cep,
          idProduto: 1,
          idAtributoValor: 0,
          quantidade: 1,
        })
      ).body;
    expect((await quote('01310100')).fretes.map((f) => f.label)).toEqual([
      'Sedex',
      'Sedex prioritário',
      'Retirar em uma das lojas',
    ]);
    expect((await quote('69900-000')).fretes).toEqual([
      { id: '3', tipo: 'correios', label: 'Sedex', valor: 0, prazo: '9 dias úteis', entregaAgendada: false },
    ]);
    for (const cep of ['00000000', '00999999', '78900000', '123', ''])
      expect(await quote(cep)).toMatchObject({ fretes: [], mensagem: expect.stringContaining('CEP') });
    expect((await send('shipment/product', { cep: '01310100', idProduto: 99999999 })).status).toBe(404);
  });

  test('API-15: below the configured total every state has a delivery price, remote states the highest, and a slower option', async () => {
    type Quote = { fretes: { label: string; valor: number; prazo: string }[] };
    const { ctx } = store();
    const api = createCaller(async (path, init) =>
      createStore(
        { ...ctx, freeShippingFrom: 100_000 },
        { upload: () => new Hono(), shopUrl: SHOP_URL },
      ).request(path, init),
    );
    const quote = async (cep: string) =>
      (await api.send<Quote>('POST', 'shipment/product', { cep, idProduto: 1, quantidade: 1 })).body.fretes;
    const prices = new Map<string, number>();
    for (const { uf, from } of postalStates) {
      const [express, economy] = await quote(`${String(from).padStart(5, '0')}100`);
      expect([express?.label, economy?.label]).toEqual(['Sedex', 'Econômica']);
      expect(express?.valor).toBeGreaterThan(economy?.valor ?? 0);
      expect(economy?.valor).toBeGreaterThan(0);
      prices.set(uf, express?.valor ?? 0);
    }
    expect(prices.size).toBe(27);
    for (const uf of ['AC', 'AM', 'RR', 'AP', 'PA', 'RO', 'TO'])
      expect(prices.get(uf)).toBeGreaterThan((prices.get('BA') ?? 0) + 18);
    expect(prices.get('SP')).toBe(Math.min(...prices.values()));
  });

  test('API-37: a visitor is anonymous, gets a session and has no internal sale', async () => {
    const response = await store().api.get<{ vendaInterna: unknown; logado: boolean; id: number }>(
      'checkout/user',
    );
    expect(response.body).toMatchObject({ id: 0, logado: false, vendaInterna: [] });
    const session = sessionOf(response);
    expect(session.length).toBeGreaterThan(21);
    expect(sessionOf(await store().api.get('checkout/user', session))).toBe('');
  });

  test('WISH-02, WISH-03: favourites return 401 to visitors and work after the demonstration login', async () => {
    const session = sessionOf(await store().api.get('checkout/user'));
    const item = { idProduto: 3, idAtributoSimples: 0, idUnidadeVenda: 0 };
    for (const action of ['add', 'verify', 'remove'])
      expect((await send(`wishlist/${action}`, item, session)).status).toBe(401);
    const login = await store().request('/checkout/entrar', {
      method: 'POST',
      headers: { Cookie: `PHPSESSID=${session}`, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(login.status).toBe(303);
    expect((await send('wishlist/add', item, session)).body).toEqual({ sucesso: true });
    expect((await send('wishlist/verify', item, session)).body).toEqual({ sucesso: true });
    expect((await store().api.get('wishlist', session)).body).toEqual({ favoritos: [3] });
    await send('wishlist/remove', item, session);
    expect((await send('wishlist/verify', item, session)).body).toEqual({ sucesso: false });
  });

  test('SALE-02, SALE-08: an internal sale is part of the user response, and cancelling it redirects', async () => {
    const session = sessionOf(await store().api.get('checkout/user'));
    await store().request('/demonstracao/venda-interna', {
      method: 'POST',
      headers: { Cookie: `PHPSESSID=${session}`, 'Sec-Fetch-Site': 'same-origin' },
    });
    const user = (await store().api.get<{ vendaInterna: unknown }>('checkout/user', session)).body;
    expect(user.vendaInterna).toMatchObject({ id: 1956, usuario: { nome: expect.any(String) } });
    const cancelled = await store().api.send<{ redirect: string }>('POST', 'sale/cancel', {}, session);
    expect(cancelled.body.redirect).toMatch(/^http:\/\/store\.test\//);
    expect((await store().api.send('POST', 'sale/cancel', {}, session)).status).toBe(400);
  });

  test('WISH-06: the call that announces a visit to the login page is accepted', async () => {
    expect((await send('browsing-history/checkoutAcesso', { url: '/x.html' })).body).toEqual({
      sucesso: true,
    });
  });

  test.each([
    'form/contact',
    'newsletter',
    'product/shop',
    'list/shop',
    'product/combination',
    'shipment/product',
    'evaluations/product',
  ])('hostile bodies of %s are rejected and never cause a 500', async (path) => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const bodies = [
      '',
      '{',
      '"x"',
      '7',
      deep,
      '{"__proto__":{"a":1}}',
      JSON.stringify({ email: '\u0000@b.c', nome: '\ud800' }),
    ];
    for (const body of bodies) {
      const { status } = await store().api.send('POST', path, body);
      expect([400, 404]).toContain(status);
    }
    expect((await store().api.send('POST', path, JSON.stringify({ a: 'x'.repeat(20_000_000) }))).status).toBe(
      413,
    );
  });

  test('unknown calls return 404 with an error message', async () => {
    expect(await store().api.get('nada')).toMatchObject({ status: 404, body: { error: expect.any(String) } });
  });
}
