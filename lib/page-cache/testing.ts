import { PageStore } from './page-store';

/** A page store with only the methods that a test provides. */
export function fakePageStore(methods: Partial<PageStore>): PageStore {
  const store: PageStore = Object.create(PageStore.prototype);
  return Object.assign(store, methods);
}
