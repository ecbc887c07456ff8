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

export type PageEntry = {
  page: CachedPage;
  /** Epoch ms of the render. */
  lastModified: number;
  /** Epoch ms until which no new render is tried, after one that came out worse. */
  keptUntil?: number;
  /** Seconds until the page should be rendered again in the background. */
  revalidate: number;
};

/** Bytes the page's bodies take in memory. */
export function sizeOf({ page }: PageEntry): number {
  let bytes = page.html.length + (page.rscData?.byteLength ?? 0);
  for (const segment of page.segmentData?.values() ?? []) bytes += segment.byteLength;
  return bytes + 1024;
}
