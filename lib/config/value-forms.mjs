// @ts-check
import { z } from 'zod';
import { parseTuning, TUNING } from './framework-tuning.mjs';
import { PAGE_POLICIES } from './page-policy.mjs';

/* Allowed formats of variables. Their error messages complete the sentence 'NAME must be …'. */

const MAX_LISTED = 20;

/** @param {unknown} value */
const quote = (value) => `"${String(value).replace(/\/\/([^/@:]*):[^@]*@/, '//$1:***@')}"`;

/** @param {string} form */
const mustBe = (form) => ({
  /** @param {{ input?: unknown }} issue */
  error: ({ input }) => `${form}, but it is ${quote(input)}`,
});

/** @param {string} value */
const isHttpUrl = (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
/** @param {string} value */
const isOrigin = (value) => isHttpUrl(value) && new URL(value).origin === value;

// A host name, optionally with all its subdomains. It cannot end a directive or match every host.
const HOST = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,63}';
const THIRD_PARTY_ORIGIN = new RegExp(`^https://(?:\\*\\.)?${HOST}(?::\\d{1,5})?$`, 'i');
/** Whether a page policy may contain it: an https origin, or all its subdomains. @param {string} value */
export const isThirdPartyOrigin = (value) => THIRD_PARTY_ORIGIN.test(value);

/**
 * Allowed sources of pictures: an origin, all https subdomains of a host, or `https:` for any host. It cannot
 * end a directive.
 * @param {string} value
 */
export const isPictureSource = (value) =>
  value === 'https:' ||
  isThirdPartyOrigin(value) ||
  (isOrigin(value) && /^https?:\/\/[\w.:[\]-]+$/.test(value));

// Also allows a single label, such as a service name in a container network.
const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
/** @param {string} value */
export const isHostName = (value) => HOST_NAME.test(value);

/** @param {string} example */
export const httpUrl = (example) =>
  z
    .string()
    .refine(isHttpUrl, mustBe(`an address that starts with http:// or https:// (for example ${example})`))
    .transform((value) => value.replace(/\/+$/, ''));

/** An address to which the paths of calls are appended. @param {string} example */
export const baseUrl = (example) =>
  httpUrl(example).refine(
    (value) => /^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/i.test(value),
    mustBe('an address without a user, a query and a fragment'),
  );

/** @param {string} example */
export const origin = (example) =>
  httpUrl(example)
    .transform((value) => new URL(value).href.replace(/\/$/, ''))
    .refine(isOrigin, mustBe(`an origin without a path (for example ${example})`));

export const apiUrl = baseUrl('https://www.loja.com.br/api').refine((value) => !value.endsWith('/v2/front'), {
  error: ({ input }) =>
    `the part before /v2/front: set STORE_API_URL=${String(input).slice(0, -'/v2/front'.length)}`,
});

/** Sent as the value of an HTTP header; may be a secret, so messages do not repeat it. */
export const headerValue = z
  .string()
  .regex(/^[\x21-\x7e]+$/, { error: 'printable ASCII characters without blanks' });

const REDIS_EXAMPLE = 'redis://user:secret@localhost:6379/0';
export const redisUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol),
    mustBe(`an address that starts with redis:// or rediss:// (for example ${REDIS_EXAMPLE})`),
  );

/** Long enough that it cannot be guessed. */
export const token = headerValue.min(16, { error: 'at least 16 characters' });

const LOG_LEVELS = /** @type {const} */ (['error', 'warn', 'info']);
export const logLevel = z.enum(LOG_LEVELS, mustBe(`${LOG_LEVELS.join(', ')}, or unset`));

export const share = z
  .string()
  .regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/, mustBe('a number from 0 to 1, such as 0.1'))
  .transform(Number);

/** @param {string} examples @param {(value: string) => boolean} isOne */
export const listOf = (examples, isOne) =>
  z
    .string()
    .transform((value) => [...new Set(value.split(/[\s,]+/).filter(Boolean))])
    .superRefine((values, context) => {
      const wrong = values.find((value) => !isOne(value));
      const expected = `at most ${MAX_LISTED} ${examples}, separated by commas`;
      if (wrong !== undefined)
        context.addIssue({ code: 'custom', message: `${expected}, but one is ${quote(wrong)}` });
      else if (values.length > MAX_LISTED) context.addIssue({ code: 'custom', message: expected });
    });

export const flag = z.enum(['0', '1'], mustBe('0 or 1, or unset'));

/** @param {number} min @param {number} max @param {string} what */
export const integer = (min, max, what) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
      mustBe(`${what} from ${min} to ${max}`),
    )
    .transform(Number);

export const tuning = z.string().transform((value, context) => {
  const names = parseTuning(value);
  if (names !== null) return names;
  const message = `all, off, or some of ${TUNING.join(', ')}, separated by commas, but it is ${quote(value)}`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

export const pagePolicy = z.enum(PAGE_POLICIES, mustBe(`one of ${PAGE_POLICIES.join(', ')}`));

export const port = integer(1, 65535, 'a port number');

export const ipAddress = z.union(
  [z.ipv4(), z.ipv6()],
  mustBe('an IP address of this machine such as 127.0.0.1'),
);

/**
 * @template {string} Id
 * @param {readonly Id[]} ids
 * @returns {z.ZodType<Id>}
 */
export const storefrontIn = (ids) =>
  z.custom((value) => ids.some((id) => id === value), mustBe(`${[...ids].sort().join(' or ')}, or unset`));
