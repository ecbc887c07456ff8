/* Every variable of the configuration, in the order of .env.example. Plain JavaScript without imports, because `npm
   start` loads it before any dependency is installed. parse-environment.mjs has the format of each value. */

/** @typedef {{ name: string, meaning: string, default: string }} Variable */

/** @type {readonly Variable[]} */
export const VARIABLES = [
  {
    name: 'STORE_API_URL',
    meaning:
      "Base of the platform's API: the part before /v2/front, such as https://www.loja.com.br/api. If set, the embedded store does not start",
    default: 'the embedded store',
  },
  {
    name: 'STORE_APP_TOKEN',
    meaning: 'Value of the App-Token header; never reaches a browser',
    default: 'wapstore',
  },
  {
    name: 'STORE_SITE_URL',
    meaning: 'Origin of the pages /checkout and /minha-conta',
    default: 'the origin of STORE_API_URL, or STORE_PUBLIC_URL',
  },
  {
    name: 'SITE_URL',
    meaning:
      'Public origin of this shop, for canonical addresses, the sitemap and social tags; requests for other hosts get 421',
    default: 'http://localhost:$PORT',
  },
  {
    name: 'ALLOWED_HOSTS',
    meaning:
      'Additional hosts to accept, separated by commas, besides the one in SITE_URL, localhost and IP addresses',
    default: 'any host if SITE_URL is not set, otherwise none',
  },
  {
    name: 'STOREFRONT',
    meaning: "Built-in storefront, oculos or maquinas; also selects the embedded store's catalogue",
    default: 'oculos; with your own platform, neutral texts and no seller',
  },
  {
    name: 'STOREFRONT_FILE',
    meaning:
      'File with the name, seller, logo, colours and texts of your own shop, written by npm run new-storefront; see lib/config/storefronts/README.md',
    default: 'the storefront in STOREFRONT',
  },
  {
    name: 'REVIEWS_API_URL',
    meaning:
      'Reviews service: GET /store_reviews?limit&min_rating and GET /products/{id}?limit. With your own platform, its sections are hidden if it is not configured or fails',
    default: "the embedded store's",
  },
  {
    name: 'REVIEWS_API_TOKEN',
    meaning: 'Bearer token for the reviews service',
    default: "the embedded store's",
  },
  {
    name: 'REVIEWS_WIDGET_URL',
    meaning:
      "Script of a reviews service's widget on product pages, for a shop without REVIEWS_API_URL; the storefront file describes what the widget needs",
    default: "the embedded store's",
  },
  {
    name: 'BLOG_API_URL',
    meaning: 'WordPress blog whose posts are at /wp-json/wp/v2/posts',
    default: "the embedded store's",
  },
  {
    name: 'SESSION_COOKIE_SCRIPT',
    meaning: "1 lets JavaScript read the session cookie, which some platforms' checkouts need",
    default: 'off',
  },
  {
    name: 'EXIT_POPUP',
    meaning:
      "1 shows the platform's campaign banner-popup, with its coupon, to shoppers who are about to leave; once per session",
    default: 'off',
  },
  {
    name: 'ORDER_DISCOUNT_FROM',
    meaning:
      'Order value in reais from which the platform deducts 10%; the cart shows how much is missing, or that the value is reached',
    default: 'no message',
  },
  {
    name: 'SOCIAL_FEED',
    meaning:
      '1 shows the posts of a social feed on the home page, which the platform stores as banners-home-social; 0 leaves them out',
    default: 'off; on with the embedded store',
  },
  {
    name: 'DESIGN_SYSTEM',
    meaning: '1 serves /design-system in production; npm run dev always serves it',
    default: 'off',
  },
  {
    name: 'PICTURE_ORIGINS',
    meaning:
      "Additional origins of the platform's pictures, separated by commas, such as https://fotos.exemplo.com or https://*.exemplo.com, for pages and link previews; https: allows all origins on pages",
    default: "the store's own hosts and their subdomains",
  },
  {
    name: 'TAG_ORIGINS',
    meaning:
      "Additional https origins for a tag manager's tags, separated by commas, such as https://connect.facebook.net or https://*.exemplo.com; only used if the shop has a container",
    default: "only Google's tag hosts",
  },
  {
    name: 'TRUSTED_HOPS',
    meaning:
      "Number of proxies in front of the shop that write X-Forwarded-For. Rate limits apply to the address that the first of these proxies saw; with 0, to the connection's address",
    default: '0',
  },
  {
    name: 'RATE_LIMIT_FACTOR',
    meaning:
      'Multiplies the rate limits (lib/gateway/rate-limit.ts), 1 to 1000, if many shoppers share an address or a proxy already limits them',
    default: '1',
  },
  {
    name: 'REDIS_URL',
    meaning:
      'Redis or Valkey that all instances of the shop share, such as redis://user:secret@localhost:6379/0. It holds finished pages, rate limits, not-found responses and purges',
    default: 'each instance has its own data',
  },
  {
    name: 'PAGE_CACHE_KEY',
    meaning:
      'Secret of at least 32 characters with which instances sign pages in Redis and on disk, the same for all instances. openssl rand -hex 32 creates one. Without it, instances share no pages',
    default: 'a key in .next/cache, for the pages on disk',
  },
  {
    name: 'AGENTS',
    meaning:
      '0 turns shopping agents off, which can search the catalogue, fill carts and read pages as Markdown; see docs/agents.md',
    default: 'on',
  },
  {
    name: 'AGENTS_PROCESS',
    meaning:
      "0 handles agents in the shop's process, which saves 60 to 100 MB but makes shoppers wait for agents; otherwise a process of lower priority starts with their first call",
    default: 'on',
  },
  {
    name: 'AGENTS_KEY',
    meaning:
      "Secret of at least 32 characters that encrypts the ids of agents' carts, the same for all instances. openssl rand -hex 32 creates one",
    default: 'PAGE_CACHE_KEY, or a key in .next/cache',
  },
  {
    name: 'OPS_TOKEN',
    meaning:
      'Bearer token for purging pages, at least 16 characters; without it, POST /_ops/purge returns 404',
    default: 'off',
  },
  {
    name: 'METRICS_TOKEN',
    meaning:
      'Bearer token for reading /metrics, at least 16 characters; without it, /metrics returns 404 and nothing is measured',
    default: 'off',
  },
  {
    name: 'MEMORY_LIMIT_MB',
    meaning:
      'Memory of the process in megabytes above which only stored pages, files and probes are sent; other requests get 503',
    default: "80% of the machine's or container's memory",
  },
  {
    name: 'FRAMEWORK_TUNING',
    meaning:
      'Tunings that make the shop faster than plain Next: all, off, or names from lib/framework/README.md separated by commas; the same value for build and start',
    default: 'all',
  },
  {
    name: 'PAGE_POLICY',
    meaning:
      'How a page allows its scripts: hashes; on a host that runs Next without our page cache handler, nonce, or inline if the host caches pages; the same value for build and start',
    default: 'hashes',
  },
  {
    name: 'LOG_LEVEL',
    meaning: 'Lowest level that is logged: error, warn or info; info logs every response',
    default: 'warn',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    meaning:
      'Collector of traces by OTLP over HTTP, such as http://localhost:4318. OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES name the shop in them',
    default: 'no traces',
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    meaning: 'Share of requests that are traced, 0 to 1',
    default: '1',
  },
  {
    name: 'PORT',
    meaning: 'Port of the shop',
    default: '3000',
  },
  {
    name: 'LISTEN_ADDRESS',
    meaning: 'IP address on which the shop listens, such as 127.0.0.1 if nginx is on the same machine',
    default: 'all addresses',
  },
  {
    name: 'STORE_PORT',
    meaning: 'Port of the embedded store',
    default: '4000',
  },
  {
    name: 'DATABASE_URL',
    meaning:
      'PostgreSQL database to use instead of the built-in PGlite, such as postgres://user:secret@localhost:5432/loja',
    default: 'PGlite',
  },
  {
    name: 'STORE_DATA_DIR',
    meaning: "Folder for PGlite's data",
    default: './data/store',
  },
  {
    name: 'STORE_PICTURE_DIR',
    meaning: 'Folder for resized pictures, which are kept between starts',
    default: 'a cache in node_modules',
  },
  {
    name: 'STORE_PRODUCTS',
    meaning: 'Number of products in the invented catalogue, 100 to 100,000',
    default: 'the number in the database, or 192',
  },
  {
    name: 'STORE_PUBLIC_URL',
    meaning: 'Origin of the embedded store in links and pictures',
    default: 'http://localhost:$STORE_PORT, or the host of SITE_URL if its port is PORT',
  },
  {
    name: 'STORE_FREE_SHIPPING_FROM',
    meaning: 'Order value in reais from which express delivery is free; 0 means always',
    default: '0',
  },
];
