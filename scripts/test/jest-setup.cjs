// Most tests have no document; these two packages take a tenth of a second to load.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  const { configure } = require('@testing-library/dom');

  // Modules that a component imports lazily are compiled on the spot, which takes more than the default second on a
  // busy machine.
  configure({ asyncUtilTimeout: 10_000 });

  // jsdom lacks navigation timings.
  performance.getEntriesByType ??= () => [];
}
