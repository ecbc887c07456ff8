/*
 * Finds the browser tests that a change can affect. A spec opens addresses and does not import the code that it tests,
 * so this table connects the two. The search follows imports upwards from a changed file to the folders of the table.
 */

/** @typedef {import('../boundaries/imports.mjs').ImportTable} ImportTable */

/**
 * Folder (or file) → specs of e2e that exercise it. The longest matching name applies to a file.
 * @type {Record<string, string[]>}
 */
export const SPECS_OF = {
  app: ['status', 'head'],
  'app/(shop)/[view]/(platform)/product': ['product', 'journey'],
  'app/(shop)/[view]/page.tsx': ['home', 'home-access'],
  'app/(shop)/[view]/(platform)/category': ['listing', 'journey'],
  'app/(shop)/[view]/lista': ['kit'],
  'app/(shop)/[view]/pagina/avaliacao-loja': ['quirky-forms'],
  'app/(shop)/[view]/comparar': ['sale-and-favourites'],
  'app/(shop)/[view]/favoritos': ['sale-and-favourites'],
  'app/(shop)/[view]/c/black-friday': ['institutional'],
  'app/social': ['head'],
  'app/sitemap.xml': ['crawlers'],
  'app/feed': ['one-price', 'crawlers'],
  'components/analytics': ['tracking', 'wap-store', 'purchase-events', 'consent', 'quirky-tracking'],
  'components/catalog': ['journey', 'product'],
  'components/catalog/buy-box': ['product', 'journey', 'product-sizes'],
  'components/catalog/card': ['listing', 'one-price', 'home'],
  'components/catalog/gallery': ['product-gallery'],
  'components/catalog/listing': ['listing', 'listing-change', 'journey', 'back-forward', 'quirky-listing'],
  'components/catalog/offer': ['product-forms'],
  'components/catalog/product': ['product', 'pending-page', 'product-sizes', 'quirky-product'],
  'components/catalog/reviews': ['product-forms', 'third-parties'],
  'components/catalog/search': ['search', 'journey'],
  'components/catalog/showcase': ['product', 'home'],
  'components/compositions': ['home', 'journey'],
  'components/compositions/after-load': ['chat-button', 'lost-code', 'late-code'],
  'components/compositions/design-system': ['design-system'],
  'components/compositions/errors': ['status', 'outage'],
  'components/compositions/pages/home.tsx': ['home', 'home-access'],
  'components/compositions/pages/kit.tsx': ['kit'],
  'components/compositions/pages/product.tsx': ['product', 'journey'],
  'components/compositions/pending-page': ['pending-page', 'page-change-focus'],
  'components/consent': ['consent', 'quirky-consent'],
  'components/content': ['institutional', 'home', 'consistent-texts', 'quirky-pages'],
  'components/content/campaign': ['institutional', 'institutional-layout', 'black-landing'],
  'components/content/home': ['home', 'home-access', 'quirky-home'],
  'components/content/popup': ['quirky-home'],
  'components/forms': ['institutional', 'quirky-forms', 'late-code'],
  'components/layout': ['shell', 'keyboard', 'shell-services', 'phone-headings', 'screen-reader'],
  'components/purchase': ['cart', 'journey', 'taps'],
  'components/purchase/cart': ['cart', 'journey'],
  'components/purchase/combination': ['lens', 'quirky-lens'],
  'components/purchase/comparison': ['sale-and-favourites', 'compare-from-list', 'shopper-tasks'],
  'components/purchase/favourites': ['sale-and-favourites', 'device-favourites'],
  'components/purchase/internal-sale': ['sale-and-favourites'],
  'components/purchase/kit': ['kit', 'quirky-lens'],
  'components/purchase/lens': ['lens', 'lens-photo', 'quirky-lens', 'prescription-again'],
  'components/purchase/measure': ['own-measure'],
  'components/purchase/shipping': ['product-forms'],
  'components/seo': ['head', 'quirky-crawlers'],
  'components/try-on': ['try-on', 'try-on-card'],
  'components/ui': ['design-system', 'keyboard', 'accessibility', 'overlays', 'reflow'],
  'embedded-store': ['journey', 'conformance'],
  deploy: ['nginx-static', 'behind-nginx', 'cluster'],
  'lib/analytics': [
    'tracking',
    'wap-store',
    'purchase-events',
    'consent',
    'quirky-tracking',
    'quirky-purchase-events',
  ],
  'app/comprar': ['agents'],
  'app/ucp': ['agents'],
  'lib/agents': ['agents', 'agents-agree', 'agent-cart-ids', 'agent-process'],
  'lib/forms/form-tools.ts': ['webmcp'],
  'components/compositions/after-load/answer-assistants.ts': ['webmcp'],
  'lib/browser': ['back-forward', 'listing-change', 'slow-phone'],
  'lib/catalog': ['listing', 'product'],
  'lib/catalog/product/fit.ts': ['own-measure', 'product-sizes'],
  'lib/server': ['server', 'headers', 'operations'],
  'lib/config': ['storefront', 'own-storefront', 'other-trade', 'quirky-forja'],
  'lib/conformance': ['conformance'],
  'lib/consent': ['consent', 'quirky-consent'],
  'lib/content': ['home', 'shell', 'optional-blocks'],
  'lib/forms': ['institutional', 'quirky-forms'],
  'lib/gateway': ['headers', 'cart'],
  'lib/platform': ['quirky', 'outage', 'slow-platform'],
  'lib/pictures': ['photo-limits', 'lens-photo'],
  'lib/purchase': ['cart', 'journey'],
  'lib/purchase/comparison': ['sale-and-favourites'],
  'lib/purchase/favourites': ['sale-and-favourites', 'device-favourites'],
  'lib/purchase/kit': ['kit'],
  'lib/purchase/lens': ['lens', 'lens-photo', 'prescription-again', 'quirky-purchase-events'],
  'lib/purchase/lens/pdf': ['prescription-pdf'],
  'app/prescription-pdf': ['prescription-pdf'],
  'lib/redis': ['cluster'],
  'lib/routing': ['status', 'framework', 'headers'],
  'lib/screens': ['status', 'framework', 'headers'],
  'lib/framework/admission': ['flood', 'slow-platform'],
  'lib/page-cache': ['framework', 'headers', 'behind-nginx', 'clock', 'tripwire'],
  'lib/framework': ['framework', 'server', 'headers', 'back-forward', 'drifts', 'plain-next', 'managed-host'],
  'lib/routing/redirects.ts': ['gclid', 'status'],
  'lib/seo': ['head', 'crawlers', 'quirky-crawlers'],
  'lib/shared': ['journey'],
  'lib/telemetry': ['operations', 'traces'],
  'lib/try-on': ['try-on', 'try-on-card'],
  'middleware.ts': ['status', 'gclid', 'headers', 'framework'],
  public: ['shell-services', 'lost-code'],
  'scripts/lib': ['operations', 'packed-shop', 'development'],
  'tools/conformance': ['conformance'],
  'tools/crawl': ['crawlers'],
  'tools/lib': ['cluster', 'behind-nginx'],
  'tools/new-storefront': ['other-trade'],
  'styles/print.css': ['print'],
  styles: ['accessibility', 'text-size', 'keyboard', 'reflow'],
};

