/** A rendered page as Next hands it to its cache handler, reduced to the fields this shop stores. */
export type CachedPage = {
  kind: 'APP_PAGE';
  html: string;
  rscData: Buffer | undefined;
  headers: Record<string, string | string[] | undefined>;
  status: number | undefined;
  postponed: string | undefined;
  segmentData: Map<string, Buffer> | undefined;
};

/** When a stored page was rendered, and how well. */
export type Freshness = {
  /** Epoch ms of the render, or of the data if it is stale because the platform failed. */
  lastModified: number;
  /** Epoch ms until which no new render is tried, after one that the platform kept from coming out well. */
  retryAt?: number;
  /** Whether a block is missing that a healthy platform would have filled. */
  isIncomplete?: boolean;
  /** Whether it was purged, and nothing has taken its place yet. */
  isPurged?: boolean;
  /** Seconds until the page should be rendered again in the background. */
  revalidate: number;
};

/** The header in which Next hands a page's cache tags to the cache handler; it never leaves the server. */
export const TAGS_HEADER = 'x-next-cache-tags';

/** Tags by which a page can be purged, among others. */
export function tagsOf({ headers }: Pick<CachedPage, 'headers'>): readonly string[] {
  const tags = headers[TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',') : [];
}

const INDEXED = /<meta name="robots" content="index\b/;

/** Whether search engines may keep the page, as it says itself. Invented filters never make such a page. */
export const isForSearchEngines = ({ html }: Pick<CachedPage, 'html'>): boolean => INDEXED.test(html);

export type PageEntry = Freshness & { page: CachedPage };
