import type { Carrinho } from '@/lib/platform/schemas/cart';
import type { CartClient } from '@/lib/purchase/cart/cart-client';
import { createStore } from '@/lib/shared/store';

/** A cartClient that shows `cart` and does nothing else, for tests of other components. */
export function mockCartClient(cart?: Carrinho): jest.Mocked<CartClient> {
  return {
    flush: jest.fn(),
    hasPendingChanges: jest.fn(() => false),
    whenSynced: jest.fn(async () => true),
    cart: createStore(cart),
    read: jest.fn(),
    refresh: jest.fn(),
    add: jest.fn(),
    setQuantity: jest.fn(),
    remove: jest.fn(),
    applyRemote: jest.fn(),
  };
}

/** Gives every gateway call of a test the same response. Returns the mock, which records the calls. */
export function mockGatewayResponse(status: number, body: unknown) {
  const fetchMock = jest.fn(async (_path: string, _init: RequestInit) => ({
    ok: status < 400,
    status,
    json: async () => body,
  }));
  Object.assign(globalThis, { fetch: fetchMock });
  return fetchMock;
}
