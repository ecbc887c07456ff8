// @ts-check

/* The configuration derived from the variables. Plain JavaScript, because both the shop and `npm start` load it. */

/**
 * @template {string} [Id=string]
 * @typedef {ReturnType<typeof import('./parse-environment.mjs').parseEnvironment<Id>>} Variables
 */

const DEFAULT_STOREFRONT = 'oculos';

/**
 * Configuration of the server; .env.example describes the variables.
 * @template {string} Id
 * @typedef {object} Configuration
 * @property {string} storeApiUrl base of the platform's API: the part before `/v2/front`, without a trailing
 * slash
 * @property {string} storeAppToken value of the `App-Token` header; must never reach a browser
 * @property {string} storeSiteUrl origin that hosts /checkout and /minha-conta
 * @property {string} siteUrl public origin of this shop
 * @property {readonly string[] | null} knownHosts host names for which the shop accepts requests; null for
 * any
 * @property {string | undefined} reviewsApiUrl base of the reviews service's API, whose sections are hidden
 * without it: `GET {reviewsApiUrl}/store_reviews?limit=7&min_rating=5` and `GET
 * {reviewsApiUrl}/products/{id}?limit=7`
 * @property {string | undefined} reviewsApiToken secret of the reviews service; must never reach a browser
 * @property {string | undefined} reviewsWidgetUrl script of the reviews widget, for a shop without
 * `reviewsApiUrl`
 * @property {string | undefined} blogApiUrl origin or folder of the WordPress blog
 * @property {Id | null} storefront id of the shipped storefront; null if none is chosen
 * @property {string | null} storefrontFile data of a custom shop; wins over `storefront`
 * @property {boolean} sessionCookieScript whether JavaScript can read the session cookie
 * @property {readonly string[]} pictureOrigins sources of pictures in addition to the shop's own hosts. Pages
 * show pictures from all of them; the shop itself fetches only from complete origins
 * @property {readonly string[]} tagOrigins hosts that a tag manager's tags may use, in addition to Google's
 * @property {boolean} socialFeed whether the platform stores the posts of a social feed as banners
 * @property {boolean} designSystem whether /design-system exists in production
 * @property {boolean} exitPopup whether shoppers who leave see a campaign with a coupon
 * @property {number | undefined} orderDiscountFrom total (BRL) from which the platform takes 10% off an order
 * @property {boolean} agents whether shopping agents may search, fill carts and read pages as Markdown
 * @property {number} trustedHops number of proxies in front of the shop that write X-Forwarded-For
 * @property {number} rateLimitFactor factor by which the rate limits are multiplied
 * @property {import('./page-policy.mjs').PagePolicy} pagePolicy how a page's Content-Security-Policy allows
 * its scripts
 */

/**
 * The default is the demo brand, which must not appear on another shop's platform: with STORE_API_URL there is none.
 * @template {string} Id
 * @param {Variables<Id>} variables
 */
const defaultStorefront = ({ STORE_API_URL }) =>
  STORE_API_URL === undefined ? /** @type {Id} */ (DEFAULT_STOREFRONT) : null;

/**
 * The hosts for which the shop accepts requests; null for any.
 * @param {string | undefined} siteUrl
 * @param {readonly string[] | undefined} others
 */
function knownHosts(siteUrl, others) {
  if (siteUrl === undefined && others === undefined) return null;
  const own = siteUrl === undefined ? [] : [new URL(siteUrl).hostname];
  return [...own, ...(others ?? []).map((name) => name.toLowerCase())];
}

/**
 * Origin of the embedded store for browsers. If SITE_URL is an address of this machine, such as
 * http://192.168.0.10:3000, the store has the same host, so that a phone in the network reaches both.
 * @param {Variables<string>} variables
 */
function embeddedStoreUrl({ STORE_PUBLIC_URL, SITE_URL, PORT, STORE_PORT }) {
  if (STORE_PUBLIC_URL !== undefined) return STORE_PUBLIC_URL;
  const site = new URL(SITE_URL ?? 'http://localhost');
  const isThisMachine = site.protocol === 'http:' && site.port === String(PORT);
  return `http://${isThisMachine ? site.hostname : 'localhost'}:${STORE_PORT}`;
}

/**
 * @template {string} Id
 * @param {Variables<Id>} variables
 * @returns {Configuration<Id>}
 */
export function toConfiguration(variables) {
  const storeApiUrl = variables.STORE_API_URL ?? `http://localhost:${variables.STORE_PORT}/api`;
  const storeOrigin = new URL(storeApiUrl).origin;
  const storeSiteUrl =
    variables.STORE_SITE_URL ??
    (variables.STORE_API_URL === undefined ? embeddedStoreUrl(variables) : storeOrigin);
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
    rateLimitFactor: variables.RATE_LIMIT_FACTOR,
    agents: variables.AGENTS === '1',
    pagePolicy: variables.PAGE_POLICY,
  };
}

/**
 * How the server runs and is monitored. These values never change a page.
 * @typedef {object} Operations
 * @property {string | null} redisUrl store shared by several instances; null for a single instance
 * @property {string | null} pageCacheKey secret with which instances sign shared pages; null if no pages are
 * shared
 * @property {boolean} agentsProcess whether a separate process serves agents
 * @property {string | null} agentsKey secret that encrypts agents' carts; null to create one for this
 * installation
 * @property {string | null} opsToken token for /_ops/purge; null disables it
 * @property {string | null} metricsToken token for /metrics; null disables it
 * @property {number | null} memoryLimitMb memory use above which the shop sends only stored pages; null for a
 * share of the available memory
 * @property {readonly import('./framework-tuning.mjs').TuningName[]} frameworkTuning tunings that are on
 * @property {number} port port of the shop
 * @property {string | null} listenAddress address of this machine at which the shop listens; null for all
 * addresses
 * @property {Variables['LOG_LEVEL']} logLevel lowest level that is logged
 * @property {string | null} tracesUrl collector of traces; null to send none
 * @property {number} tracedShare share of requests that are traced, 0 to 1
 */

/**
 * @param {Variables} variables
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
