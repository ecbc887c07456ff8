/** @jest-environment node */
import { ROOT } from '../../scripts/lib/cli.mjs';
import { changedModules, usedModules } from './changed-modules';

test('every Next module that the shop imports or replaces exists; another version of it is reported', () => {
  const names = usedModules(ROOT);
  expect(names).toContain('next/dist/client/app-dir/link');
  expect(names.length).toBeGreaterThan(5);
  expect(changedModules(ROOT, ROOT)).toEqual([]);
  expect(changedModules(ROOT, import.meta.dirname)).toEqual(names.map((name) => `${name} is gone`));
});
