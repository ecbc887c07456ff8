/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../scripts/lib/cli.mjs';
import { TOOLS } from './tools.mjs';

const FOLDER = path.join(ROOT, '.github/workflows');

type Workflow = { jobs: Record<string, { steps: { run?: string }[] }> };

/** The commands of a workflow, in order. */
function commandsOf(name: string) {
  const { jobs }: Workflow = parse(fs.readFileSync(path.join(FOLDER, name), 'utf8'));
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
}

test.each(fs.readdirSync(FOLDER))('%s calls scripts and tools that exist', (name) => {
  const { scripts }: { scripts: object } = JSON.parse(
    fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  );
  const calls = commandsOf(name).filter((command) => /^npm (?!sbom)/.test(command));
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) {
    const [, script, tool] = /^npm (?:run )?([\w:]+)(?: -- ([\w-]+))?/.exec(call) ?? [];
    expect(Object.keys(scripts)).toContain(script);
    if (script === 'tools') expect(Object.keys(TOOLS)).toContain(tool);
  }
});

test('a release is tested and audited before it is published with its SBOM', () => {
  const order = ['npm test', 'npm run tools -- audit', 'npm sbom', 'gh release create'];
  const commands = commandsOf('release.yml');
  const places = order.map((start) => commands.findIndex((command) => command.startsWith(start)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(commands.at(-1)).toContain('sbom.cdx.json');
});
