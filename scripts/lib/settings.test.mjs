/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnvironment } from '../../lib/config/parse-environment.mjs';
import { VARIABLES } from '../../lib/config/variables.mjs';
import { CliError, ROOT } from './cli.mjs';
import { loadEnvironment, readSettings, storefrontEnvironment, withoutConfiguration } from './settings.mjs';

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-test-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (name, text) => fs.writeFileSync(path.join(folder, name), text);

describe('configuration', () => {
  test('by default the embedded store runs on port 4000 and the shop on 3000; empty variables count as not set', async () => {
    const expected = {
      port: 3000,
      storePort: 4000,
      ownUrl: 'http://localhost:3000',
      embedded: true,
      storeApiUrl: 'http://localhost:4000/api',
      storeSiteUrl: 'http://localhost:4000',
      siteUrl: 'http://localhost:3000',
      storefront: 'oculos',
      notice: null,
      thirdParties: {
        SOCIAL_FEED: '1',
        REVIEWS_API_URL: 'http://localhost:4000/third-parties/reviews',
        REVIEWS_API_TOKEN: 'demonstracao',
        REVIEWS_WIDGET_URL: 'http://localhost:4000/third-parties/reviews/widget.js',
        BLOG_API_URL: 'http://localhost:4000/third-parties/blog',
      },
    };
    expect(await readSettings({})).toEqual(expected);
    const empty = { PORT: '', STORE_API_URL: ' ', STORE_SITE_URL: '', STOREFRONT: '' };
    expect(await readSettings(empty)).toEqual(expected);
  });

  test('changed ports change the addresses that depend on them', async () => {
    expect(await readSettings({ PORT: '3100', STORE_PORT: '4100' })).toMatchObject({
      storeApiUrl: 'http://localhost:4100/api',
      storeSiteUrl: 'http://localhost:4100',
      siteUrl: 'http://localhost:3100',
    });
  });

  test.each([
    ['10.0.0.5', 'http://10.0.0.5:3000'],
    ['fd00::5', 'http://[fd00::5]:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
  ])('O6: a shop that listens on %s is reached at %s', async (LISTEN_ADDRESS, ownUrl) => {
    expect(await readSettings({ LISTEN_ADDRESS })).toMatchObject({ ownUrl });
  });

  test('VARIANT-01: a storefront given at start runs next to the default one, on other ports unless ports are set', async () => {
    expect(storefrontEnvironment({ A: '1' }, 'maquinas')).toEqual({
      A: '1',
      PORT: '3001',
      STORE_PORT: '4001',
      STOREFRONT: 'maquinas',
    });
    const set = { PORT: '5000', STORE_PORT: '', STOREFRONT: 'oculos' };
    expect(await readSettings(storefrontEnvironment(set, 'maquinas'))).toMatchObject({
      port: 5000,
      storePort: 4001,
    });
    await expect(readSettings(storefrontEnvironment({}, 'carros'))).rejects.toThrow(
      /^STOREFRONT must be maquinas or oculos,/,
    );
  });

  test('with another platform there is no embedded store, and its origin is the store site by default', async () => {
    expect(await readSettings({ STORE_API_URL: 'https://www.loja.com.br/api/' })).toMatchObject({
      embedded: false,
      storeApiUrl: 'https://www.loja.com.br/api',
      storeSiteUrl: 'https://www.loja.com.br',
    });
    const env = { STORE_API_URL: 'https://a.com/api', STORE_SITE_URL: 'https://b.com' };
    expect(await readSettings(env)).toMatchObject({ storeSiteUrl: 'https://b.com' });
  });

  test('VARIANT-01: a notice lists the details that a shop on another platform lacks', async () => {
    const env = { STORE_API_URL: 'https://www.loja.com.br/api' };
    expect(await readSettings(env)).toMatchObject({
      storefront: null,
      notice: expect.stringMatching(/^This shop has no storefront file yet.* npm run new-storefront\.$/),
    });
    expect(await readSettings({ ...env, STOREFRONT: 'oculos' })).toMatchObject({
      storefront: 'oculos',
      notice: null,
    });
    const STOREFRONT_FILE = path.join(folder, 'folio.json');
    write('folio.json', '{ "name": "Folio" }');
    const { notice } = await readSettings({ ...env, STOREFRONT_FILE });
    expect(notice).toMatch(/folio\.json has no "company"/);
    write('folio.json', '{ "name": "Folio", "nome": "Folio" }');
    await expect(readSettings({ ...env, STOREFRONT_FILE })).rejects.toThrow(/^The storefront .*nome/);
  });

  test('third parties default to those of the embedded store; with another platform only configured ones are used', async () => {
    const { thirdParties } = await readSettings({ STORE_PORT: '4100', BLOG_API_URL: 'https://blog.test' });
    expect(thirdParties).toMatchObject({
      REVIEWS_API_URL: 'http://localhost:4100/third-parties/reviews',
      BLOG_API_URL: 'https://blog.test',
    });
    expect(await readSettings({ STORE_API_URL: 'https://a.com/api' })).toMatchObject({ thirdParties: {} });
  });

  test('invalid values stop the start with the shop’s messages, without a stack trace', async () => {
    const env = { STORE_API_URL: 'ftp://user:secret@host', SITE_URL: 'localhost:3000', STOREFRONT: 'carros' };
    const refused = await readSettings(env).catch((error) => error);
    expect(refused).toBeInstanceOf(CliError);
    expect(refused.message.split('\n')).toEqual([
      expect.stringMatching(/^STORE_API_URL must be .*, but it is "ftp:\/\/user:\*\*\*@host"\.$/),
      expect.stringMatching(/^SITE_URL must be .*\.$/),
      'STOREFRONT must be maquinas or oculos, or unset, but it is "carros".',
    ]);
    expect(() => parseEnvironment(env, ['oculos', 'maquinas'])).toThrow(refused.message);
  });

  test('lists of origins accept several separators', () => {
    const lists = { TAG_ORIGINS: ' https://a.com,  https://*.b.com:8443 ', PICTURE_ORIGINS: 'http://c:4000' };
    expect(parseEnvironment(lists, ['oculos'])).toMatchObject({
      TAG_ORIGINS: ['https://a.com', 'https://*.b.com:8443'],
      PICTURE_ORIGINS: ['http://c:4000'],
    });
  });

  test('the same port for both programs is rejected, and the message names the variables', async () => {
    await expect(readSettings({ PORT: '4000' })).rejects.toThrow(/PORT and STORE_PORT are both 4000/);
    const highest = readSettings({ PORT: '65535', STORE_PORT: '65535' });
    await expect(highest).rejects.toThrow(/both 65535.*set STORE_PORT=[1-3]\d{4}\.$/);
    expect(await readSettings({ PORT: '4000', STORE_API_URL: 'https://a.com/api' })).toMatchObject({
      port: 4000,
    });
  });

  test('a mark at the start of a file, which some editors write, does not hide its first variable', () => {
    write('.env.local', '\uFEFFSTORE_API_URL=https://a.com/api\r\nB=2\r\n');
    expect(loadEnvironment(folder, {})).toEqual({ STORE_API_URL: 'https://a.com/api', B: '2' });
  });

  test('a file that cannot be read is named', () => {
    fs.mkdirSync(path.join(folder, '.env'));
    expect(() => loadEnvironment(folder, {})).toThrow(/^\.env cannot be read \(EISDIR\)/);
  });

  test('.env.local overrides .env, and the process overrides both', () => {
    write('.env', 'A=1\nB=1\nC=1\n');
    write('.env.local', 'B=2\nC=2\n');
    expect(loadEnvironment(folder, { C: '3' })).toEqual({ A: '1', B: '2', C: '3' });
  });
});

describe('documentation of variables', () => {
  const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');
  const defaults = Object.fromEntries(VARIABLES.map((variable) => [variable.name, variable.default]));

  test('.env.example lists each variable with its meaning and default, in order', () => {
    const blocks = read('.env.example').trim().split('\n\n').slice(1);
    const described = blocks.map((block) => {
      const lines = block.split('\n').map((line) => line.replace(/^# /, ''));
      return [...lines.splice(-2), lines.join(' ')];
    });
    expect(described).toEqual(
      VARIABLES.map(({ name, meaning, default: value }) => [`Default: ${value}`, `${name}=`, `${meaning}.`]),
    );
  });

  test('docs/configuration.md lists each variable with its default', () => {
    const rows = read('docs/configuration.md').matchAll(/^- `([A-Z_]+)` \(([^)]+)\):/gm);
    const documented = [...rows].map(([, name, value]) => [
      name,
      value.replaceAll('`', '').replaceAll(/\s+/g, ' '),
    ]);
    expect(Object.fromEntries(documented)).toEqual(defaults);
  });

  test('every variable that the shop validates is documented', () => {
    const names = VARIABLES.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(parseEnvironment({}, ['oculos']))));
  });

  test('test shops ignore the configuration in the environment', () => {
    expect(withoutConfiguration({ PORT: '1', STORE_API_URL: 'x', BASE_URL: 'y', PATH: 'z' })).toEqual({
      BASE_URL: 'y',
      PATH: 'z',
    });
  });
});
