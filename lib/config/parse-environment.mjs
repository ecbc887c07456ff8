// @ts-check
import { z } from 'zod';
import { parseTuning, TUNING } from './framework-tuning.mjs';
import { PAGE_POLICIES } from './page-policy.mjs';

/*
 * Allowed values of the variables, and the configuration that follows from them. Plain JavaScript, because both the
 * shop and `npm start` load it.
 */

/** The configuration holds something else than it must; the message has one sentence for each fault. */
export class ConfigurationError extends Error {
  /** @override */
  name = 'ConfigurationError';
}

const DEFAULT_PORT = 3000;
const DEFAULT_STORE_PORT = 4000;
const DEFAULT_STOREFRONT = 'oculos';
const MAX_LISTED = 20;
const MAX_REAIS = 1_000_000;
const MAX_HOPS = 10;
const MEMORY_MB = { min: 64, max: 1_000_000 };

/** @param {unknown} value */
const quote = (value) => `"${String(value).replace(/\/\/([^/@:]*):[^@]*@/, '//$1:***@')}"`;

/** @param {string} value */
const isHttpUrl = (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
/** @param {string} value */
const isOrigin = (value) => isHttpUrl(value) && new URL(value).origin === value;

// A host by its name, perhaps all hosts below it: nothing that ends a directive or matches every host.
const HOST = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,63}';
const THIRD_PARTY_ORIGIN = new RegExp(`^https://(?:\\*\\.)?${HOST}(?::\\d{1,5})?$`, 'i');
/**
 * Whether a policy of pages may name it: an https origin, or all hosts below one.
 * @param {string} value
 */
export const isThirdPartyOrigin = (value) => THIRD_PARTY_ORIGIN.test(value);

/**
 * Where pictures may be: an origin, all https hosts below one, or `https:` for anywhere. Nothing that ends a directive.
 * @param {string} value
 */
const isPictureSource = (value) =>
  value === 'https:' ||
  isThirdPartyOrigin(value) ||
  (isOrigin(value) && /^https?:\/\/[\w.:[\]-]+$/.test(value));

// A single label too, as the services of a container network have.
const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
/** @param {string} value */
const isHostName = (value) => HOST_NAME.test(value);

/** @param {string} example */
const httpUrl = (example) =>
  z
    .string()
    .refine(isHttpUrl, {
      error: ({ input }) =>
        `an address that starts with http:// or https:// (for example ${example}), but it is ${quote(input)}`,
    })
    .transform((value) => value.replace(/\/+$/, ''));

/** @param {string} example */
const origin = (example) => httpUrl(example).transform((value) => new URL(value).origin);

const apiUrl = httpUrl('https://www.loja.com.br/api').refine((value) => !value.endsWith('/v2/front'), {
  error: ({ input }) =>
    `the part before /v2/front: set STORE_API_URL=${String(input).slice(0, -'/v2/front'.length)}`,
});

/** Sent as the value of an HTTP header; may be a secret, so it is not repeated. */
const headerValue = z
  .string()
  .regex(/^[\x21-\x7e]+$/, { error: 'printable ASCII characters without blanks' });

const REDIS_EXAMPLE = 'redis://user:secret@localhost:6379/0';
const redisUrl = z
  .string()
  .refine((value) => URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol), {
    error: ({ input }) =>
      `an address that starts with redis:// or rediss:// (for example ${REDIS_EXAMPLE}), but it is ${quote(input)}`,
  });

/** Long enough that it cannot be guessed. */
const token = headerValue.min(16, { error: 'at least 16 characters' });

const LOG_LEVELS = /** @type {const} */ (['error', 'warn', 'info']);

/** @param {string} examples @param {(value: string) => boolean} isOne */
const listOf = (examples, isOne) =>
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

const flag = z.enum(['0', '1'], { error: ({ input }) => `0 or 1, or unset, but it is ${quote(input)}` });

/** @param {number} min @param {number} max @param {string} what */
const integer = (min, max, what) =>
  z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: ({ input }) => `${what} from ${min} to ${max}, but it is ${quote(input)}`,
    })
    .transform(Number);

