/* Every variable of the configuration, in the order of .env.example. Plain JavaScript without imports, because `npm
   start` loads it before any dependency is installed. parse-environment.mjs has the format of each value. */

/** @typedef {{ name: string, meaning: string, default: string }} Variable */

/** @type {readonly Variable[]} */
export const VARIABLES = [
  {
    name: 'STORE_API_URL',
    meaning:
      "Base of the platform's API, the part before /v2/front, for example https://www.loja.com.br/api; unset, npm start also starts the embedded store",
    default: 'the embedded store',
  },
  {
    name: 'STORE_APP_TOKEN',
    meaning: 'Value of the App-Token header; never leaves the server',
    default: 'wapstore',
  },
  {
    name: 'STORE_SITE_URL',
    meaning: 'Origin that hosts /checkout and /minha-conta',
    default: 'origin of STORE_API_URL',
  },
  {
    name: 'SITE_URL',
    meaning: 'Public origin of this shop, for canonical addresses, the sitemap and social tags',
    default: 'http://localhost:$PORT',
  },
  {
    name: 'ALLOWED_HOSTS',
    meaning:
      'Further hosts of the shop, separated by commas, in addition to that of SITE_URL, localhost and IP addresses; requests for others get 421',
    default: 'any host if SITE_URL is unset, else none',
  },
  {
    name: 'STOREFRONT',
    meaning:
      'Which of the two shops of lib/config/storefronts this is: oculos or maquinas (the embedded store follows)',
    default: 'oculos; with your own platform, neutral words and no seller',
  },
  {
    name: 'STOREFRONT_FILE',
    meaning:
      'Name, seller, logo, colours and words of your own shop: a file that npm run new-storefront writes; see lib/config/storefronts/README.md',
    default: 'the storefront of STOREFRONT',
  },
  {
    name: 'REVIEWS_API_URL',
    meaning:
      'Reviews service: GET /store_reviews?limit&min_rating and GET /products/{id}?limit; with your own platform, sections of a service that is not configured or fails are hidden',
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
      "Script of a reviews service's widget on product pages, without REVIEWS_API_URL; the storefront's file says what it needs",
    default: "the embedded store's",
  },
  {
    name: 'BLOG_API_URL',
    meaning: 'A WordPress blog; its posts are at /wp-json/wp/v2/posts',
    default: "the embedded store's",
  },
  {
    name: 'SESSION_COOKIE_SCRIPT',
    meaning: '1 leaves the session cookie readable by script, which some platform checkouts need',
    default: 'off',
  },
  {
    name: 'EXIT_POPUP',
    meaning:
      "1 shows shoppers who are about to leave the platform's campaign banner-popup with its coupon, once a session",
    default: 'off',
  },
  {
    name: 'ORDER_DISCOUNT_FROM',
    meaning:
      'From how many reais on the platform takes 10% off an order: the cart says how much is missing, or that it is reached',
    default: 'no message',
  },
  {
    name: 'SOCIAL_FEED',
    meaning:
      '1 shows the posts of a social feed on the home page, which the platform keeps as banners-home-social; 0 leaves the call out',
    default: 'off, and on with the embedded store',
  },
  {
    name: 'DESIGN_SYSTEM',
    meaning: '1 serves /design-system in production, for previews; npm run dev always does',
    default: 'off',
  },
  {
    name: 'PICTURE_ORIGINS',
    meaning:
      "Further origins of the platform's pictures, separated by commas, such as https://fotos.exemplo.com or https://*.exemplo.com: pages show their pictures, and those of link previews are drawn from them; https: shows pictures from anywhere",
    default: "the store's own hosts and those below them",
  },
  {
    name: 'TAG_ORIGINS',
    meaning:
      "Further https origins of a tag manager's tags, separated by commas, such as https://connect.facebook.net or https://*.exemplo.com; allowed on pages of a shop with a container",
    default: "Google's tag hosts only",
  },
  {
    name: 'TRUSTED_HOPS',
    meaning:
      'How many proxies in front of the shop write X-Forwarded-For; calls are limited by the address that the first of them saw, with 0 by that of the connection',
    default: '0',
  },
  {
    name: 'RATE_LIMIT_FACTOR',
    meaning:
      'Multiplies the limits of calls (lib/gateway/rate-limit.ts), 1 to 1000, for shoppers who share an address or a proxy that limits them itself',
    default: '1',
  },
  {
    name: 'REDIS_URL',
    meaning:
      'A Redis or Valkey that the instances of one shop share, such as redis://user:secret@localhost:6379/0: finished pages, limits of calls, what does not exist, purges',
    default: 'each instance has its own',
  },
  {
    name: 'PAGE_CACHE_KEY',
    meaning:
      'Secret of at least 32 characters, the same for all instances, such as openssl rand -hex 32 writes: by it they know pages in Redis and on disk as their own; with REDIS_URL and without it no pages are shared',
    default: 'one in .next/cache, for the pages on disk',
  },
  {
    name: 'AGENTS',
    meaning:
      'Shopping agents can search the catalogue, fill carts and read pages as Markdown; 0 turns that off; see docs/agents.md',
    default: 'on',
  },
  {
    name: 'AGENTS_PROCESS',
    meaning:
      "Agents are answered by a process of lower priority beside the shop's, which takes 60 to 100 MB from the first call on; 0 answers them in the shop's own, where shoppers wait for them",
    default: 'on',
  },
  {
    name: 'AGENTS_KEY',
    meaning:
      "Secret of at least 32 characters that seals the ids of agents' carts; the same for all instances, such as openssl rand -hex 32 writes",
    default: 'PAGE_CACHE_KEY, or one in .next/cache',
  },
  {
    name: 'OPS_TOKEN',
    meaning:
      'Bearer token for purging pages, at least 16 characters; if it is not set, POST /_ops/purge is 404',
    default: 'off',
  },
  {
    name: 'METRICS_TOKEN',
    meaning:
      'Bearer token for reading /metrics, at least 16 characters; if it is not set, /metrics is 404 and nothing is measured',
    default: 'off',
  },
  {
    name: 'MEMORY_LIMIT_MB',
    meaning:
      'Memory of the process in megabytes from which only stored pages, files and probes are sent, and 503 for the rest',
    default: '80% of the memory of the machine or container',
  },
  {
    name: 'FRAMEWORK_TUNING',
    meaning:
      'What makes the shop faster than plain Next: all, off, or names of lib/framework/README.md separated by commas; a build and the server that serves it need the same value',
    default: 'all',
  },
  {
    name: 'PAGE_POLICY',
    meaning:
      'What lets the scripts of a page run: hashes; on a host that runs Next without our page cache handler nonce, or inline where that host caches pages. A build and the server that serves it need the same value',
    default: 'hashes',
  },
  {
    name: 'LOG_LEVEL',
    meaning: 'error, warn or info; with info each answer is a line too',
    default: 'warn',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    meaning:
      'Collector that takes traces by OTLP over HTTP, such as http://localhost:4318; OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES name the shop in them',
    default: 'no traces',
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    meaning: 'Share of requests that are traced, from 0 to 1',
    default: '1',
  },
  { name: 'PORT', meaning: 'Port of the shop', default: '3000' },
  {
    name: 'LISTEN_ADDRESS',
    meaning:
      'IP address of this machine at which the shop listens, such as 127.0.0.1 when nginx is on the same machine',
    default: 'all addresses',
  },
  { name: 'STORE_PORT', meaning: 'Port of the embedded store', default: '4000' },
  {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL instead of the built-in PGlite, such as postgres://user:secret@localhost:5432/loja',
    default: 'PGlite',
  },
  { name: 'STORE_DATA_DIR', meaning: "PGlite's folder", default: './data/store' },
  {
    name: 'STORE_PICTURE_DIR',
    meaning: 'Folder in which the store keeps resized pictures from one start to the next',
    default: 'a cache in node_modules',
  },
  {
    name: 'STORE_PRODUCTS',
    meaning: 'Size of the invented catalogue, 100 to 100,000',
    default: 'what the database has, or 192',
  },
  {
    name: 'STORE_PUBLIC_URL',
    meaning: "The store's own origin in links and pictures",
    default: 'http://localhost:$STORE_PORT',
  },
  {
    name: 'STORE_FREE_SHIPPING_FROM',
    meaning: 'From how many reais on the express service is free (0: always)',
    default: '0',
  },
];
