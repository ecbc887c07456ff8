/** A rendered page as Next passes it to the cache handler, reduced to the fields that this shop stores. */
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
  /** Epoch ms of the render, or of the data if it is stale because the platform failed. */
  lastModified: number;
  /** Epoch ms until which no new render is tried, after a poor one because of the platform. */
  retryAt?: number;
  /** Whether a block is missing that a working platform would have filled. */
  isIncomplete?: boolean;
  /** Whether the page was purged and is not replaced yet. */
  isPurged?: boolean;
  /** Seconds until the page should be rendered again in the background. */
  revalidate: number;
};

/** The header in which Next passes a page's cache tags to the cache handler; it never leaves the server. */
export const TAGS_HEADER = 'x-next-cache-tags';

/** The tags of a page, including those for purging it. */
export function tagsOf({ headers }: Pick<CachedPage, 'headers'>): readonly string[] {
  const tags = headers[TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',') : [];
}

const INDEXED = /<meta name="robots" content="index\b/;

/** Whether the page allows indexing. Invented filters never produce such a page. */
export const isForSearchEngines = ({ html }: Pick<CachedPage, 'html'>): boolean => INDEXED.test(html);

export type PageEntry = Freshness & { page: CachedPage };
