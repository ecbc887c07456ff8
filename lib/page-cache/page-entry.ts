/** A rendered page as Next passes it to the cache handler, limited to the fields that this shop stores. */
export type CachedPage = {
  kind: 'APP_PAGE';
  html: string;
  rscData: Buffer | undefined;
  headers: Record<string, string | string[] | undefined>;
  status: number | undefined;
  postponed: string | undefined;
  segmentData: Map<string, Buffer> | undefined;
};

/** Render time and quality of a stored page. */
export type Freshness = {
  /**
   * When the page was rendered or, if the platform failed, when its stale data was stored, in ms since 1970.
   */
  lastModified: number;
  /**
   * Until when no new render is tried, in ms since 1970. Set after a render of poor quality because the
   * platform failed.
   */
  retryAt?: number;
  /** Whether a section is missing that would be there if the platform had not failed. */
  isIncomplete?: boolean;
  /** Age in seconds at which the page should be rendered again in the background. */
  revalidate: number;
};

/** The header in which Next passes a page's cache tags to the cache handler. It never leaves the server. */
export const TAGS_HEADER = 'x-next-cache-tags';

/** The tags of a page, including those by which it can be purged. */
export function tagsOf({ headers }: Pick<CachedPage, 'headers'>): readonly string[] {
  const tags = headers[TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',') : [];
}

const INDEXED = /<meta name="robots" content="index\b/;

/** Whether the page allows indexing. Pages for invented filters never do. */
export const isForSearchEngines = ({ html }: Pick<CachedPage, 'html'>): boolean => INDEXED.test(html);

export type PageEntry = Freshness & { page: CachedPage };
