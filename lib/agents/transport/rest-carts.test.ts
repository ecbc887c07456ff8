/** @jest-environment node */
import { agentsConfig, agentsPlatform } from '../testing';
import { restCaller } from './testing';

jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual('@/lib/config/environment'),
  serverConfig: () => agentsConfig,
}));

const { platform, carts, profile, refuseAdditions } = agentsPlatform();
const call = restCaller(profile);

const line = (id: string, quantity = 1) => ({ item: { id }, quantity });

describe('carts', () => {
  const create = async (...lines: object[]) => call('/carts', { line_items: lines });

  test('a cart is created, read, changed and cancelled in one platform session', async () => {
    const created = await create(line('7-52', 2));
    expect(created.status).toBe(201);
    const { id } = created.json;
    expect(created.json).toMatchObject({
      currency: 'BRL',
      line_items: [{ item: { id: '7-52', price: 44_990 }, quantity: 2, totals: [{ amount: 89_980 }, {}] }],
      totals: [
        { type: 'subtotal', amount: 89_980 },
        { type: 'total', amount: 89_980 },
      ],
    });
    expect(JSON.stringify(created.json)).not.toContain('sessao-do-agente');
    const { json: read } = await call(`/carts/${id}`, undefined, { method: 'GET' });
    expect([read.id, read.line_items[0].quantity]).toEqual([id, 2]);
    const { json: one } = await call(`/carts/${id}`, { line_items: [line('7-52')] }, { method: 'PUT' });
    expect(one.line_items[0].quantity).toBe(1);
    const { status } = await call(`/carts/${id}/cancel`, {});
    expect(status).toBe(200);
    expect(carts.get('sessao-do-agente')).toEqual([]);
    const { json: gone } = await call(`/carts/${id}`, undefined, { method: 'GET' });
    expect([gone.ucp.status, gone.messages[0].code]).toEqual(['error', 'not_found']);
  });

  test('a repeated call does not create a second cart, and its key cannot be reused for another call', async () => {
    const headers = { 'idempotency-key': '660e8400-e29b-41d4-a716-446655440001' };
    const first = await call('/carts', { line_items: [line('7-52')] }, { headers });
    const again = await call('/carts', { line_items: [line('7-52')] }, { headers });
    expect([again.status, again.json.id]).toEqual([201, first.json.id]);
    expect(carts.get('sessao-do-agente')).toHaveLength(1);
    const other = await call('/carts', { line_items: [line('7-52', 2)] }, { headers });
    expect([other.status, other.json.code]).toEqual([409, 'idempotency_conflict']);
  });

  test('items that cannot be bought are reported, and if no others remain, no cart is created', async () => {
    const { status, json } = await create(line('7-54'), line('nada'));
    expect(status).toBe(200);
    expect(json.id).toBeUndefined();
    expect(json.messages.map(({ code, path }: { code: string; path: string }) => [code, path])).toEqual([
      ['out_of_stock', '$.line_items[0]'],
      ['not_found', '$.line_items[1]'],
    ]);
    expect(carts.size).toBe(0);
  });

  test('repeated lines for a product cannot exceed the quantity limit', async () => {
    const { json } = await create(line('7-52', 6), line('7-52', 6));
    expect(json.line_items[0].quantity).toBe(6);
    expect(json.messages).toMatchObject([{ code: 'quantity_too_large', path: '$.line_items[1]' }]);
  });

  test('an update without items is rejected and the cart is kept', async () => {
    const { json } = await create(line('7-52'));
    const { json: none } = await call(`/carts/${json.id}`, { line_items: [] }, { method: 'PUT' });
    expect([none.ucp.status, none.messages[0].code]).toEqual(['error', 'empty_cart']);
    const { json: read } = await call(`/carts/${json.id}`, undefined, { method: 'GET' });
    expect(read.line_items).toHaveLength(1);
  });

  test('a cart keeps its lines if the platform refuses what should replace them', async () => {
    const { json } = await create(line('7-52'));
    const other = { idProduto: 9, idAtributoSimples: 1, quantidade: 3 };
    carts.set('sessao-do-agente', [other]);
    refuseAdditions(429);
    const { json: changed } = await call(
      `/carts/${json.id}`,
      { line_items: [line('7-52')] },
      { method: 'PUT' },
    );
    expect(changed.messages.map(({ code }: { code: string }) => code)).toContain('item_refused');
    expect(carts.get('sessao-do-agente')).toEqual([other]);
  });

  test('an unknown size gets a message with the existing ones', async () => {
    const { json } = await create(line('7-99'));
    expect(json.messages[0].content).toBe('Unknown item: 7-99. There is 7-52 (52), 7-54 (54).');
  });

  test('a product with sizes is not added to a cart without a size', async () => {
    const { json } = await create(line('7'));
    expect(json.messages[0].code).toBe('variant_required');
  });

  test("the buyer's link does not give access to the cart", async () => {
    const { json } = await create(line('7-52'));
    const token = json.continue_url.split('/').at(-1);
    const { json: read } = await call(`/carts/${token}`, undefined, { method: 'GET' });
    expect(read.messages[0].code).toBe('not_found');
  });

  test.each(['x', 'a'.repeat(60), '..%2f..%2fcarts', '%00'])('a forged id %s changes nothing', async (id) => {
    const { json } = await call(`/carts/${id}`, { line_items: [line('7-52')] }, { method: 'PUT' });
    expect(json.messages[0].code).toBe('not_found');
    expect(platform.requests).toHaveLength(0);
  });

  test.each([
    ['no lines', {}],
    ['no quantity', { line_items: [{ item: { id: '7-52' } }] }],
    ['half a piece', { line_items: [line('7-52', 0.5)] }],
    ['more pieces than an agent may ask for', { line_items: [line('7-52', 11)] }],
    ['too many lines', { line_items: Array.from({ length: 21 }, () => line('7-52')) }],
  ])('a cart with %s is rejected', async (_, body) => {
    const { status, json } = await call('/carts', body);
    expect([status, json.code]).toEqual([400, 'invalid_request']);
  });
});
