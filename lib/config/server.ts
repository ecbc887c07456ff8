import { z } from 'zod';
import {
  DEFAULT_STOREFRONT,
  isStorefrontId,
  STOREFRONTS,
  type StorefrontId,
} from '@/lib/storefront/storefronts';

const httpUrl = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error: 'must be an http or https address such as https://www.loja.com.br',
  })
  .transform((value) => value.replace(/\/+$/, ''));

const origin = httpUrl.transform((value) => new URL(value).origin);

const port = z.coerce
  .number({ error: 'must be a port number such as 3000' })
  .int({ error: 'must be a port number such as 3000' })
  .min(1, { error: 'must be between 1 and 65535' })
  .max(65535, { error: 'must be between 1 and 65535' });

/** Sent as the value of an HTTP header, which cannot hold everything. */
const headerValue = z
  .string()
  .regex(/^[\x21-\x7e]+$/, { error: 'must be printable ASCII characters without blanks' });

const storefront = z.custom<StorefrontId>((value) => isStorefrontId(value), {
  error: `must be ${Object.keys(STOREFRONTS).join(' or ')}`,
});

const MAX_ORIGINS = 20;
/** A host of the web by its name, perhaps all hosts below it: nothing that ends a directive or stands for everything. */
const TAG_ORIGIN = /^https:\/\/(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}(?::\d{1,5})?$/i;

const isOrigin = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;

/** Several of a kind, separated by commas or blanks. */
const listOf = (isOne: (value: string) => boolean, error: string) =>
  z
    .string()
    .transform((value) => [...new Set(value.split(/[\s,]+/).filter(Boolean))])
    .refine((values) => values.length <= MAX_ORIGINS && values.every(isOne), { error })
    .default([]);

const tagOrigins = listOf(
  (value) => TAG_ORIGIN.test(value),
  `must be at most ${MAX_ORIGINS} https origins such as https://connect.facebook.net or https://*.clarity.ms, separated by commas`,
);
const pictureOrigins = listOf(
  isOrigin,
  `must be at most ${MAX_ORIGINS} origins such as https://fotos.loja.com.br, separated by commas`,
);

const schema = z.object({
  STORE_PORT: port.default(4000),
  STORE_API_URL: httpUrl.optional(),
  STORE_APP_TOKEN: headerValue.default('wapstore'),
  STORE_SITE_URL: origin.optional(),
  SITE_URL: origin.default('http://localhost:3000'),
  REVIEWS_API_URL: httpUrl.optional(),
  REVIEWS_API_TOKEN: headerValue.optional(),
  REVIEWS_WIDGET_URL: httpUrl.optional(),
  BLOG_API_URL: httpUrl.optional(),
  STOREFRONT: storefront.default(DEFAULT_STOREFRONT),
  SESSION_COOKIE_SCRIPT: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  PICTURE_ORIGINS: pictureOrigins,
  TAG_ORIGINS: tagOrigins,
  EXIT_POPUP: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
});

/** What the server knows about its surroundings; see the table in README.md. */
export type ServerConfig = {
  /** Base of the platform's API, before `/v2/front`, without a slash at the end. */
  storeApiUrl: string;
  /** Value of the `App-Token` header; must never reach a browser. */
  storeAppToken: string;
  /** Origin that hosts /checkout and /minha-conta. */
  storeSiteUrl: string;
  /** Public origin of this shop, for canonical addresses and social tags. */
  siteUrl: string;
  /**
   * Third parties; a block whose service is undefined does not show.
   * `GET {reviewsApiUrl}/store_reviews?limit=7&min_rating=5` (API-38) and `GET {reviewsApiUrl}/products/{id}?limit=7`
   * (API-42), both with `Authorization: Bearer {reviewsApiToken}`.
   */
  reviewsApiUrl: string | undefined;
  /** Secret of the reviews service; must never reach a browser. */
  reviewsApiToken: string | undefined;
  /** Address of the reviews widget's script (API-40). */
  reviewsWidgetUrl: string | undefined;
  /** Origin or folder of the WordPress blog; its posts are at `/wp-json/wp/v2/posts` (API-39). */
  blogApiUrl: string | undefined;
  /** Which shop this is. */
  storefront: StorefrontId;
  /** True when the session cookie must stay readable by script. */
  sessionCookieScript: boolean;
  /** Origins of the store whose pictures the shop may fetch, to draw those of link previews (SEO-08). */
  pictureOrigins: readonly string[];
  /** Hosts that a tag manager's tags may load from and send to, beside Google's own (TRACK-12). */
  tagOrigins: readonly string[];
  /** True when shoppers who are about to leave are shown a campaign with a coupon. */
  exitPopup: boolean;
};

/**
 * Reads the environment. Empty values and blanks count as unset.
 * @throws Error with one line per wrong variable that names it and says what it must be
 */
export function parseServerConfig(env: Record<string, string | undefined>): ServerConfig {
  const present = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => {
      const text = value?.trim() ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  );
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );
  }
  const { data } = parsed;
  const embeddedStore = `http://localhost:${data.STORE_PORT}`;
  const storeApiUrl = data.STORE_API_URL ?? `${embeddedStore}/api`;
  const storeSiteUrl = data.STORE_SITE_URL ?? new URL(storeApiUrl).origin;
  const standIns = data.STORE_API_URL === undefined ? standInsOf(embeddedStore) : undefined;
  return {
    storeApiUrl,
    storeAppToken: data.STORE_APP_TOKEN,
    storeSiteUrl,
    siteUrl: data.SITE_URL,
    reviewsApiUrl: data.REVIEWS_API_URL ?? standIns?.reviewsApiUrl,
    reviewsApiToken: data.REVIEWS_API_TOKEN ?? standIns?.reviewsApiToken,
    reviewsWidgetUrl: data.REVIEWS_WIDGET_URL ?? standIns?.reviewsWidgetUrl,
    blogApiUrl: data.BLOG_API_URL ?? standIns?.blogApiUrl,
    storefront: data.STOREFRONT,
    sessionCookieScript: data.SESSION_COOKIE_SCRIPT === '1',
    pictureOrigins: [...new Set([new URL(storeApiUrl).origin, storeSiteUrl, ...data.PICTURE_ORIGINS])],
    tagOrigins: data.TAG_ORIGINS,
    exitPopup: data.EXIT_POPUP === '1',
  };
}

/** What the embedded store offers in the place of the third parties. */
function standInsOf(embeddedStore: string) {
  const thirdParties = `${embeddedStore}/third-parties`;
  return {
    reviewsApiUrl: `${thirdParties}/reviews`,
    reviewsApiToken: 'demonstracao',
    reviewsWidgetUrl: `${thirdParties}/reviews/widget.js`,
    blogApiUrl: `${thirdParties}/blog`,
  };
}

let current: ServerConfig | undefined;

/** The process's configuration, parsed once. */
export function serverConfig(): ServerConfig {
  current ??= parseServerConfig(process.env);
  return current;
}

/** True while `next build` renders pages of its own: there is no build to store them for yet. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
