// Only tests with a document need these two packages, which take a tenth of a second to load.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  const { configure } = require('@testing-library/dom');

  // Modules that a component imports lazily are compiled on first use, which on a busy machine takes longer
  // than the default limit of a second.
  configure({ asyncUtilTimeout: 10_000 });

  // jsdom lacks navigation timings.
  performance.getEntriesByType ??= () => [];
}
