import { PageStore } from './page-store';

/** A page store of which a test gives the methods that it needs. */
export function fakePageStore(methods: Partial<PageStore>): PageStore {
  const store: PageStore = Object.create(PageStore.prototype);
  return Object.assign(store, methods);
}
