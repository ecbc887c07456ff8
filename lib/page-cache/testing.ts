import type { PageEntry } from './page-entry';
import { lookupOf } from './page-state';
import { PageStore } from './page-store';

/** A page store with only the methods that a test provides. */
export function fakePageStore(methods: Partial<PageStore>): PageStore {
  const store: PageStore = Object.create(PageStore.prototype);
  return Object.assign(store, methods);
}

/** A page with the text `html`, rendered at `lastModified`. */
export const entryOf = (html: string, lastModified = Date.now()): PageEntry => ({
  page: {
    kind: 'APP_PAGE',
    html,
    rscData: undefined,
    headers: {},
    status: 200,
    postponed: undefined,
    segmentData: undefined,
  },
  lastModified,
  revalidate: 60,
});

/** The result for a key whose page is `age` ms old; null if there is none. */
export const lookupOfAge = (key: string, age: number | null) =>
  lookupOf(key, age === null ? null : entryOf('', Date.now() - age), false);
