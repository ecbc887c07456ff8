/** `files` are changed; of their `tests` one must fail then. */
export type Area = { files: readonly string[]; tests: readonly string[] };

/** What would cost money when it is wrong, or let somebody in too often. */
export const AREAS: Readonly<Record<string, Area>> = {
  money: { files: ['lib/shared/money.ts'], tests: ['lib/shared/money.test.ts'] },
  prices: { files: ['lib/platform/prices.ts'], tests: ['lib/platform/prices.test.ts'] },
  instalments: { files: ['lib/platform/instalments.ts'], tests: ['lib/platform/instalments*.test.ts'] },
  cart: {
    files: ['lib/purchase/cart/cart.ts', 'lib/purchase/cart/totals.ts', 'lib/purchase/cart/cart-client.ts'],
    tests: ['lib/purchase/cart/*.test.ts'],
  },
  limits: {
    files: ['lib/shared/fixed-windows.ts', 'lib/server/concurrency-limit.ts'],
    tests: ['lib/shared/fixed-windows.test.ts', 'lib/server/concurrency-limit.test.ts'],
  },
};

/** Per cent of the changes that the tests of an area must notice. */
export const MIN_SCORE = 95;

type Mutant = {
  mutatorName: string;
  replacement?: string;
  status: string;
  location: { start: { line: number } };
};

/** What is read of Stryker's report. */
export type MutationReport = { files: Readonly<Record<string, { mutants: readonly Mutant[] }>> };

const NOTICED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

/** Changes that could be run, those that a test noticed, and their share in per cent. */
export function scoreOf({ files }: MutationReport) {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
  const total = noticed + mutants.filter(({ status }) => SURVIVED.includes(status)).length;
  return { noticed, total, percent: total === 0 ? 100 : (noticed * 100) / total };
}

/** The changes that no test notices, a line each. */
export function survivorsOf({ files }: MutationReport): string[] {
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => SURVIVED.includes(status))
      .map(
        ({ location, mutatorName, replacement = '' }) =>
          `${file}:${location.start.line} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`,
      ),
  );
}
