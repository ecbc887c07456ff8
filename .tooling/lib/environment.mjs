import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT, Sentence } from './project.mjs';

const SHOP_PORT = 3000;
const STORE_PORT = 4000;

/** The storefronts there are: each has a folder of icons. */
function storefronts() {
  return fs.readdirSync(path.join(ROOT, 'public', 'icons')).sort();
}

/** Variables that hold an address, with an example for the error sentence. */
const ADDRESSES = {
  STORE_API_URL: 'https://www.loja.com.br/api',
  STORE_SITE_URL: 'https://www.loja.com.br',
  SITE_URL: 'https://www.otica.com.br',
  REVIEWS_API_URL: 'https://avaliacoes.exemplo.com.br/api',
  REVIEWS_WIDGET_URL: 'https://avaliacoes.exemplo.com.br/widget.js',
  BLOG_API_URL: 'https://blog.exemplo.com.br',
};

/** Variables that are sent as the value of an HTTP header, which cannot hold everything. */
const SECRETS = ['STORE_APP_TOKEN', 'REVIEWS_API_TOKEN'];

const HOST = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,63}';
const MAX_ORIGINS = 20;

/** Variables that hold a list of origins: what one looks like, with an example for the error sentence. */
const ORIGINS = {
  PICTURE_ORIGINS: {
    isOne: (value) => URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value,
    example: 'https://fotos.loja.com.br',
  },
  TAG_ORIGINS: {
    isOne: (value) => new RegExp(`^https://(?:\\*\\.)?${HOST}(?::\\d{1,5})?$`, 'i').test(value),
    example: 'https://connect.facebook.net',
  },
};

/** Every variable of the configuration table; tests start from an environment without them. */
export const CONFIGURATION_VARIABLES = [
  ...Object.keys(ADDRESSES),
  ...SECRETS,
  ...Object.keys(ORIGINS),
  'STOREFRONT',
  'SESSION_COOKIE_SCRIPT',
  'EXIT_POPUP',
  'DATABASE_URL',
  'STORE_PRODUCTS',
  'STORE_DATA_DIR',
  'STORE_PUBLIC_URL',
  'STORE_FREE_SHIPPING_FROM',
  'PORT',
  'STORE_PORT',
];

/**
 * The environment of the process, completed from `.env.local` and then `.env` in `folder`.
 * What the process already has wins, exactly as Next reads the same files.
 */
export function loadEnvironment(folder, processEnv) {
  const merged = {};
  for (const name of ['.env', '.env.local']) {
    const file = path.join(folder, name);
    if (fs.existsSync(file)) Object.assign(merged, parseEnv(fs.readFileSync(file, 'utf8')));
  }
  return { ...merged, ...processEnv };
}

/** The environment for a storefront beside that of a plain `npm start`: PORT and STORE_PORT differ unless they are set. */
export function besideOthers(env, storefront) {
  const PORT = settingOf(env, 'PORT') ?? String(SHOP_PORT + 1);
  return {
    ...env,
    PORT,
    STORE_PORT: settingOf(env, 'STORE_PORT') ?? String(STORE_PORT + 1),
    STOREFRONT: storefront,
  };
}

function settingOf(env, name) {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/** A port number from the environment. Throws a Sentence that names the variable. */
function readPort(env, name, fallback) {
  const value = settingOf(env, name);
  if (value === undefined) return fallback;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65535) return port;
  throw new Sentence(
    `${name} must be a port number from 1 to 65535, but it is "${value}": set ${name}=${fallback}.`,
  );
}

function checkAddress(env, name) {
  const value = settingOf(env, name);
  if (value === undefined) return;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return;
  throw new Sentence(
    `${name} must be an address that starts with http:// or https:// (for example ${ADDRESSES[name]}), but it is "${hidePassword(value)}".`,
  );
}

