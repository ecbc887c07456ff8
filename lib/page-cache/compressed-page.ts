import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { z } from 'zod';
import { readRecord, writeRecord } from './binary-record';
import { entityTag } from './entity-tag';
import type { CachedPage, Freshness } from './page-entry';

/** A body, compressed once for all requests. */
export type CompressedBody = { br: Buffer; gzip: Buffer; etag: string };

/** A page in the form in which it is stored and sent. */
export type CompressedPage = Pick<CachedPage, 'headers' | 'status' | 'postponed'> & {
  kind: 'compressed';
  html: CompressedBody;
  /** The data that the browser's router gets instead of HTML. */
  data: CompressedBody | undefined;
  /**
   * The router's data in segments, serialised and compressed in one piece, since no client requests a single
   * segment.
   */
  segments: Buffer | undefined;
};

export type CompressedEntry = Freshness & { page: CompressedPage };

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

/**
 * For 220 KB, brotli's best level takes 460 ms and yields 17.9 KB; this one takes 2 ms and yields 20.1 KB.
 */
const BROTLI_QUALITY = 6;
/** A page fits into a window of 256 KB; the default window takes several megabytes more native memory. */
const BROTLI_WINDOW_BITS = 18;

async function compressBody(body: Buffer, etag: string): Promise<CompressedBody> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [zlib.constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  // The encoders run one after another, because each allocates its own native memory.
  const asBrotli = await brotli(body, { params });
  return { br: asBrotli, gzip: await gzip(body, { level: zlib.constants.Z_BEST_COMPRESSION }), etag };
}

/** This segment repeats the whole data. */
const WHOLE_DATA = '/_full';

/** Names of the segments with their lengths; the length is null for a segment that repeats the whole data. */
const segmentsSchema = z.array(z.tuple([z.string(), z.number().int().min(0).nullable()]));

async function compressSegments({ segmentData, rscData }: CachedPage): Promise<Buffer | undefined> {
  if (segmentData === undefined) return undefined;
  const isWhole = (name: string, part: Buffer) => name === WHOLE_DATA && rscData?.equals(part) === true;
  const parts = [...segmentData];
  const lengths = parts.map(([name, part]) => [name, isWhole(name, part) ? null : part.byteLength]);
  const bodies = parts.filter(([name, part]) => !isWhole(name, part)).map(([, part]) => part);
  return gzip(writeRecord(lengths, bodies));
}

async function decompressSegments(
  segments: Buffer,
  rscData: Buffer | undefined,
): Promise<Map<string, Buffer>> {
  const { header, nextBody } = readRecord(await gunzip(segments));
  return new Map(
    segmentsSchema
      .parse(header)
      .map(([name, length]) => [name, length === null ? (rscData ?? Buffer.alloc(0)) : nextBody(length)]),
  );
}

/** Compresses a page, off the main thread. */
export async function compressPage(page: CachedPage): Promise<CompressedPage> {
  const { html, rscData, headers, status, postponed } = page;
  const compressedHtml = await compressBody(Buffer.from(html), entityTag(html));
  const data = rscData && (await compressBody(rscData, entityTag(rscData.toString('latin1'))));
  return {
    kind: 'compressed',
    html: compressedHtml,
    data,
    segments: await compressSegments(page),
    headers,
    status,
    postponed,
  };
}

/** The page in the form in which Next passed it. */
export async function decompressPage({
  html,
  data,
  segments,
  headers,
  status,
  postponed,
}: CompressedPage): Promise<CachedPage> {
  const rscData = data && (await gunzip(data.gzip));
  return {
    kind: 'APP_PAGE',
    html: (await gunzip(html.gzip)).toString('utf8'),
    rscData,
    headers,
    status,
    postponed,
    segmentData: segments && (await decompressSegments(segments, rscData)),
  };
}

/** Extra bytes for the headers and the entry itself. */
const ENTRY_BYTES = 2048;

const bodySize = (body: CompressedBody | undefined) =>
  body === undefined ? 0 : body.br.byteLength + body.gzip.byteLength;

/** Approximate bytes in memory. */
export function sizeOf(page: CachedPage | CompressedPage): number {
  if (page.kind === 'compressed')
    return ENTRY_BYTES + bodySize(page.html) + bodySize(page.data) + (page.segments?.byteLength ?? 0);
  let bytes = ENTRY_BYTES + page.html.length * 2 + (page.rscData?.byteLength ?? 0);
  for (const segment of page.segmentData?.values() ?? []) bytes += segment.byteLength;
  return bytes;
}
