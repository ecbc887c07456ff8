import fs from 'node:fs';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { tuningOf } from './lib/config/framework-tuning.mjs';
import { pageModeOf, pagePolicyOf } from './lib/config/page-policy.mjs';

// Turbopack reads this file during a build, but ignores everything inside .next.
const cacheHandler = path.resolve('node_modules/.cache/storefront/page-cache-handler.cjs');

/**
 * Next loads the cache handler as plain JavaScript; ours is TypeScript and shares code with the middleware.
 * Only a build needs esbuild, so production installations leave it out.
 */
async function compileCacheHandler() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: ['lib/framework/page-cache-handler.ts'],
    outfile: cacheHandler,
    bundle: true,
    platform: 'node',
    target: 'node20',
    // The handler must share module state with the running Next server.
    external: ['next/*', '@redis/client', 'pino', 'prom-client'],
    format: 'cjs',
    // The development server stores no pages. In production, NODE_ENV must not decide whether pages are
    // stored.
    define: { 'process.env.NODE_ENV': '"production"' },
    // The handler writes the source of startScripts into each page, so the code must be small.
    minify: true,
    logLevel: 'error',
    write: false,
  });
  // One build runs several processes that load this file; none may see a half-written handler.
  const draft = `${cacheHandler}.${process.pid}`;
  fs.mkdirSync(path.dirname(cacheHandler), { recursive: true });
  fs.writeFileSync(draft, outputFiles[0].contents);
  fs.renameSync(draft, cacheHandler);
}

/** The page has no inline script or style; its script checks whether the shop can be reached again. */
const OFFLINE_PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const storesPages = pageModeOf(pagePolicyOf()) === 'stored';

/** Without our cache handler, Next would store pages that contain the address and query of their first visitor. */
function renderedPages() {
  const condition = { path: /^app\/\(shop\)\/.*page\.tsx$/ };
  const loaders = [path.resolve('lib/framework/render-each-time.cjs')];
  return { '*.tsx': { condition, loaders } };
}

/**
 * Only the development server needs them, and a build must not contain this machine's addresses.
 * @param {string} phase
 */
async function allowedHosts(phase) {
  if (phase !== PHASE_DEVELOPMENT_SERVER) return {};
  const { developmentHosts } = await import('./scripts/lib/network.mjs');
  return { allowedDevOrigins: developmentHosts(process.env.SITE_URL) };
}

/** @type {(phase: string) => Promise<import('next').NextConfig>} */
export default async function config(phase) {
  const isServed = phase === PHASE_PRODUCTION_SERVER;
  if (!isServed) {
    const { writePictureWorker } = await import('./scripts/lib/picture-worker.mjs');
    const { writeScreens } = await import('./scripts/lib/screens.mjs');
    const { writeBrowserWorkers } = await import('./scripts/lib/browser-workers.mjs');
    writeScreens();
    await Promise.all([compileCacheHandler(), writePictureWorker(), writeBrowserWorkers()]);
  }
  /** @type {import('next').NextConfig} */
  const own = {
    ...(await allowedHosts(phase)),
    reactStrictMode: true,
    // npm start and npm test skip the type check, because npm run check does it. A host that runs Next itself
    // checks types here.
    typescript: { ignoreBuildErrors: Boolean(process.env.SKIP_TYPE_CHECK) },
    poweredByHeader: false,
    productionBrowserSourceMaps: false,
    // The middleware handles trailing slashes, and needs the router's original headers for the gclid rule.
    skipTrailingSlashRedirect: true,
    skipProxyUrlNormalize: true,
    ...(storesPages ? { cacheHandler } : {}),
    cacheMaxMemorySize: 0,
    expireTime: 3600,
    htmlLimitedBots: /.*/,
    ...(isServed || storesPages ? {} : { turbopack: { rules: renderedPages() } }),
    serverExternalPackages: [
      '@opentelemetry/api',
      '@opentelemetry/context-async-hooks',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
      '@redis/client',
      'undici',
      'sanitize-html',
      'pino',
      'postcss',
      'prom-client',
    ],
    // lib/server/shop-response.ts sets the other security headers.
    headers: async () => [
      {
        source: '/offline/page.html',
        headers: [{ key: 'Content-Security-Policy', value: OFFLINE_PAGE_POLICY }],
      },
      // Pictures that other sites show in link previews.
      ...['/social/:path*', '/storefront/:version/social.jpg'].map((source) => ({
        source,
        headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
      })),
    ],
  };
  if (isServed) return own;
  const { tuneConfig } = await import('./lib/framework/build-tunings.mjs');
  return tuneConfig(own, tuningOf());
}
