import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../scripts/lib/cli.mjs';
import { programOf, TOOLS } from './tools.mjs';

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/main.mjs', ...args], { cwd: ROOT, encoding: 'utf8' });

test('every tool is listed if no name is given, and with --help', () => {
  const { stdout, status } = run();
  expect(status).toBe(0);
  for (const name of Object.keys(TOOLS)) expect(stdout).toContain(`  ${name} `);
  expect(run('--help').stdout).toBe(stdout);
});

test('--help prints the options of a tool instead of running it', () => {
  const { stdout, status } = run('soak', '--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('--minutes=30 --rate=75')]);
});

test('an unknown tool name is rejected', () => {
  const { stderr, status } = run('constructor');
  expect([status, stderr]).toEqual([2, expect.stringContaining('There is no tool "constructor".')]);
});

// npm scripts pass a second --.
test.each([['bench'], ['crawl', '--'], ['image'], ['pictures']])(
  'the tool %s runs, and points to its help for an invalid option',
  (name, ...more) => {
    const { stderr, status } = run(name, ...more, '--colour');
    expect([status, stderr]).toEqual([1, expect.stringContaining(`npm run tools -- ${name} --help`)]);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  },
);

test('only programs that exist are listed', () => {
  for (const name of Object.keys(TOOLS))
    expect([name, fs.existsSync(path.join(ROOT, 'tools', programOf(name)))]).toEqual([name, true]);
});
