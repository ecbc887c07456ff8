import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';
import { writePictureWorker } from './scripts/lib/picture-worker.mjs';

/**
 * Each test file runs in a context in which looking up a global is slow: number crunching would spend most of
 * its time looking up `Math`. Modules get these globals as parameters instead, so a test can replace members of
 * a global, but not the global itself.
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
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.reports/', '<rootDir>/data/'],
  watchPathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.reports/', '<rootDir>/data/'],
  // A connection can stay open briefly after its test file ends, and still needs the globals.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  sandboxInjectedGlobals: LANGUAGE,
};

/**
 * jsdom takes half a second to start, so only component tests get it, and tests that ask for it in their
 * first line.
 */
const PROJECTS = [
  {
    displayName: 'node',
    testEnvironment: 'node',
    testMatch: [
      '<rootDir>/{app,components,lib,embedded-store}/**/*.test.ts',
      '<rootDir>/{scripts,tools,deploy}/**/*.test.{mjs,ts}',
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
    // With two busy cores, databases and child processes need more than Jest's default of five seconds.
    testTimeout: 120_000,
    // Two more than there are cores, since several suites wait for child processes or for real time to pass.
    maxWorkers: availableParallelism() + 2,
  };
}
