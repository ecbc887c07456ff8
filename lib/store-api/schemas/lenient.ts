/**
 * Building blocks that accept what the platform's PHP really sends and settle it once at the wire:
 * `[]` or `''` for an empty object, keyed objects for lists, numbers as text, `"s"`/`"n"` for booleans.
 */
import { z } from 'zod';

/**
 * Any wire value through `change`. Null stands in for a missing key, which zod would otherwise refuse before
 * `change` could supply its default.
 */
export function settled<T>(change: (value: unknown, context: z.RefinementCtx) => T) {
  return z.preprocess((value) => value ?? null, z.unknown().transform(change));
}

const HALF_CHARACTER = /\p{Surrogate}/gu;

/**
 * Text; null, undefined and empty PHP arrays become `''`; numbers become their decimal text. Half of a character, as left
 * by a text that was cut, becomes U+FFFD, as it does in HTML: page and browser would not agree on it.
 */
export const text = z.preprocess((value) => {
  if (typeof value === 'string') return value.replace(HALF_CHARACTER, '\uFFFD');
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return '';
}, z.string());

/** Text without blanks around it: labels and names on the platform may carry some. */
export const label = text.transform((value) => value.trim());

const BRAZILIAN_DECIMAL = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/;

function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const source = value.trim();
  if (source === '') return undefined;
  const parsed = Number(
    BRAZILIAN_DECIMAL.test(source) ? source.replaceAll('.', '').replace(',', '.') : source,
  );
  return Number.isFinite(parsed) ? parsed : undefined;
}

/** A number, also when sent as text (`"449.90"`, `"1.449,90"`); anything unusable becomes 0. */
export const number = z.preprocess((value) => toNumber(value) ?? 0, z.number());

/** A number that must be there: unusable values make the enclosing object malformed. */
export const requiredNumber = z.preprocess(toNumber, z.number());

/** Boolean sent as true/false, `"s"`/`"n"`, 1/0, `"1"`/`"0"` or `"true"`/`"false"`; anything else is false. */
export const flag = z.preprocess(
  (value) => value === true || value === 1 || (typeof value === 'string' && /^(s|sim|1|true)$/i.test(value)),
  z.boolean(),
);

function addressOf(...protocols: string[]) {
  return label.transform((value) => {
    if (!URL.canParse(value, 'http://shop.invalid')) return '';
    return protocols.includes(new URL(value, 'http://shop.invalid').protocol) ? value : '';
  });
}

/** Address to follow: http, https, tel, mailto or a path of the shop; anything else, such as a script, becomes `''`. */
export const link = addressOf('http:', 'https:', 'tel:', 'mailto:');

/**
 * Address of a picture: http, https or a path; anything else becomes `''`, as where there is none. Blanks, which file
 * names of shops have, are encoded: in `srcset` they would end the address.
 */
export const picture = addressOf('http:', 'https:').transform((value) =>
  value.replace(/\s/g, encodeURIComponent),
);

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asEntries(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isPlainObject(value)) return Object.values(value);
  return value === undefined || value === null || value === false || value === '' ? [] : undefined;
}

function fitting<T extends z.ZodType>(item: T, entries: unknown[]): z.output<T>[] {
  return entries.flatMap((entry): z.output<T>[] => {
    const parsed = item.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/**
 * A list sent as an array, as an object keyed by id, or as nothing. Entries that do not fit `item` are
 * left out: one broken banner or product must not cost the page.
 */
export function listOf<T extends z.ZodType>(item: T) {
  return settled((value) => fitting(item, asEntries(value) ?? []));
}

/**
 * A list that the page is about: as `listOf`, but a value that is no list, or one of which no entry fits, is an
 * error. An outage must not read as an empty shop.
 */
export function essentialListOf<T extends z.ZodType>(item: T) {
  return settled((value, context): z.output<T>[] => {
    const entries = asEntries(value);
    const list = fitting(item, entries ?? []);
    if (entries !== undefined && (entries.length === 0 || list.length > 0)) return list;
    context.addIssue({ code: 'custom', message: 'not a usable list' });
    return z.NEVER;
  });
}

/** An object, or null when it comes as `[]`, `{}`, `''`, false, null, is missing or does not fit. */
export function objectOrNull<T extends z.ZodType>(schema: T) {
  return settled((value): z.output<T> | null => {
    if (!isPlainObject(value) || Object.keys(value).length === 0) return null;
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : null;
  });
}

/** An object that may be `[]`, null or missing: its fields are then read as missing, each with its own default. */
export function looseObject<T extends z.ZodRawShape>(shape: T) {
  return z.preprocess((value) => (isPlainObject(value) ? value : {}), z.object(shape));
}

/** A string-to-string map; empty PHP arrays become `{}`, non-scalar values are left out. */
export const stringMap = settled((value): Record<string, string> => {
  if (!isPlainObject(value)) return {};
  const entries = Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'string' || typeof entry === 'number' ? [[key, String(entry)] as const] : [],
  );
  return Object.fromEntries(entries);
});
