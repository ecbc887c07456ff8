import type { TestStore } from '../test-store';
import { cartContract } from './cart';
import { detailContract } from './detail';
import { everyCallContract } from './every-call';
import { formsContract } from './forms';
import { listingContract } from './listing';
import { pagesContract } from './pages-contract';
import { priceRangesContract } from './price-ranges';
import { searchContract } from './search';
import { shopContract } from './shop';

const START_MS = 180_000;

/** The platform's whole contract, for a store on any database. */
export function platformContract(open: () => Promise<TestStore>): void {
  let opened: TestStore | undefined;
  const store = () => {
    if (!opened) throw new Error('The test store did not start.');
    return opened;
  };
  beforeAll(async () => {
    opened = await open();
  }, START_MS);
  afterAll(() => opened?.close());

  describe('pages', () => pagesContract(store));
  describe('listings', () => listingContract(store));
  describe('price ranges', () => priceRangesContract(store));
  describe('search', () => searchContract(store));
  describe('product pages and showcases', () => detailContract(store));
  describe('cart', () => cartContract(store));
  describe('lenses, kits and combinations', () => shopContract(store));
  describe('every call in both tables', () => everyCallContract(store));
  describe('forms and customer account', () => formsContract(store));
}
