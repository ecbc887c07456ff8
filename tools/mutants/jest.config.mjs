/** Jest for the mutation tests: the unit tests of the areas, compiled as in jest.config.mjs, but in one project. */
export default {
  rootDir: process.cwd(),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/lib/{shared,platform,purchase,gateway,server}/**/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/scripts/test/jest-setup.cjs'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
  transform: {
    '^.+\\.(?:js|cjs|mjs|jsx|ts|tsx)$': [
      'next/dist/build/swc/jest-transformer',
      { modularizeImports: {}, serverComponents: true },
    ],
  },
  testTimeout: 30_000,
};
