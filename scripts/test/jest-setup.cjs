// Only tests with a document need these two packages, which take a tenth of a second to load.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  require('./quick-style.cjs');
  const { configure } = require('@testing-library/dom');

  // Modules that a component imports lazily are compiled on first use, which on a busy machine takes longer
  // than the default limit of a second.
  configure({ asyncUtilTimeout: 10_000 });

  // Pages keep choices in the entry of the browser's history, which all tests of a file share.
  afterEach(() => window.history.replaceState(null, ''));

  // jsdom lacks navigation timings.
  performance.getEntriesByType ??= () => [];
}