function checkSecret(env, name) {
  const value = settingOf(env, name);
  if (value === undefined || /^[\x21-\x7e]+$/.test(value)) return;
  throw new Sentence(`${name} must be printable ASCII characters without blanks.`);
}

function checkOrigins(env, name) {
  const { isOne, example } = ORIGINS[name];
  const values =
    settingOf(env, name)
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? [];
  if (values.length > MAX_ORIGINS) throw new Sentence(`${name} must be at most ${MAX_ORIGINS} origins.`);
  const wrong = values.find((value) => !isOne(value));
  if (wrong === undefined) return;
  throw new Sentence(
    `${name} must be origins such as ${example}, separated by commas, but one is "${hidePassword(wrong)}".`,
  );
}

function hidePassword(value) {
  return value.replace(/\/\/([^/@:]*):[^@]*@/, '//$1:***@');
}

function checkChoice(env, name, choices) {
  const value = settingOf(env, name);
  if (value === undefined || choices.includes(value)) return;
  throw new Sentence(`${name} must be ${choices.join(' or ')}, or unset, but it is "${value}".`);
}

/**
 * The start-up settings, every wrong value refused with one Sentence that names its variable.
 * What only the embedded store reads (DATABASE_URL, STORE_DATA_DIR ...) is left for the store to judge.
 * `embedded` says whether our own store has to be started: it is, when STORE_API_URL is unset or empty.
 * Ports are numbers; addresses carry no trailing slash. `thirdParties` are variables for the shop: beside our own
 * store they default to its stand-ins, and another store has none but those it names.
 */
export function readSettings(env) {
  const port = readPort(env, 'PORT', SHOP_PORT);
  const storePort = readPort(env, 'STORE_PORT', STORE_PORT);
  for (const name of Object.keys(ADDRESSES)) checkAddress(env, name);
  for (const name of SECRETS) checkSecret(env, name);
  for (const name of Object.keys(ORIGINS)) checkOrigins(env, name);
  checkChoice(env, 'STOREFRONT', storefronts());
  checkChoice(env, 'SESSION_COOKIE_SCRIPT', ['0', '1']);
  checkChoice(env, 'EXIT_POPUP', ['0', '1']);

  const storeApiUrl = settingOf(env, 'STORE_API_URL')?.replace(/\/+$/, '');
  if (storeApiUrl?.endsWith('/v2/front')) {
    throw new Sentence(
      `STORE_API_URL must be the part before /v2/front: set STORE_API_URL=${storeApiUrl.slice(0, -'/v2/front'.length)}.`,
    );
  }
  const embedded = storeApiUrl === undefined;
  if (embedded && port === storePort) {
    throw new Sentence(
      `PORT and STORE_PORT are both ${port}, but the shop and the store need a port each: set STORE_PORT=${port + 1}.`,
    );
  }
  const storeOrigin = embedded ? `http://localhost:${storePort}` : new URL(storeApiUrl).origin;
  return {
    port,
    storePort,
    embedded,
    storeApiUrl: storeApiUrl ?? `${storeOrigin}/api`,
    storeSiteUrl: settingOf(env, 'STORE_SITE_URL') ?? storeOrigin,
    siteUrl: settingOf(env, 'SITE_URL') ?? `http://localhost:${port}`,
    thirdParties: embedded ? standIns(env, `${storeOrigin}/third-parties`) : {},
  };
}

function standIns(env, base) {
  const reviews = `${base}/reviews`;
  return {
    REVIEWS_API_URL: settingOf(env, 'REVIEWS_API_URL') ?? reviews,
    REVIEWS_API_TOKEN: settingOf(env, 'REVIEWS_API_TOKEN') ?? 'demonstracao',
    REVIEWS_WIDGET_URL: settingOf(env, 'REVIEWS_WIDGET_URL') ?? `${reviews}/widget.js`,
    BLOG_API_URL: settingOf(env, 'BLOG_API_URL') ?? `${base}/blog`,
  };
}