const tuning = z.string().transform((value, context) => {
  const names = parseTuning(value);
  if (names !== null) return names;
  const message = `all, off, or some of ${TUNING.join(', ')}, separated by commas, but it is ${quote(value)}`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const pagePolicy = z.enum(PAGE_POLICIES, {
  error: ({ input }) => `one of ${PAGE_POLICIES.join(', ')}, but it is ${quote(input)}`,
});

const port = integer(1, 65535, 'a port number');

const ipAddress = z.union([z.ipv4(), z.ipv6()], {
  error: ({ input }) => `an IP address of this machine such as 127.0.0.1, but it is ${quote(input)}`,
});

/**
 * @template {string} Id
 * @param {readonly Id[]} ids
 * @returns {z.ZodType<Id>}
 */
const storefrontIn = (ids) =>
  z.custom((value) => ids.some((id) => id === value), {
    error: ({ input }) => `${[...ids].sort().join(' or ')}, or unset, but it is ${quote(input)}`,
  });

/**
 * @template {string} Id
 * @param {readonly Id[]} storefronts
 */
const schemaFor = (storefronts) =>
  z.object({
    STORE_API_URL: apiUrl.optional(),
    STORE_APP_TOKEN: headerValue.default('wapstore'),
    STORE_SITE_URL: origin('https://www.loja.com.br').optional(),
    SITE_URL: origin('https://www.otica.com.br').optional(),
    ALLOWED_HOSTS: listOf('names of hosts such as loja.com.br', isHostName).optional(),
    STOREFRONT: storefrontIn(storefronts).optional(),
    STOREFRONT_FILE: z.string().optional(),
    REVIEWS_API_URL: httpUrl('https://avaliacoes.exemplo.com.br/api').optional(),
    REVIEWS_API_TOKEN: headerValue.optional(),
    REVIEWS_WIDGET_URL: httpUrl('https://avaliacoes.exemplo.com.br/widget.js').optional(),
    BLOG_API_URL: httpUrl('https://blog.exemplo.com.br').optional(),
    SESSION_COOKIE_SCRIPT: flag.default('0'),
    EXIT_POPUP: flag.default('0'),
    ORDER_DISCOUNT_FROM: integer(1, MAX_REAIS, 'a number of reais').optional(),
    SOCIAL_FEED: flag.optional(),
    DESIGN_SYSTEM: flag.default('0'),
    PICTURE_ORIGINS: listOf(
      'origins such as https://fotos.loja.com.br or https://*.exemplo.com, or https:',
      isPictureSource,
    ).optional(),
    TAG_ORIGINS: listOf(
      'origins such as https://connect.facebook.net or https://*.clarity.ms',
      isThirdPartyOrigin,
    ).optional(),
    TRUSTED_HOPS: integer(0, MAX_HOPS, 'a number of proxies').default(0),
    REDIS_URL: redisUrl.optional(),
    PAGE_CACHE_KEY: headerValue.min(32, { error: 'at least 32 characters' }).optional(),
    AGENTS: flag.default('1'),
    AGENTS_PROCESS: flag.default('1'),
    AGENTS_KEY: headerValue.min(32, { error: 'at least 32 characters' }).optional(),
    OPS_TOKEN: token.optional(),
    METRICS_TOKEN: token.optional(),
    MEMORY_LIMIT_MB: integer(MEMORY_MB.min, MEMORY_MB.max, 'a number of megabytes').optional(),
    PAGE_POLICY: pagePolicy.default('hashes'),
    FRAMEWORK_TUNING: tuning.default(TUNING),
    LOG_LEVEL: z
      .enum(LOG_LEVELS, {
        error: ({ input }) => `${LOG_LEVELS.join(', ')}, or unset, but it is ${quote(input)}`,
      })
      .default('warn'),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl('http://localhost:4318').optional(),
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/, {
        error: ({ input }) => `a number from 0 to 1, such as 0.1, but it is ${quote(input)}`,
      })
      .transform(Number)
      .default(1),
    PORT: port.default(DEFAULT_PORT),
    LISTEN_ADDRESS: ipAddress.optional(),
    STORE_PORT: port.default(DEFAULT_STORE_PORT),
  });

/** @param {string | undefined} value Empty and blank values count as unset. */
const trimmed = (value) => value?.trim() || undefined;

/**
 * The variables with their values checked and converted.
 * @template {string} Id
 * @param {Record<string, string | undefined>} env
 * @param {readonly Id[]} storefronts values that STOREFRONT may have
 * @throws {ConfigurationError} with a sentence for each wrong value
 */
export function parseEnvironment(env, storefronts) {
  const values = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, trimmed(value)]));
  const parsed = schemaFor(storefronts).safeParse(values);
  if (parsed.success) return parsed.data;
  const messages = parsed.error.issues.map(({ path, message }) => `${path.join('.')} must be ${message}.`);
  throw new ConfigurationError(messages.join('\n'));
}

