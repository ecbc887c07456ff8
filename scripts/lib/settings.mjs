import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { VARIABLES } from '../../lib/config/variables.mjs';
import { CliError, codeOf } from './cli.mjs';
import { freePort } from './ports.mjs';

/**
 * @typedef {import('./cli.mjs').Env} Env
 * @typedef {'REVIEWS_API_URL' | 'REVIEWS_API_TOKEN' | 'REVIEWS_WIDGET_URL' | 'SOCIAL_FEED' | 'BLOG_API_URL'} ThirdParty
 */

/** @param {string} file @param {string} name */
function readVariables(file, name) {
  try {
    // Some editors begin a file with a mark, which would become part of the first variable's name.
    return parseEnv(fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CliError(
      `${name} cannot be read (${codeOf(error)}): check that it is a file, and its permissions.`,
    );
  }
}

/**
 * The environment of the process, completed from `.env.local` and then `.env` in `folder`. Variables
 * of the process win, as when Next reads these files.
 * @throws {CliError} for a file that cannot be read
 * @param {string} folder
 * @param {Env} processEnv
 * @returns {Env}
 */
export function loadEnvironment(folder, processEnv) {
  const merged = {};
  for (const name of ['.env', '.env.local']) {
    const file = path.join(folder, name);
    if (fs.existsSync(file)) Object.assign(merged, readVariables(file, name));
  }
  return { ...merged, ...processEnv };
}

/** Tests keep this variable, because they must pass with every tuning and without any. */
const KEPT = 'FRAMEWORK_TUNING';

/**
 * The environment without the shop's variables, so that a test does not depend on the machine's
 * configuration.
 */
export function withoutConfiguration(env = process.env) {
  const names = new Set(VARIABLES.map(({ name }) => name).filter((name) => name !== KEPT));
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.has(name)));
}

/**
 * An empty variable counts as unset.
 * @param {Env} env
 * @param {string} name
 */
const isSet = (env, name) => Boolean(env[name]?.trim());

/** Whether the embedded store is the platform. @param {Env} env */
export const usesEmbeddedStore = (env) => !isSet(env, 'STORE_API_URL');

/**
 * The environment for a second storefront next to a plain `npm start`: its own ports unless they are set.
 * @param {Env} env
 * @param {string} storefront
 */
export function storefrontEnvironment(env, storefront) {
  return {
    ...env,
    PORT: isSet(env, 'PORT') ? env.PORT : '3001',
    STORE_PORT: isSet(env, 'STORE_PORT') ? env.STORE_PORT : '4001',
    STOREFRONT: storefront,
  };
}

/**
 * Variables that point the shop to the services that the embedded store offers beyond the platform's
 * contract. Variables that are already set win.
 * @param {Partial<Record<ThirdParty, string | undefined>>} variables
 * @param {string} storeOrigin
 */
export function thirdParties(variables, storeOrigin) {
  const reviews = `${storeOrigin}/third-parties/reviews`;
  return {
    REVIEWS_API_URL: variables.REVIEWS_API_URL ?? reviews,
    REVIEWS_API_TOKEN: variables.REVIEWS_API_TOKEN ?? 'demonstracao',
    REVIEWS_WIDGET_URL: variables.REVIEWS_WIDGET_URL ?? `${reviews}/widget.js`,
    SOCIAL_FEED: variables.SOCIAL_FEED ?? '1',
    BLOG_API_URL: variables.BLOG_API_URL ?? `${storeOrigin}/third-parties/blog`,
  };
}

/**
 * Reports a missing storefront or seller, without which customers could mistake the shop for another one.
 * @param {{ storefront: string | null, storefrontFile: string | null }} configuration
 * @param {(file: string) => { company: object | null }} readStorefront
 */
function missingDetails({ storefront, storefrontFile }, readStorefront) {
  if (storefrontFile !== null) {
    const isWhole = readStorefront(storefrontFile).company !== null;
    return isWhole
      ? null
      : `${storefrontFile} has no "company". The law requires the seller's details on every page: add them.`;
  }
  return storefront === null
    ? 'This shop has no storefront file yet, so it shows a neutral name and colours, and no seller. To write one for STOREFRONT_FILE, run npm run new-storefront.'
    : null;
}

/**
 * Where this machine reaches the shop, which may listen on one address only.
 * @param {{ LISTEN_ADDRESS?: string | undefined, PORT: number }} variables
 */
function ownUrl({ LISTEN_ADDRESS: address, PORT }) {
  const isEverywhere = address === undefined || /^[0.:]+$/.test(address);
  return `http://${isEverywhere ? 'localhost' : address.includes(':') ? `[${address}]` : address}:${PORT}`;
}

/**
 * The settings of `npm start`. The shop checks its variables by the same rules. `embedded` is whether the
 * embedded store has to be started. `thirdParties` are variables for the shop. `notice` names what is missing
 * in the storefront, or is null.
 * @throws CliError with a sentence for each wrong variable
 * @param {Env} env
 */
export async function readSettings(env) {
  // Imported here, because these modules need zod, which is missing until the dependencies are installed.
  const { toConfiguration } = await import('../../lib/config/configuration.mjs');
  const { ConfigurationError, parseEnvironment } = await import('../../lib/config/parse-environment.mjs');
  const { readStorefront, shippedStorefronts } = await import('../../lib/config/storefront-file.mjs');
  let variables;
  let notice;
  try {
    variables = parseEnvironment(env, shippedStorefronts());
    notice = missingDetails(toConfiguration(variables), readStorefront);
  } catch (error) {
    throw error instanceof ConfigurationError ? new CliError(error.message) : error;
  }
  const { PORT: port, STORE_PORT: storePort } = variables;
  const embedded = usesEmbeddedStore(env);
  if (embedded && port === storePort) {
    throw new CliError(
      `PORT and STORE_PORT are both ${port}, but the shop and the store need different ports: set STORE_PORT=${await freePort()}.`,
    );
  }
  const { storeApiUrl, storeSiteUrl, siteUrl, storefront } = toConfiguration(variables);
  return {
    port,
    storePort,
    ownUrl: ownUrl(variables),
    embedded,
    storeApiUrl,
    storeSiteUrl,
    siteUrl,
    storefront,
    notice,
    thirdParties: embedded ? thirdParties(variables, new URL(storeApiUrl).origin) : {},
  };
}
