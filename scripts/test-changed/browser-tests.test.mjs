/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/cli.mjs';
import { affectedSpecs, SPECS_OF, withinTime } from './browser-tests.mjs';

const imports = (table) =>
  new Map(Object.entries(table).map(([file, targets]) => [file, targets.map((target) => ({ target }))]));

test('every folder and every spec of the table exists', () => {
  for (const [folder, specs] of Object.entries(SPECS_OF)) {
    expect([folder, existsSync(path.join(ROOT, folder))]).toEqual([folder, true]);
    for (const name of specs)
      expect([name, existsSync(path.join(ROOT, 'e2e', `${name}.spec.ts`))]).toEqual([name, true]);
  }
});

/** These specs test a deployment, not a folder. */
const OF_NO_FOLDER = ['deployment'];

test('every spec is selected by a folder', () => {
  const specs = readdirSync(path.join(ROOT, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
  const reached = new Set([...Object.values(SPECS_OF).flat(), ...OF_NO_FOLDER]);
  expect(specs.filter((name) => !reached.has(name.replace('.spec.ts', '')))).toEqual([]);
});

test('every folder of the shop selects a spec', () => {
  const folders = ['components', 'lib'].flatMap((top) =>
    readdirSync(path.join(ROOT, top), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${top}/${name}`),
  );
  expect(folders.filter((folder) => affectedSpecs([`${folder}/x.ts`], new Map()).length === 0)).toEqual([]);
});

test('a changed file selects the specs of its folder, then those of folders that import it', () => {
  const table = imports({
    'components/purchase/lens/lens-dialog.tsx': ['lib/purchase/lens/order.ts'],
    'e2e/lens.spec.ts': ['e2e/support/axe.ts'],
  });
  expect(affectedSpecs(['lib/purchase/lens/order.ts'], table)).toEqual([
    'e2e/lens.spec.ts',
    'e2e/lens-photo.spec.ts',
    'e2e/prescription-again.spec.ts',
    'e2e/quirky-purchase-events.spec.ts',
    'e2e/quirky-lens.spec.ts',
  ]);
  expect(affectedSpecs(['e2e/support/axe.ts'], table)).toEqual(['e2e/lens.spec.ts']);
  expect(affectedSpecs(['styles/print.css', 'README.md'], table)).toEqual(['e2e/print.spec.ts']);
});

test('specs that exceed the time limit are left out, but never all', () => {
  const seconds = { a: 50, b: 40, c: 5 };
  expect(withinTime(['a', 'b', 'c'], 60, (spec) => seconds[spec])).toEqual({
    taken: ['a'],
    left: ['b', 'c'],
  });
  expect(withinTime(['a', 'c'], 60, (spec) => seconds[spec])).toEqual({ taken: ['a', 'c'], left: [] });
  expect(withinTime(['a'], 10, (spec) => seconds[spec])).toEqual({ taken: ['a'], left: [] });
});
