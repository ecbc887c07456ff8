/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/cli.mjs';
import { documentedCommands } from './documented-commands';

const read = (name: string) => fs.readFileSync(path.join(ROOT, name), 'utf8');

test.each<[string, 'systemd' | 'compose']>([
  ['New version', 'systemd'],
  ['New version', 'compose'],
  ['Rollback', 'systemd'],
])('%s: a shell can parse the commands for %s', (heading, kind) => {
  const commands = documentedCommands(heading)[kind];
  expect(commands.length).toBeGreaterThan(3);
  execFileSync('bash', ['-n'], { input: commands.join('\n') });
});

test('the files and services in the compose commands exist', () => {
  const text = documentedCommands('New version').compose.join('\n');
  for (const [, file = ''] of text.matchAll(/ -f (\S+)/g))
    expect(fs.existsSync(path.join(ROOT, file))).toBe(true);
  for (const [, name] of text.matchAll(/--build-arg (\w+)=/g))
    expect(read('deploy/Dockerfile')).toMatch(new RegExp(`^ARG ${name}=`, 'm'));
  expect(text).toContain('storefront-shop');
  expect(read('deploy/compose.yaml')).toMatch(/^name: storefront$[\s\S]*^ {2}shop:$/m);
});

test('systemd, nginx and the commands use the same instances', () => {
  const unit = read('deploy/storefront@.service');
  expect(unit).toContain('WorkingDirectory=/srv/storefront/current\n');
  expect(unit).toContain('PORT=%i ');
  expect(documentedCommands('New version').systemd).toContain('for port in 3000 3001; do');
  expect(read('deploy/nginx.conf')).toContain('server 127.0.0.1:3000 ');
});

test('the user of the systemd unit may write to the page folder', () => {
  const unit = read('deploy/storefront@.service');
  const user = /^User=(.+)$/m.exec(unit)?.[1];
  expect(unit).toMatch(new RegExp(`^ExecStartPre=\\+\\S+ -d -o ${user} \\.next/cache$`, 'm'));
});
