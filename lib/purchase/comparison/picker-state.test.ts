/** @jest-environment jsdom */
import { readCompared } from './compared-list';
import { endComparisonOf, pickedPaths, savePicked } from './picker-state';

test('PDP-57: adding a compared product to the bag ends the comparison; adding another one does not', () => {
  savePicked(['/a.html?tamanho=46', '/b.html']);
  endComparisonOf('/c.html');
  expect(readCompared('')).toHaveLength(2);
  endComparisonOf('/a.html');
  expect(readCompared('')).toEqual([]);
  expect(pickedPaths.get()).toEqual([]);
});
