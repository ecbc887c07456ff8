import { sql } from 'drizzle-orm';
import { sessionOf } from '../caller';
import { allProducts, firstOf, readyProduct, sizesOf } from '../find';
import type { Card, Detail, Listing } from '../shapes';
import type { TestStore } from '../test-store';
import type { CatalogueSubject, StoreWrite } from './call';
import { readCalls } from './read-calls';
import { writeCalls } from './write-calls';

const sizeOf = (card: Card) => sizesOf(card).find(({ estoque }) => estoque > 0)?.idAtributoValor ?? 0;
const buyable = (card: Card) =>
  card.status === 'disponivel' && (sizesOf(card).length === 0 || sizeOf(card) > 0);
const requestOf = (card: Card) => ({ id: card.id, idAtributoValor: sizeOf(card) });

async function subjectOf(store: TestStore): Promise<CatalogueSubject> {
  const cards = await allProducts(store);
  const plain = readyProduct(cards.filter((card) => sizesOf(card).length === 0));
  const lists = await store.api.get<Listing>('url/list/listing?url=/lista');
  const list = firstOf(lists.body.conteudo.listas, 'open kit', ({ tipo }) => tipo === 'aberta');
  const { produtos } = (
    await store.api.get<{ conteudo: { produtos: Card[] } }>(`url/list/detail?url=${list.rota.path}`)
  ).body.conteudo;
  return {
    productPath: plain.rota.path ?? '',
    productId: plain.id,
    categoryPath: '/oculos-de-sol',
    categoryId: store.ctx.reference.categoryByPath.get('/oculos-de-sol')?.id ?? 0,
    brandPath: `/marcas/${store.ctx.reference.brands[0]?.slug}`,
    landingPath: '/c/ate-499',
    listPath: list.rota.path ?? '',
    listId: list.id,
    listProducts: produtos.filter(buyable).slice(0, 1).map(requestOf),
    pair: await pairOf(store, cards),
  };
}

async function pairOf(store: TestStore, cards: Card[]): Promise<CatalogueSubject['pair']> {
  for (const main of cards.filter(buyable)) {
    const { conteudo } = (await store.api.get<Detail>(`url/product/detail?url=${main.rota.path}`)).body;
    const other = conteudo.combinacoes.map(({ produto }) => produto).find(buyable);
    if (other) return { main: requestOf(main), other: requestOf(other) };
  }
  throw new Error('The catalogue has no pair that can be bought.');
}

/** Values that must be rejected as an id, a number or an address. */
const hostile = [
  "1' or '1'='1",
  '1; drop table products',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u0000',
  '9'.repeat(40),
];
const wrong = [{ a: 1 }, [[]], 'x y', Number.MAX_SAFE_INTEGER, null, true];

/**
 * Makes every call in both tables, parses the responses with the storefront's schemas, and checks what is
 * rejected.
 */
