import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';
import { writePictureWorker } from './scripts/lib/picture-worker.mjs';

/**
 * A test file runs in a context whose global names are looked up by a slow call: code that computes would spend most of
 * its time on `Math`. Modules get these as parameters, so no test may replace one as a whole.
 */
const LANGUAGE = [
  'Array',
  'Boolean',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
];

/** @type {import('jest').Config} */
const config = {
  setupFilesAfterEnv: ['<rootDir>/scripts/test/jest-setup.cjs'],
  moduleNameMapper: {
    // Unit tests have no client bundle to keep server code out of.
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
  watchPathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
  // Connections outlive their file for a moment: what they write to then must still be there.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  sandboxInjectedGlobals: LANGUAGE,
};

/** A document takes half a second to make: components get one, and other tests that say so in their first line. */
const PROJECTS = [
  {
    displayName: 'node',
    testEnvironment: 'node',
    testMatch: [
      '<rootDir>/{app,components,lib,embedded-store}/**/*.test.ts',
      '<rootDir>/{scripts,tools}/**/*.test.{mjs,ts}',
      '<rootDir>/*.test.ts',
    ],
  },
  {
    displayName: 'jsdom',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/{app,components,lib,embedded-store}/**/*.test.tsx'],
  },
];

/** Packages that Jest has to compile: they ship ES modules only, or call import() at run time. */
const COMPILED_PACKAGES = [
  '@adobe',
  '@electric-sql',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  'parse5',
  'swiper',
];

export default async function jestConfig() {
  await writePictureWorker();
  const resolved = await nextJest({ dir: import.meta.dirname })(config)();
  const [compile] = Object.values(resolved.transform);
  const project = {
    ...resolved,
    transform: { ...resolved.transform, '\\.cjs$': compile },
    transformIgnorePatterns: [`/node_modules/(?!(${COMPILED_PACKAGES.join('|')})/)`, '^.+\\.module\\.css$'],
  };
  return {
    projects: PROJECTS.map((own) => ({ ...project, ...own })),
    // Databases and processes on two busy cores take longer than Jest's five seconds.
    testTimeout: 30_000,
    // Two more than there are cores: several suites wait for programs that they start, or for seconds to pass.
    maxWorkers: availableParallelism() + 2,
  };
}
