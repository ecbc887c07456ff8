// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { logoSize, svgProblem } from './logo-file.mjs';
import { ConfigurationError } from './parse-environment.mjs';
import { NEUTRAL_CONTACT, NEUTRAL_FEATURES } from './storefront-defaults.mjs';
import { storefrontSchema } from './storefront-schema.mjs';

/** @typedef {import('./storefronts/storefront').Storefront} Storefront */

const FOLDER = 'lib/config/storefronts';
const MAX_BYTES = 1_000_000;

/** The storefronts in this repository, by their files. @returns {string[]} */
export function shippedStorefronts() {
  return fs
    .readdirSync(path.join(process.cwd(), FOLDER))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** The file of a storefront in this repository. @param {string} id */
export const shippedFile = (id) => path.join(process.cwd(), FOLDER, `${id}.json`);

/** @param {string} file @param {string} problem */
const refused = (file, problem) => new ConfigurationError(`The storefront ${file}: ${problem}.`);

/** @param {string} file @param {string} shown name in messages */
function readBytes(file, shown) {
  try {
    const bytes = fs.readFileSync(file);
    if (bytes.length <= MAX_BYTES) return bytes;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw refused(
      shown,
      code === 'ENOENT'
        ? 'there is no such file, so correct the path'
        : `it cannot be read (${code}), so check its permissions`,
    );
  }
  throw refused(shown, 'it is larger than 1 MB, so make it smaller');
}

/** @param {string} json @param {string} shown */
function parseFile(json, shown) {
  let content;
  try {
    content = JSON.parse(json);
  } catch (error) {
    throw refused(shown, `it is not valid JSON (${error instanceof Error ? error.message : error})`);
  }
  const parsed = storefrontSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path: at, message, code }) =>
    code === 'unrecognized_keys'
      ? `${[...at, ''].join('.')}${message}`
      : `${at.join('.') || 'it'} must be ${message}`,
  );
  throw refused(shown, problems.join('; '));
}

/** @param {string} folder @param {Record<string, string | undefined>} names */
function readFiles(folder, names) {
  /** @type {Record<string, { path: string, bytes: Buffer } | null>} */
  const files = {};
  for (const [use, name] of Object.entries(names)) {
    if (name === undefined) continue;
    const file = path.join(folder, name);
    files[use] = { path: file, bytes: readBytes(file, file) };
  }
  return files;
}

/**
 * The logo for header and footer. An SVG that contains scripts or loads anything is rejected.
 * @param {{ path: string, bytes: Buffer } | null | undefined} file
 */
function checkedLogo(file) {
  if (!file) return null;
  const problem = /\.svg$/i.test(file.path) ? svgProblem(file.bytes.toString('utf8')) : null;
  if (problem !== null) throw refused(file.path, problem);
  const size = logoSize(file.path, file.bytes);
  if (size === null) throw refused(file.path, 'a logo must be a PNG, or an SVG with a viewBox');
  return size;
}

/** @param {string} file @param {unknown} bytes */
const address = (file, bytes) => `/storefront/${bytes}/${file}`;

/**
 * Reads and validates the file of a storefront and the files it refers to.
 * @param {string} file path; relative to the working directory of the shop
 * @returns {Storefront}
 * @throws {ConfigurationError} with a sentence about the file and its problem
 */
export function readStorefront(file) {
  const absolute = path.resolve(file);
  const json = readBytes(absolute, file);
  const { $schema: _, files: names, wordmark, ...content } = parseFile(json.toString('utf8'), file);
  const files = readFiles(path.dirname(absolute), names);
  const hash = createHash('sha256').update(json);
  for (const entry of Object.values(files)) hash.update(entry?.bytes ?? '');
  const version = hash.digest('hex').slice(0, 12);
  for (const icon of [files.icon, files.logoDark]) checkedLogo(icon);
  const size = checkedLogo(files.logo);
  return {
    id: path
      .basename(file, path.extname(file))
      .toLowerCase()
      .replace(/[^a-z\d-]+/g, '-'),
    version,
    ...content,
    wordmark: files.logo
      ? {
          kind: 'logo',
          light: address(path.extname(files.logo.path) === '.png' ? 'logo.png' : 'logo.svg', version),
          dark: files.logoDark ? address(`logo-dark${path.extname(files.logoDark.path)}`, version) : null,
          size,
        }
      : wordmark,
    files: {
      logo: files.logo?.path ?? null,
      logoDark: files.logoDark?.path ?? null,
      icon: files.icon?.path ?? null,
      social: files.social?.path ?? null,
    },
  };
}

/** The storefront of a shop without a file. @returns {Storefront} */
export function neutralStorefront() {
  const { $schema: _, files: __, wordmark, ...content } = storefrontSchema.parse({});
  return {
    id: 'loja',
    version: 'loja',
    ...content,
    contact: NEUTRAL_CONTACT,
    features: NEUTRAL_FEATURES,
    wordmark,
    files: { logo: null, logoDark: null, icon: null, social: null },
  };
}
