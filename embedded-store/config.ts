import { join, resolve } from 'node:path';
import { StartupError } from './errors';
import { DEFAULT_STOREFRONT, isStorefrontKey, type StorefrontKey, storefronts } from './storefronts';

/** Settings of the embedded store, read once from the environment. */
export type StoreConfig = {
  port: number;
  storefront: StorefrontKey;
  /** PostgreSQL connection string, or null for PGlite in `dataDir`. */
  databaseUrl: string | null;
  /** PostgreSQL schema of the storefront. */
  schema: string;
  /** Absolute folder of the storefront's database and its lock. */
  dataDir: string;
  /** Absolute folder of resized pictures, or null to keep them only in memory. */
  pictureDir: string | null;
  /** Size of the generated catalogue, or null to keep the existing one. */
  products: number | null;
  /** Origin of absolute urls in responses, without a trailing slash. */
  publicUrl: string;
  /** Origin of the storefront, for links back to it. */
  shopUrl: string;
  /** Minimum total in whole BRL for free express delivery; 0 if it is always free. */
  freeShippingFrom: number;
};

type Environment = Record<string, string | undefined>;

/**
 * Reads the store's settings. An empty variable counts as unset.
 * @throws StartupError that names the invalid variable, its value and a valid one
 */
export function readConfig(env: Environment = process.env): StoreConfig {
  const port = wholeNumber(env, 'STORE_PORT', 1, 65535, 'a free port such as 4000') ?? 4000;
  const storefront = readStorefront(env);
  const isDefault = storefront === DEFAULT_STOREFRONT;
  const dataDir = resolve(value(env, 'STORE_DATA_DIR') ?? './data/store');
  const pictureDir = value(env, 'STORE_PICTURE_DIR');
  return {
    port,
    storefront,
    databaseUrl: databaseUrl(value(env, 'DATABASE_URL')),
    schema: isDefault ? 'public' : storefront,
    dataDir: isDefault ? dataDir : join(dataDir, storefront),
    pictureDir: pictureDir === null ? null : resolve(pictureDir),
    products: wholeNumber(env, 'STORE_PRODUCTS', 100, 100_000, 'a catalogue size such as 192'),
    publicUrl: origin(env, 'STORE_PUBLIC_URL', `http://localhost:${port}`),
    shopUrl: origin(env, 'SITE_URL', 'http://localhost:3000'),
    freeShippingFrom:
      wholeNumber(env, 'STORE_FREE_SHIPPING_FROM', 0, 1_000_000, 'whole reais such as 299') ?? 0,
  };
}

function value(env: Environment, name: string): string | null {
  const text = env[name]?.trim();
  return text ? text : null;
}

function readStorefront(env: Environment): StorefrontKey {
  const text = value(env, 'STOREFRONT') ?? DEFAULT_STOREFRONT;
  if (isStorefrontKey(text)) return text;
  throw new StartupError(
    `STOREFRONT must be ${Object.keys(storefronts).join(' or ')}, but it is "${text}": correct it or unset it.`,
  );
}

function wholeNumber(
  env: Environment,
  name: string,
  min: number,
  max: number,
  advice: string,
): number | null {
  const text = value(env, name);
  if (text === null) return null;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new StartupError(
    `${name} must be a whole number from ${min} to ${max}, but it is "${text}": set it to ${advice}.`,
  );
}

function parsedUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function databaseUrl(text: string | null): string | null {
  if (text === null) return null;
  const url = parsedUrl(text);
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return text;
  throw new StartupError(
    'DATABASE_URL must look like postgres://user:password@host:5432/database: correct it, or unset it to use the built-in database.',
  );
}

function origin(env: Environment, name: string, fallback: string): string {
  const text = value(env, name);
  if (text === null) return fallback;
  const url = parsedUrl(text);
  const bare = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (bare && !url.username && !url.password) return url.origin;
  throw new StartupError(
    `${name} must be an origin without a path, but it is "${text}": set it to something like ${fallback}.`,
  );
}
