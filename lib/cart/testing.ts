import type { CartWriter } from './writer';

/** A cart that does nothing, for tests of what stands around it; `known` is the cart that it shows. */
export function mockWriter(known?: ReturnType<CartWriter['current']>): jest.Mocked<CartWriter> {
  return {
    flush: jest.fn(),
    unsettled: jest.fn(() => false),
    settle: jest.fn(async () => true),
    current: jest.fn(() => known),
    subscribe: jest.fn((_listener: () => void) => () => undefined),
    read: jest.fn(),
    refresh: jest.fn(),
    add: jest.fn(),
    setQuantity: jest.fn(),
    remove: jest.fn(),
    hear: jest.fn(),
  };
}