/**
 * Configuration of the server; .env.example describes the variables.
 * @template {string} Id
 * @typedef {object} Configuration
 * @property {string} storeApiUrl base of the platform's API, before `/v2/front`, without a slash at the end
 * @property {string} storeAppToken value of the `App-Token` header; must never reach a browser
 * @property {string} storeSiteUrl origin that hosts /checkout and /minha-conta
 * @property {string} siteUrl public origin of this shop
 * @property {readonly string[] | null} knownHosts host names that the shop answers to; null for any
 * @property {string | undefined} reviewsApiUrl a block whose service is undefined does not show:
 *   `GET {reviewsApiUrl}/store_reviews?limit=7&min_rating=5` and `GET {reviewsApiUrl}/products/{id}?limit=7`
 * @property {string | undefined} reviewsApiToken secret of the reviews service; must never reach a browser
 * @property {string | undefined} reviewsWidgetUrl script of the reviews widget, for a shop whose server reads no service
 * @property {string | undefined} blogApiUrl origin or folder of the WordPress blog
 * @property {Id | null} storefront which of the shipped shops this is; null for a shop that has not said who it is
 * @property {string | null} storefrontFile data of a custom shop; wins over `storefront`
 * @property {boolean} sessionCookieScript whether the session cookie stays readable by script
 * @property {readonly string[]} pictureOrigins sources of pictures in addition to the shop's own hosts: the shop fetches from
 *   those that are whole origins, pages show what any of them has
 * @property {readonly string[]} tagOrigins hosts that a tag manager's tags may use, in addition to Google's
 * @property {boolean} socialFeed whether the platform keeps the posts of a social feed among its banners
 * @property {boolean} designSystem whether /design-system exists in production
 * @property {boolean} exitPopup whether leaving shoppers are shown a campaign with a coupon
 * @property {number | undefined} orderDiscountFrom total (BRL) from which the platform takes 10% off an order
 * @property {boolean} agents whether shopping agents may search, fill carts and read pages as Markdown
 * @property {number} trustedHops how many proxies in front of the shop write X-Forwarded-For
 * @property {import('./page-policy.mjs').PagePolicy} pagePolicy what lets the scripts of a page run
 */

/**
 * Somebody else's platform is not published under the name of the shop that comes with this code.
 * @template {string} Id
 * @param {ReturnType<typeof parseEnvironment<Id>>} variables
 */
const defaultStorefront = ({ STORE_API_URL }) =>
  STORE_API_URL === undefined ? /** @type {Id} */ (DEFAULT_STOREFRONT) : null;

/**
 * The hosts that the shop answers to; null when any may ask.
 * @param {string | undefined} siteUrl
 * @param {readonly string[] | undefined} others
 */
function knownHosts(siteUrl, others) {
  if (siteUrl === undefined && others === undefined) return null;
  const own = siteUrl === undefined ? [] : [new URL(siteUrl).hostname];
  return [...own, ...(others ?? []).map((name) => name.toLowerCase())];
}

/**
 * @template {string} Id
 * @param {ReturnType<typeof parseEnvironment<Id>>} variables
 * @returns {Configuration<Id>}
 */
