import nextJest from 'next/jest.js';
import { ROOT } from './lib/project.mjs';

const withNext = nextJest({ dir: ROOT });

/** @type {import('jest').Config} */
const config = {
  rootDir: ROOT,
  testEnvironment: 'jsdom',
  // Databases and processes on two busy cores take longer than Jest's five seconds.
  testTimeout: 30_000,
  setupFilesAfterEnv: ['<rootDir>/.tooling/jest.setup.mjs'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/.tooling/empty-module.cjs',
    '^@/(.*)$': '<rootDir>/$1',
  },
  testMatch: [
    '<rootDir>/{app,components,lib,embedded-store}/**/*.test.{ts,tsx}',
    '<rootDir>/.tooling/**/*.test.mjs',
    '<rootDir>/*.test.ts',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
  watchPathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
};

/** Packages that ship ES modules only, or import() at run time, which Jest has to compile. */
const ES_MODULE_PACKAGES = [
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
  const resolved = await withNext(config)();
  const [compile] = Object.values(resolved.transform);
  return {
    ...resolved,
    transform: { ...resolved.transform, '\\.cjs$': compile },
    transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULE_PACKAGES.join('|')})/)`, '^.+\\.module\\.css$'],
  };
}
