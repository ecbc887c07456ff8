/* Preloaded into a shop (`node --require`) to simulate a sanitiser that lets markup through: an attacker's markup
   is added to finished pages, after a text of an institutional page or a product, in the link of a banner, and
   after a review. */
const { AsyncLocalStorage } = require('node:async_hooks');
const path = require('node:path');

const ATTACKS = [
  '<script>window.__ran = "script"</script>',
  '<script type="module">window.__ran = "module"</script>',
  '<iframe srcdoc="&lt;script&gt;parent.__ran = &quot;srcdoc&quot;&lt;/script&gt;"></iframe>',
  '<img src="/nada.png" onerror="window.__ran = &quot;onerror&quot;">',
  '<img src="https://evil.test/pixel.png">',
  '<base href="https://evil.test/">',
  '<meta http-equiv="refresh" content="0;url=/fugiu">',
].join('');

/** Positions of the platform's markup in pages of the quirky platform. */
const PLACES = [/Feita à <b>mão<\/b>\./, /(?=<img [^>]*\/upload\/banner\/)/, /Veio bem embalado\./];

// Next sets this variable when it starts, before it loads the cache handler.
globalThis.AsyncLocalStorage ??= AsyncLocalStorage;
const file = path.resolve('node_modules/.cache/storefront/page-cache-handler.cjs');
const { prototype } = require(file).default;
const { set } = prototype;

prototype.set = function setWithMarkup(key, value, context) {
  if (value?.kind === 'APP_PAGE')
    for (const place of PLACES) value.html = value.html.replace(place, (text) => text + ATTACKS);
  return set.call(this, key, value, context);
};