export function toConfiguration(variables) {
  const storeApiUrl = variables.STORE_API_URL ?? `http://localhost:${variables.STORE_PORT}/api`;
  const storeOrigin = new URL(storeApiUrl).origin;
  const storeSiteUrl = variables.STORE_SITE_URL ?? storeOrigin;
  return {
    storeApiUrl,
    storeAppToken: variables.STORE_APP_TOKEN,
    storeSiteUrl,
    siteUrl: variables.SITE_URL ?? `http://localhost:${variables.PORT}`,
    knownHosts: knownHosts(variables.SITE_URL, variables.ALLOWED_HOSTS),
    reviewsApiUrl: variables.REVIEWS_API_URL,
    reviewsApiToken: variables.REVIEWS_API_TOKEN,
    reviewsWidgetUrl: variables.REVIEWS_API_URL === undefined ? variables.REVIEWS_WIDGET_URL : undefined,
    blogApiUrl: variables.BLOG_API_URL,
    storefront: variables.STOREFRONT ?? defaultStorefront(variables),
    storefrontFile: variables.STOREFRONT_FILE ?? null,
    sessionCookieScript: variables.SESSION_COOKIE_SCRIPT === '1',
    pictureOrigins: [...new Set([storeOrigin, storeSiteUrl, ...(variables.PICTURE_ORIGINS ?? [])])],
    tagOrigins: variables.TAG_ORIGINS ?? [],
    exitPopup: variables.EXIT_POPUP === '1',
    orderDiscountFrom: variables.ORDER_DISCOUNT_FROM,
    socialFeed: variables.SOCIAL_FEED === '1',
    designSystem: variables.DESIGN_SYSTEM === '1',
    trustedHops: variables.TRUSTED_HOPS,
    agents: variables.AGENTS === '1',
    pagePolicy: variables.PAGE_POLICY,
  };
}

/**
 * How the server is run and watched; nothing of it changes a page.
 * @typedef {object} Operations
 * @property {string | null} redisUrl what several instances share; null for an instance alone
 * @property {string | null} pageCacheKey secret by which instances know shared pages as their own; null shares none
 * @property {boolean} agentsProcess whether a separate process answers agents
 * @property {string | null} agentsKey secret that seals agents' carts; null for one of this installation
 * @property {string | null} opsToken token for /_ops/purge; null disables it
 * @property {string | null} metricsToken token for /metrics; null disables it
 * @property {number | null} memoryLimitMb memory from which only stored pages are sent; null for a share of what there is
 * @property {readonly import('./framework-tuning.mjs').TuningName[]} frameworkTuning what is faster than plain Next
 * @property {number} port port of the shop
 * @property {string | null} listenAddress address of this machine at which the shop listens; null for all of them
 * @property {(typeof LOG_LEVELS)[number]} logLevel the least important lines that are logged
 * @property {string | null} tracesUrl collector of traces; null sends none
 * @property {number} tracedShare share of requests that are traced, 0 to 1
 */

/**
 * @param {ReturnType<typeof parseEnvironment<string>>} variables
 * @returns {Operations}
 */
export const toOperations = (variables) => ({
  redisUrl: variables.REDIS_URL ?? null,
  pageCacheKey: variables.PAGE_CACHE_KEY ?? null,
  agentsProcess: variables.AGENTS_PROCESS === '1',
  agentsKey: variables.AGENTS_KEY ?? variables.PAGE_CACHE_KEY ?? null,
  opsToken: variables.OPS_TOKEN ?? null,
  metricsToken: variables.METRICS_TOKEN ?? null,
  memoryLimitMb: variables.MEMORY_LIMIT_MB ?? null,
  frameworkTuning: variables.FRAMEWORK_TUNING,
  port: variables.PORT,
  listenAddress: variables.LISTEN_ADDRESS ?? null,
  logLevel: variables.LOG_LEVEL,
  tracesUrl: variables.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  tracedShare: variables.OTEL_TRACES_SAMPLER_ARG,
});
