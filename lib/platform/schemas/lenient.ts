/*
 * Building blocks that accept the output of the platform's PHP and normalise it: `[]` or `''` for an empty
 * object, objects with keys for lists, numbers as text, `"s"`/`"n"` for booleans.
 */
import { z } from 'zod';
import { parseDecimal } from '@/lib/shared/parse-decimal';

/**
 * Type of a value in the platform's documentation. The lenient schemas accept more types and convert them to
 * this one.
 */
export type WireType =
  | { is: 'text' | 'address' | 'number' | 'flag' }
  | { is: 'map' }
  | { is: 'list'; item: z.ZodType }
  | { is: 'object'; fields: z.ZodType };

const wireTypes = new WeakMap<z.core.$ZodType, WireType>();

/**
 * Records the documented type of `schema`, so that a report can tell a repaired response from a valid one.
 */
function withWireType<T extends z.ZodType>(schema: T, type: WireType): T {
  wireTypes.set(schema, type);
  return schema;
}

/** The documented type of a lenient building block, even after refinement; undefined for other schemas. */
export function wireTypeOf(schema: z.core.$ZodType): WireType | undefined {
  const { parent } = schema._zod;
  return wireTypes.get(schema) ?? (parent && wireTypeOf(parent));
}

/**
 * Passes any value through `change`. A missing key becomes null, since zod would otherwise reject it first.
 */
export function normalized<T>(change: (value: unknown, context: z.RefinementCtx) => T) {
  return z.preprocess((value) => value ?? null, z.unknown().transform(change));
}

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Control characters, which HTML forbids, and marks that reverse the order of a text and what follows it. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Text. Numbers become decimal text, anything else `''`. A lone surrogate, as in truncated text, becomes
 * U+FFFD as in HTML, so that server and browser render the same.
 */
export const text = withWireType(
  z.preprocess((value) => {
    if (typeof value === 'string') return value.replace(LONE_SURROGATE, '\uFFFD').replace(FORBIDDEN, '');
    if (typeof value === 'number' || typeof value === 'bigint') return String(value);
    return '';
  }, z.string()),
  { is: 'text' },
);

/** Trimmed text, for labels and names. */
export const label = text.transform((value) => value.trim());

/** Tags and characters that show nothing; without pictures and videos. */
const INVISIBLE = /<(?!img\b|iframe\b|video\b)[^<>]*>|&nbsp;|&#(?:160|8203);|[\s\u200b]/gi;

/** Raw HTML. `''` if it shows nothing, such as the '<p>&nbsp;</p>' that an editor saves for an empty text. */
export const html = text.transform((value) => (value.replace(INVISIBLE, '') === '' ? '' : value));

function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' ? parseDecimal(value) : undefined;
}

/** A number, which may be sent as text (`"449.90"`, `"1.449,90"`). Anything unusable becomes 0. */
export const number = withWireType(
  z.preprocess((value) => toNumber(value) ?? 0, z.number()),
  { is: 'number' },
);

/** Pieces in stock; a negative stock, which platforms keep for orders beyond it, is none. */
export const stock = withWireType(
  z.preprocess((value) => Math.max(0, toNumber(value) ?? 0), z.number()),
  { is: 'number' },
);

/** A number without a default. An unusable value makes the enclosing object invalid. */
export const requiredNumber = withWireType(z.preprocess(toNumber, z.number()), { is: 'number' });

/** A number, or null if it is missing. */
export const optionalNumber = withWireType(
  z.preprocess((value) => toNumber(value) ?? null, z.number().nullable()),
  { is: 'number' },
);

/**
 * Boolean sent as true/false, `"s"`/`"n"`, 1/0, `"1"`/`"0"` or `"true"`/`"false"`. Anything else is false.
 */
export const flag = withWireType(
  z.preprocess(
    (value) =>
      value === true || value === 1 || (typeof value === 'string' && /^(s|sim|1|true)$/i.test(value)),
    z.boolean(),
  ),
  { is: 'flag' },
);

/** Like `flag`, but null if the value is missing. */
export const optionalFlag = withWireType(
  z.preprocess((value) => {
    const isGiven = value !== undefined && value !== null && value !== '';
    return isGiven ? flag.parse(value) : null;
  }, z.boolean().nullable()),
  { is: 'flag' },
);

