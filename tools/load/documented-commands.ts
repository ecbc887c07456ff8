import fs from 'node:fs';
import path from 'node:path';
import { CliError, ROOT } from '../../scripts/lib/cli.mjs';

export const DOCUMENT = 'deploy/README.md';

const commandsIn = (text = '') =>
  text
    .split('\n')
    .filter((line) => line.startsWith('    '))
    .map((line) => line.slice(4));

/**
 * The indented commands below a heading of deploy/README.md: first those for systemd and, after "With
 * compose", those for compose.
 */
export function documentedCommands(heading: string) {
  const text = fs.readFileSync(path.join(ROOT, DOCUMENT), 'utf8');
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0];
  const [systemd, compose] = section?.split('\nWith compose') ?? [];
  const commands = { systemd: commandsIn(systemd), compose: commandsIn(compose) };
  if (commands.systemd.length === 0)
    throw new CliError(
      `${DOCUMENT} has no systemd commands under "${heading}": restore them, or change the heading in tools/load.`,
    );
  return commands;
}
