import type { HelpPage } from './help-links';

/** Offers of the empty search box, and the help pages that typed words can lead to. */
export type SearchStart = {
  categories: readonly { label: string; href: string }[];
  popular: readonly { label: string; href: string }[];
  help: readonly HelpPage[];
};

/** Row of the gateway that answers it. */
export const SEARCH_START_PATH = '/v2/front/search/start';
