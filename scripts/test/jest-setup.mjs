import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Modules that a component imports lazily are compiled on the spot, which takes more than the default second on a
// busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no timings of documents.
performance.getEntriesByType ??= () => [];
