/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findCommand } from '../scripts/lib/browser.cjs';
import { createTempFolder, ROOT } from '../scripts/lib/cli.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { documentedCommands } from '../tools/load/documented-commands';

const read = (name: string) => fs.readFileSync(path.join(ROOT, name), 'utf8');
const commands = documentedCommands('First start on a server').systemd;
const unit = read('deploy/storefront@.service');
const nginxFile = read('deploy/nginx.conf');

test('O7: the first-start commands have valid shell syntax, and their files exist', () => {
  execFileSync('bash', ['-n'], { input: commands.join('\n') });
  const files = commands.flatMap((line) => [...line.matchAll(/\bdeploy\/[\w.@]+|\.env\.\w+/g)]);
  expect(files.length).toBeGreaterThan(4);
  for (const [file] of files) expect(fs.existsSync(path.join(ROOT, file))).toBe(true);
});

test('O7: the first-start commands create nginx’s cache folders, which Debian does not have', () => {
  const made = commands.flatMap((line) => /^mkdir -p (\S+)$/.exec(line)?.[1] ?? []);
  const folders = [...nginxFile.matchAll(/^proxy_cache_path (\S+)/gm)].map(([, name = '']) =>
    path.dirname(name),
  );
  expect(folders).toHaveLength(2);
  for (const folder of folders) expect(made).toContain(folder);
});

test('O6, O7: empty lines in a copied .env.example do not override the unit’s settings', () => {
  const start = /^ExecStart=\/usr\/bin\/env (.+) \/usr\/bin\/node /m.exec(unit)?.[1];
  expect(start?.split(' ')).toEqual(['PORT=%i', 'LISTEN_ADDRESS=127.0.0.1', 'MEMORY_LIMIT_MB=800']);
  expect(unit).toMatch(/^MemoryMax=1G$/m);
  expect(unit).not.toMatch(/^Environment=/m);
});

test('deploy/README.md shows how to read the journal of the unit', () => {
  const name = /^LogNamespace=(.+)$/m.exec(unit)?.[1];
  expect(read('deploy/README.md')).toContain(`journalctl --namespace=${name} -u storefront@3000`);
});

const canTry = ['nginx', 'openssl'].every((name) => findCommand(name, process.env) !== undefined);
const withNginx = canTry ? test : test.skip;

/** The output of nginx for a configuration with `text` in its http block. */
function testConfiguration(text: string, folder: string) {
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${text}\n}\n`);
  return execFileSync('bash', ['-c', `nginx -t -e stderr -p '${folder}' -c '${file}' 2>&1`], {
    encoding: 'utf8',
  });
}

withNginx.each<[string, boolean]>([
  ['as it is', false],
  ['with TLS', true],
])('O7: nginx accepts deploy/nginx.conf %s (needs nginx and openssl)', async (_, hasTls) => {
  const { folder, remove } = createTempFolder('first-start');
  try {
    const file = path.join(folder, 'storefront.conf');
    let text = nginxFile
      .replaceAll(/\/var\/(?:cache|log)\/nginx/g, folder)
      .replaceAll('/etc/letsencrypt/live/loja.example', folder);
    for (const port of ['80', '443', '127.0.0.1:8081'])
      text = text.replaceAll(new RegExp(`listen ${port}\\b`, 'g'), `listen 127.0.0.1:${await freePort()}`);
    fs.writeFileSync(file, text);
    if (hasTls) {
      const toTls = commands.find((line) => line.startsWith('sed ')) ?? '';
      execFileSync('bash', ['-c', toTls.replace('/etc/nginx/conf.d', folder)]);
      const keys =
        '-newkey rsa:2048 -nodes -keyout privkey.pem -out fullchain.pem -days 1 -subj /CN=loja.example';
      execFileSync('bash', ['-c', `openssl req -x509 ${keys}`], { cwd: folder, stdio: 'pipe' });
    }
    const served = fs.readFileSync(file, 'utf8');
    expect(/^ *listen \S+ ssl/m.test(served)).toBe(hasTls);
    // C2: a redirect must not lead to a host that a client invented.
    expect(served).not.toMatch(/return 30\d [^;]*\$host/);
    expect(testConfiguration(served, folder)).toContain('test is successful');
  } finally {
    remove();
  }
});
