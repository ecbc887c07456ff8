/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/cli.mjs';
import { runProgram } from '../../scripts/lib/processes.mjs';
import { applyArguments, isBrowserTest, readFaults } from './patches';

const FAULTS = readFaults(ROOT);

test('there are at least forty seeded faults, at least ten of them for browser tests', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(40);
  expect(FAULTS.filter(({ test }) => isBrowserTest(test)).length).toBeGreaterThanOrEqual(10);
});

test.each(FAULTS.map((fault) => [fault.id, fault]))(
  '%s can be applied, and its test exists',
  async (_id, fault) => {
    expect(fault.title).toMatch(/^[A-Z1-9].{15,}[^.]$/);
    expect(existsSync(path.join(ROOT, fault.test))).toBe(true);
    if (fault.requirement !== null)
      expect(readFileSync(path.join(ROOT, fault.test), 'utf8')).toMatch(
        new RegExp(`\\b${fault.requirement}\\b`),
      );
    const { code, lines } = await runProgram({
      command: 'git',
      args: applyArguments(fault, { check: true }),
      env: process.env,
      output: 'held',
      limit: 20_000,
    });
    expect(lines).toEqual([]);
    expect(code).toBe(0);
  },
);