/** Like `flag`, but true if the value is missing. */
export const flagUnlessDenied = normalized((value) => value === null || value === '' || flag.parse(value));

function urlWith(...protocols: string[]) {
  return label.transform((value) => {
    if (!URL.canParse(value, 'http://shop.invalid')) return '';
    return protocols.includes(new URL(value, 'http://shop.invalid').protocol) ? value : '';
  });
}

/** Link target: http, https, tel, mailto or a path. Anything else, such as a script, becomes `''`. */
export const link = withWireType(urlWith('http:', 'https:', 'tel:', 'mailto:'), { is: 'address' });

const PLACEHOLDER = new URL('https://shop.invalid');

/**
 * Makes the host explicit in `//host`, `/\\host`, `http:host` and other forms in which browsers see another
 * host. `''` if a browser could not use the address on an https page.
 */
function withVisibleHost(address: string): string {
  if (address === '' || /^https?:\/\/[^/\\]/i.test(address)) return address;
  if (URL.canParse(address)) return new URL(address).href;
  if (!URL.canParse(address, PLACEHOLDER)) return '';
  const url = new URL(address, PLACEHOLDER);
  return url.host === PLACEHOLDER.host ? address : url.href;
}

/**
 * Picture address: http, https or a path; otherwise `''`. Spaces are encoded, because they would end the
 * address in `srcset`.
 */
export const picture = withWireType(
  urlWith('http:', 'https:').transform((value) => withVisibleHost(value).replace(/\s/g, encodeURIComponent)),
  { is: 'address' },
);

/** Whether JSON is an object, and not a list. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Entries of a list in any of the platform's forms; undefined for other values. */
export function toEntries(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isPlainObject(value)) return Object.values(value);
  return value === undefined || value === null || value === false || value === '' ? [] : undefined;
}

function parseEntries<T extends z.ZodType>(item: T, entries: unknown[]): z.output<T>[] {
  return entries.flatMap((entry): z.output<T>[] => {
    const parsed = item.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/**
 * A list sent as an array, as an object keyed by id, or as nothing. Entries that do not match `item` are
 * dropped, so that one broken product does not break the page.
 */
export function listOf<T extends z.ZodType>(item: T) {
  return withWireType(
    normalized((value) => parseEntries(item, toEntries(value) ?? [])),
    { is: 'list', item },
  );
}

/**
 * Like `listOf`, but invalid if the value is not a list or no entry matches: an outage must not look like an
 * empty shop.
 */
export function requiredListOf<T extends z.ZodType>(item: T) {
  const schema = normalized((value, context): z.output<T>[] => {
    const entries = toEntries(value);
    const list = parseEntries(item, entries ?? []);
    if (entries !== undefined && (entries.length === 0 || list.length > 0)) return list;
    context.addIssue({ code: 'custom', message: 'not a usable list' });
    return z.NEVER;
  });
  return withWireType(schema, { is: 'list', item });
}

/** An object. Null if it is `[]`, `{}`, `''`, false, null, missing, or does not match. */
export function objectOrNull<T extends z.ZodType>(schema: T) {
  const nullable = normalized((value): z.output<T> | null => {
    if (!isPlainObject(value) || Object.keys(value).length === 0) return null;
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : null;
  });
  return withWireType(nullable, { is: 'object', fields: schema });
}

/** An object that may be `[]`, null or missing. Each field then gets its own default. */
export function looseObject<T extends z.ZodRawShape>(shape: T) {
  return z.preprocess((value) => (isPlainObject(value) ? value : {}), z.object(shape));
}

/**
 * A map from strings to strings. Empty PHP arrays become `{}`; values other than text and numbers are
 * dropped.
 */
export const stringMap = withWireType(
  normalized((value): Record<string, string> => {
    if (!isPlainObject(value)) return {};
    const entries = Object.entries(value).flatMap(([key, entry]) =>
      typeof entry === 'string' || typeof entry === 'number' ? [[key, String(entry)] as const] : [],
    );
    return Object.fromEntries(entries);
  }),
  { is: 'map' },
);
