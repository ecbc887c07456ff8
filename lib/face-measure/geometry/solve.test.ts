import { solve } from './card-pose';

test('equations can be given in any order, and singular systems are rejected', () => {
  const solution = solve([
    [0, 2, 1, 7],
    [1, 1, 1, 6],
    [2, 0, -1, -1],
  ]);
  for (const [index, wanted] of [1, 2, 3].entries()) expect(solution?.[index]).toBeCloseTo(wanted, 9);
  expect(
    solve([
      [1, 2, 3],
      [2, 4, 6],
    ]),
  ).toBeNull();
});
