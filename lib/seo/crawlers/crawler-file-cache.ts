import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ageOf } from '@/lib/config/cache-limits';
import { serverConfig } from '@/lib/config/environment';
import { operationsConfig } from '@/lib/config/operations';
import { readRecord, sign, verified, writeRecord } from '@/lib/page-cache/binary-record';
import { diskSecret } from '@/lib/page-cache/page-secret';
import { changeRedis, fromRedis } from '@/lib/redis/connection';
import { redisKey, sharedSecret } from '@/lib/redis/keys';
import { log } from '@/lib/shared/log';

/** Sitemaps and feeds by name, gzipped, and when they were made, in ms since 1970. */
export type CachedFiles = { files: ReadonlyMap<string, Buffer>; madeAt: number };

/** Older files are not sent, because their prices may be wrong. */
const LIFETIME_SECONDS = 24 * 3_600;

const folder = () => path.join(process.cwd(), '.next', 'cache');

const headerSchema = z.object({
  shop: z.string(),
  madeAt: z.number(),
  files: z.array(z.tuple([z.string(), z.number().int().min(0)])),
});

/** Shops with another platform, address or storefront have other files. */
function shopName(): string {
  const { storeApiUrl, siteUrl, storefront, storefrontFile } = serverConfig();
  return JSON.stringify([storeApiUrl, siteUrl, storefront, storefrontFile]);
}

function encode({ files, madeAt }: CachedFiles, secret: Buffer): Buffer {
  const lengths = [...files].map(([name, { byteLength }]) => [name, byteLength] as const);
  return sign(writeRecord({ shop: shopName(), madeAt, files: lengths }, [...files.values()]), secret);
}

/**
 * The files, or null if they belong to another shop or are too old.
 * @throws Error if this shop did not write them
 */
function decode(bytes: Buffer, secret: Buffer): CachedFiles | null {
  const { header, nextBody } = readRecord(verified(bytes, secret));
  const { shop, madeAt, files } = headerSchema.parse(header);
  if (shop !== shopName() || ageOf(madeAt) > LIFETIME_SECONDS * 1_000) return null;
  return { madeAt, files: new Map(files.map(([name, length]) => [name, nextBody(length)])) };
}

/** Logs a failure, after which the files are made again. */
function warn(cause: unknown): null {
  log.warn('crawler-files-not-kept', { cause: String(cause) });
  return null;
}

const diskFile = () =>
  path.join(folder(), `crawler-files-${createHash('sha256').update(shopName()).digest('hex').slice(0, 12)}`);

const secretOfDisk = () => diskSecret(folder(), operationsConfig().pageCacheKey);

async function readDisk(): Promise<CachedFiles | null> {
  try {
    return decode(await readFile(diskFile()), secretOfDisk());
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? null : warn(error);
  }
}

async function readShared(): Promise<CachedFiles | null> {
  const secret = sharedSecret('crawler files');
  if (secret === null) return null;
  const bytes = await fromRedis(({ bytes: reader }) => reader.get(redisKey('crawler-files')));
  try {
    return bytes ? decode(bytes, secret) : null;
  } catch (error) {
    return warn(error);
  }
}

/**
 * The newest files of the last day, from this installation or another instance of the shop; null if there are
 * none.
 */
export async function readCached(): Promise<CachedFiles | null> {
  const [disk, shared] = await Promise.all([readDisk(), readShared()]);
  if (disk === null || shared === null) return disk ?? shared;
  return disk.madeAt >= shared.madeAt ? disk : shared;
}

async function writeDisk(cached: CachedFiles): Promise<void> {
  const target = diskFile();
  const draft = `${target}.${process.pid}`;
  try {
    await mkdir(folder(), { recursive: true });
    await writeFile(draft, encode(cached, secretOfDisk()));
    await rename(draft, target);
  } catch (error) {
    warn(error);
    await rm(draft, { force: true });
  }
}

/** Stores the files for the next start, and for other instances. Failures are logged. */
export async function cacheFiles(cached: CachedFiles): Promise<void> {
  await writeDisk(cached);
  const secret = sharedSecret('crawler files');
  if (secret === null) return;
  const bytes = encode(cached, secret);
  await changeRedis(({ client }) => client.set(redisKey('crawler-files'), bytes, { EX: LIFETIME_SECONDS }));
}
