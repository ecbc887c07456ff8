import { z } from 'zod';
import { readRecord, sign, verified, writeRecord } from './binary-record';
import type { CompressedBody, CompressedEntry } from './compressed-page';

const length = z.number().int().min(0);
const bodySchema = z.object({ etag: z.string(), br: length, gzip: length });

const headerSchema = z.object({
  /** Build and configuration. */
  build: z.string(),
  key: z.string(),
  lastModified: z.number(),
  retryAt: z.number().exactOptional(),
  isIncomplete: z.boolean().exactOptional(),
  revalidate: z.number(),
  status: z.number().optional(),
  postponed: z.string().optional(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())]).optional()),
  html: bodySchema,
  data: bodySchema.optional(),
  segments: length.optional(),
});

const describe = ({ etag, br, gzip }: CompressedBody) => ({ etag, br: br.byteLength, gzip: gzip.byteLength });

/**
 * Writes and reads pages in places where others may be able to write. Each page has a signature (HMAC-SHA-256)
 * that requires the secret, in a format that contains only data. The signature covers build, key and render time,
 * so that no page can replace another, and no old page a newer one.
 */
export class PageSigner {
  /** @param build build and configuration; pages of others are rejected */
  constructor(
    private readonly secret: Buffer,
    private readonly build: string,
  ) {}

  write(key: string, { page, ...freshness }: CompressedEntry): Buffer {
    const { html, data, segments, headers, status, postponed } = page;
    const header: z.input<typeof headerSchema> = {
      build: this.build,
      key,
      ...freshness,
      status,
      postponed,
      headers,
      html: describe(html),
      data: data && describe(data),
      segments: segments?.byteLength,
    };
    const bodies = [html.br, html.gzip, data?.br, data?.gzip, segments];
    const present = bodies.filter((body) => body !== undefined);
    return sign(writeRecord(header, present), this.secret);
  }

  /**
   * The page stored for a key.
   * @throws if the page was not written for this key with this secret
   */
  read(key: string, bytes: Buffer): CompressedEntry {
    const record = readRecord(verified(bytes, this.secret));
    const header = headerSchema.parse(record.header);
    if (header.build !== this.build || header.key !== key)
      throw new Error('it is the page of another address');
    const {
      html,
      data,
      segments,
      headers,
      status,
      postponed,
      build: _build,
      key: _key,
      ...freshness
    } = header;
    const readBody = ({ etag, br, gzip }: z.output<typeof bodySchema>): CompressedBody => ({
      br: record.nextBody(br),
      gzip: record.nextBody(gzip),
      etag,
    });
    return {
      ...freshness,
      page: {
        kind: 'compressed',
        html: readBody(html),
        data: data && readBody(data),
        segments: segments === undefined ? undefined : record.nextBody(segments),
        headers,
        status,
        postponed,
      },
    };
  }
}
