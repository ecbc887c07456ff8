import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { operationsConfig } from '@/lib/config/operations';
import { pathTag } from '@/lib/platform/purges';
import { purgeEverywhere } from '@/lib/platform/shared-purges';
import { FixedWindows } from '@/lib/shared/fixed-windows';
import { log } from '@/lib/shared/log';
import { readLimited } from '@/lib/shared/read-limited';
import { rejectBearer } from './bearer';
import { ShopRequest } from './shop-request';

const ADDRESS = '/_ops/purge';
const MAX_BYTES = 20_000;
const MAX_ITEMS = 200;

/** Limited, because each purge causes pages to be rendered again. */
const PURGES = { key: 'purges', calls: 120, windowMs: 60_000 };

const purgeSchema = z
  .strictObject({
    tags: z
      .array(z.string().regex(/^(?:product:\d{1,12}|listing|text|settings|all)$/))
      .max(MAX_ITEMS)
      .default([]),
    paths: z
      .array(z.string().regex(/^\/[^?#]{0,300}$/))
      .max(MAX_ITEMS)
      .default([]),
  })
  .transform(({ tags, paths }) => [...tags, ...paths.map(pathTag)])
  .refine((tags) => tags.length > 0);

const purgesInWindow = new FixedWindows(1);

function parseTags(body: Buffer): string[] | null {
  try {
    return purgeSchema.safeParse(JSON.parse(body.toString('utf8'))).data ?? null;
  } catch {
    // A body that is not JSON contains no tags.
    return null;
  }
}

type PurgeResult = { status: number; body?: object; headers?: Record<string, string> };

async function purge(request: IncomingMessage, token: string): Promise<PurgeResult> {
  if (request.method !== 'POST') return { status: 405, headers: { Allow: 'POST' } };
  const rejection = rejectBearer(request, token);
  if (rejection !== null) return rejection;
  const waitMs = purgesInWindow.spend([PURGES]);
  if (waitMs > 0) return { status: 429, headers: { 'Retry-After': String(Math.ceil(waitMs / 1_000)) } };
  if (request instanceof ShopRequest) request.acceptBody(MAX_BYTES);
  const body = await readLimited(request, MAX_BYTES);
  if (body === null) return { status: 413, headers: { Connection: 'close' } };
  const tags = parseTags(body);
  if (tags === null)
    return { status: 400, body: { error: 'tags: product:ID, listing, text, settings or all; paths: /…' } };
  const isShared = await purgeEverywhere(tags);
  return { status: 200, body: { purged: tags, instances: isShared ? 'all' : 'this' } };
}

/**
 * Handles `POST /_ops/purge`: entries with one of these tags or addresses are read from the platform again
 * before they are sent. Without OPS_TOKEN the address does not exist.
 * @returns false if the request is for another address
 */
export function handlePurge(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url !== ADDRESS) return false;
  const { opsToken } = operationsConfig();
  const result = opsToken === null ? Promise.resolve<PurgeResult>({ status: 404 }) : purge(request, opsToken);
  result
    .catch((error: unknown): PurgeResult => {
      log.failure(error);
      return { status: 500 };
    })
    .then(({ status, body, headers }) => {
      response.writeHead(status, {
        'Cache-Control': 'no-store',
        'Content-Type': 'application/json; charset=utf-8',
        ...headers,
      });
      response.end(body && `${JSON.stringify(body)}\n`);
    });
  return true;
}