export function everyCallContract(store: () => TestStore): void {
  let subject: CatalogueSubject;
  beforeAll(async () => {
    subject = await subjectOf(store());
  }, 60_000);

  const rowCounts = async () => {
    const { db } = store().ctx;
    const result: unknown = await db.execute(
      sql`select table_name as name from information_schema.tables where table_schema = current_schema() order by 1`,
    );
    const { rows } = result as { rows: { name: string }[] };
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      const counted: unknown = await db.execute(sql`select count(*)::int as n from ${sql.identifier(name)}`);
      counts[name] = (counted as { rows: { n: number }[] }).rows[0]?.n ?? -1;
    }
    return counts;
  };
  const post = (path: string, session: string) =>
    store().request(path, {
      method: 'POST',
      headers: { Cookie: `PHPSESSID=${session}`, 'Sec-Fetch-Site': 'same-origin' },
    });
  const sessionFor = async ({ as, body }: StoreWrite): Promise<string> => {
    if (!as) return '';
    const session = sessionOf(await store().api.get('checkout/user'));
    if (as === 'customer') await post('/checkout/entrar', session);
    if (as === 'seller') await post('/demonstracao/venda-interna', session);
    if (as === 'cart') {
      const { tipo, quantidade: _, ...item } = body(subject);
      const added = await store().api.send(
        'POST',
        'checkout/cart',
        { tipo, itens: [{ ...item, quantidade: 1 }] },
        session,
      );
      expect(added.status).toBe(200);
    }
    return session;
  };

  test.each(readCalls.map((call, i) => [call.spec, i] as const))(
    '%s: response %i has the fields that the shop needs',
    async (_, i) => {
      const call = readCalls[i];
      if (!call) throw new Error('The table has no such call.');
      const { status, body } = await store().api.get(call.path(subject));
      expect([call.path(subject), status]).toEqual([call.path(subject), 200]);
      expect([call.path(subject), call.hasContent(call.read(body))]).toEqual([call.path(subject), true]);
    },
  );

  let customer = '';
  const titled = writeCalls.map(
    (call) => [`${call.spec}: ${call.method} ${call.path({} as CatalogueSubject)}`, call] as const,
  );

  test.each(titled)('%s has the fields that the shop needs', async (_, call) => {
    // Favourites are added, read and removed by the same customer.
    const session = call.as === 'customer' && customer !== '' ? customer : await sessionFor(call);
    if (call.as === 'customer') customer = session;
    const { status, body } = await store().api.send(
      call.method,
      call.path(subject),
      call.body(subject),
      session,
    );
    expect(status).toBe(200);
    expect(call.hasContent(call.read(body))).toBe(true);
  });

  test.each(titled)(
    '%s rejects invalid input with the platform’s error format and stores nothing',
    async (_, call) => {
      const session = await sessionFor(call);
      const good = call.body(subject);
      const without = call.required.map((field) =>
        Object.fromEntries(Object.entries(good).filter(([key]) => key !== field)),
      );
      const mistyped = call.required.flatMap((field) => [
        { ...good, [field]: { a: 1 } },
        { ...good, [field]: [[]] },
        { ...good, [field]: null },
      ]);
      const unknown = call.ids.map((field) => ({ ...good, [field]: 2_000_000_000 }));
      const injected = call.ids.flatMap((field) =>
        [...hostile, ...wrong].map((value) => ({ ...good, [field]: value })),
      );
      const huge = { ...good, [call.required[0] ?? 'x']: 'x'.repeat(2 * 1024 * 1024) };
      const broken = ['', '{', '[]', '"x"', '7', 'null', '{"__proto__":{"admin":true}}'].filter(
        (text) => call.required.length > 0 || text === '{',
      );
      const before = await rowCounts();
      for (const bad of [...without, ...mistyped, ...unknown, ...injected, huge, ...broken]) {
        const { status, body, headers } = await store().api.send<{
          sucesso?: boolean;
          error?: string;
          mensagem?: string;
        }>(call.method, call.path(subject), bad, session);
        const refused =
          status >= 400 && status < 500 && typeof body.error === 'string' && body.error.length > 5;
        const hasMessage = status === 200 && (body.sucesso === false || (body.mensagem ?? '') !== '');
        const label = JSON.stringify(bad).slice(0, 200);
        expect([label, status, refused || hasMessage]).toEqual([label, status, true]);
        expect(JSON.stringify(body)).not.toMatch(/at \w+ \(|node_modules|select |insert into/i);
        expect(headers.get('content-type')).toContain('application/json');
      }
      expect(await rowCounts()).toEqual(before);
    },
  );

  test.each([
    'url/verify?url=/nada',
    'url/product/detail?url=/nada.html',
    'url/list/detail?url=/lista/nada.html',
    'url/page?url=/pagina/nada',
    'url/product/listing/category?url=/nada',
    'url/product/listing/nada?url=/oculos-de-sol',
    'url/product/listing/category?url=/oculos-de-sol&limit=101',
    'url/product/listing/category?url=/oculos-de-sol&offset=-1',
    `url/product/detail?url=${encodeURIComponent("/x' or 1=1 --.html")}`,
    `url/product/detail?url=/${'a'.repeat(3000)}.html`,
    'url/verify?url=%00',
    'url/verify?url=http://[::1',
    'url/verify',
    'nada/de/nada',
  ])('GET %s is rejected with a message', async (path) => {
    const { status, body } = await store().api.get<{ error: string }>(path);
    expect([400, 404]).toContain(status);
    expect(body.error.length).toBeGreaterThan(5);
  });

  test.each([
    'struct/menus/nada',
    'showcase/banners/nada',
    'showcase/products/nada',
    'struct/menus/constructor',
  ])('GET %s: the response for a block that the shop does not have is empty', async (path) => {
    const { status, body } = await store().api.get<Record<string, unknown>>(path);
    expect(status).toBe(200);
    expect(body.menu ?? body.banners ?? body.produtos).toEqual([]);
  });

  test('API-02: without the App-Token every path returns 401', async () => {
    for (const path of ['settings', 'checkout/cart', 'nada']) {
      const response = await store().request(`/api/v2/front/${path}`);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    }
  });
}