/** The specs that the table has for a file; none if the table has no folder of the file. @param {string} file */
function specsOfFile(file) {
  let folder = file;
  while (folder !== '') {
    const specs = SPECS_OF[folder];
    if (specs) return specs.map((name) => `e2e/${name}.spec.ts`);
    folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '';
  }
  return [];
}

/**
 * Maps each direct or indirect importer of a changed file to its number of import steps; 0 for the changed files.
 * @param {readonly string[]} changed
 * @param {ImportTable} table
 */
function importersOf(changed, table) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, imports] of table) {
    for (const { target } of imports) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const distance = new Map(changed.map((file) => [file, 0]));
  for (const [file, steps] of distance) {
    for (const importer of importers.get(file) ?? []) {
      if (!distance.has(importer)) distance.set(importer, steps + 1);
    }
  }
  return distance;
}

/**
 * The specs that a change can affect, the nearest first: changed specs and those that import changed files, then the
 * specs of the changed folders, then those of the folders that import them.
 * @param {readonly string[]} changed
 * @param {ImportTable} table
 */
export function affectedSpecs(changed, table) {
  /** @type {Map<string, number>} */
  const nearest = new Map();
  for (const [file, steps] of importersOf(changed, table)) {
    /** @type {[spec: string, rank: number][]} */
    const found = file.endsWith('.spec.ts')
      ? [[file, 0]]
      : specsOfFile(file).map((spec, place) => [spec, steps + 1 + place / 10]);
    for (const [spec, rank] of found) nearest.set(spec, Math.min(rank, nearest.get(spec) ?? rank));
  }
  return [...nearest].sort(([, a], [, b]) => a - b).map(([spec]) => spec);
}

/**
 * The first of `specs` that fit into `seconds`, by their times in the last run; always at least one.
 * @param {readonly string[]} specs
 * @param {number} seconds
 * @param {(spec: string) => number} durationOf
 */
export function withinTime(specs, seconds, durationOf) {
  let left = seconds;
  const taken = specs.filter((spec, index) => {
    left -= durationOf(spec);
    return index === 0 || left >= 0;
  });
  return { taken, left: specs.filter((spec) => !taken.includes(spec)) };
}
