// @ts-check
import { z } from 'zod';
import { TUNING } from './framework-tuning.mjs';
import {
  apiUrl,
  baseUrl,
  flag,
  headerValue,
  httpUrl,
  integer,
  ipAddress,
  isHostName,
  isPictureSource,
  isThirdPartyOrigin,
  listOf,
  logLevel,
  origin,
  pagePolicy,
  port,
  redisUrl,
  share,
  storefrontIn,
  token,
  tuning,
} from './value-forms.mjs';

/* The validated environment variables. Plain JavaScript, because both the shop and `npm start` load it. */

/** The configuration is invalid; the message has one sentence per error. */
export class ConfigurationError extends Error {
  /** @override */
  name = 'ConfigurationError';
}

const DEFAULT_PORT = 3000;
const DEFAULT_STORE_PORT = 4000;
const MAX_REAIS = 1_000_000;
const MAX_HOPS = 10;
const MAX_FACTOR = 1_000;
const MEMORY_MB = { min: 64, max: 1_000_000 };

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
    REVIEWS_API_URL: baseUrl('https://avaliacoes.exemplo.com.br/api').optional(),
    REVIEWS_API_TOKEN: headerValue.optional(),
    REVIEWS_WIDGET_URL: httpUrl('https://avaliacoes.exemplo.com.br/widget.js').optional(),
    BLOG_API_URL: baseUrl('https://blog.exemplo.com.br').optional(),
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
    RATE_LIMIT_FACTOR: integer(1, MAX_FACTOR, 'a whole number').default(1),
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
    LOG_LEVEL: logLevel.default('warn'),
    OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl('http://localhost:4318').optional(),
    OTEL_TRACES_SAMPLER_ARG: share.default(1),
    PORT: port.default(DEFAULT_PORT),
    LISTEN_ADDRESS: ipAddress.optional(),
    STORE_PORT: port.default(DEFAULT_STORE_PORT),
    STORE_PUBLIC_URL: origin('http://192.168.0.10:4000').optional(),
  });

/**
 * Empty and blank values count as unset.
 * @param {string | undefined} value
 */
const trimmed = (value) => value?.trim() || undefined;

/**
 * The variables, validated and converted.
 * @template {string} Id
 * @param {Record<string, string | undefined>} env
 * @param {readonly Id[]} storefronts allowed values of STOREFRONT
 * @throws {ConfigurationError} with a sentence for each wrong value
 */
export function parseEnvironment(env, storefronts) {
  const values = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, trimmed(value)]));
  const parsed = schemaFor(storefronts).safeParse(values);
  if (parsed.success) return parsed.data;
  const messages = parsed.error.issues.map(({ path, message }) => `${path.join('.')} must be ${message}.`);
  throw new ConfigurationError(messages.join('\n'));
}
