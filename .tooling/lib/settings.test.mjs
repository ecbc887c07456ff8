/** @jest-environment node */
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { besideOthers, CONFIGURATION_VARIABLES, loadEnvironment, readSettings } from './environment.mjs';
import { freePort, portProblem, requirePort } from './ports.mjs';
import { ROOT } from './project.mjs';

describe('configuration', () => {
  test('nothing set: the embedded store on 4000, the shop on 3000; empty counts as unset', () => {
    const expected = {
      port: 3000,
      storePort: 4000,
      embedded: true,
      storeApiUrl: 'http://localhost:4000/api',
      storeSiteUrl: 'http://localhost:4000',
      siteUrl: 'http://localhost:3000',
      thirdParties: {
        REVIEWS_API_URL: 'http://localhost:4000/third-parties/reviews',
        REVIEWS_API_TOKEN: 'demonstracao',
        REVIEWS_WIDGET_URL: 'http://localhost:4000/third-parties/reviews/widget.js',
        BLOG_API_URL: 'http://localhost:4000/third-parties/blog',
      },
    };
    expect(readSettings({})).toEqual(expected);
    expect(readSettings({ PORT: '', STORE_API_URL: ' ', STORE_SITE_URL: '', STOREFRONT: '' })).toEqual(
      expected,
    );
  });

  test('ports move the addresses that depend on them', () => {
    expect(readSettings({ PORT: '3100', STORE_PORT: '4100' })).toMatchObject({
      storeApiUrl: 'http://localhost:4100/api',
      storeSiteUrl: 'http://localhost:4100',
      siteUrl: 'http://localhost:3100',
    });
  });

  test('VARIANT-01: a storefront that is named at start runs beside the default one, on the ports that are set', () => {
    expect(besideOthers({ A: '1' }, 'maquinas')).toEqual({
      A: '1',
      PORT: '3001',
      STORE_PORT: '4001',
      STOREFRONT: 'maquinas',
    });
    const set = { PORT: '5000', STORE_PORT: '', STOREFRONT: 'oculos' };
    expect(readSettings(besideOthers(set, 'maquinas'))).toMatchObject({ port: 5000, storePort: 4001 });
    expect(() => readSettings(besideOthers({}, 'carros'))).toThrow(/^STOREFRONT must be maquinas or oculos,/);
  });

  test('another store: no embedded one, its origin is the site unless told otherwise', () => {
    expect(readSettings({ STORE_API_URL: 'https://www.loja.com.br/api/' })).toMatchObject({
      embedded: false,
      storeApiUrl: 'https://www.loja.com.br/api',
      storeSiteUrl: 'https://www.loja.com.br',
    });
    const env = { STORE_API_URL: 'https://a.com/api', STORE_SITE_URL: 'https://b.com' };
    expect(readSettings(env).storeSiteUrl).toBe('https://b.com');
  });

  test('third parties: those of our own store unless named; another store has only what it names', () => {
    const { thirdParties } = readSettings({ STORE_PORT: '4100', BLOG_API_URL: 'https://blog.test' });
    expect(thirdParties).toMatchObject({
      REVIEWS_API_URL: 'http://localhost:4100/third-parties/reviews',
      BLOG_API_URL: 'https://blog.test',
    });
    expect(readSettings({ STORE_API_URL: 'https://a.com/api' }).thirdParties).toEqual({});
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['STORE_PORT', '-1'],
    ['STORE_API_URL', 'loja'],
    ['STORE_API_URL', 'ftp://loja.com'],
    ['STORE_API_URL', 'https://loja.com/api/v2/front/'],
    ['STORE_SITE_URL', 'www.loja.com.br'],
    ['SITE_URL', 'localhost:3000'],
    ['REVIEWS_WIDGET_URL', 'ftp://avaliacoes.com/widget.js'],
    ['REVIEWS_API_TOKEN', 'with a blank'],
    ['STORE_APP_TOKEN', 'señal'],
    ['STOREFRONT', 'carros'],
    ['SESSION_COOKIE_SCRIPT', 'yes'],
    ['EXIT_POPUP', 'sim'],
    ['PICTURE_ORIGINS', 'https://fotos.loja.com/upload'],
    ['TAG_ORIGINS', "https://a.com; script-src 'unsafe-inline'"],
    ['TAG_ORIGINS', 'https://*'],
    ['TAG_ORIGINS', 'http://a.com'],
    ['TAG_ORIGINS', 'https://a.com,*'],
  ])('%s=%s ends with one sentence that starts with the variable', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]+\\.$`));
  });

  test('lists of origins may be separated as one likes', () => {
    const lists = { TAG_ORIGINS: ' https://a.com,  https://*.b.com:8443 ', PICTURE_ORIGINS: 'http://c:4000' };
    expect(() => readSettings(lists)).not.toThrow();
  });

  test.each(CONFIGURATION_VARIABLES)('%s stands in the README and in .env.example', (name) => {
    expect(fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8')).toContain(`\`${name}\``);
    expect(fs.readFileSync(path.join(ROOT, '.env.example'), 'utf8')).toMatch(new RegExp(`^${name}=$`, 'm'));
  });

  test('one port for both programs is refused by name', () => {
    expect(() => readSettings({ PORT: '4000' })).toThrow(/PORT and STORE_PORT are both 4000/);
    expect(readSettings({ PORT: '4000', STORE_API_URL: 'https://a.com/api' }).port).toBe(4000);
  });

  test('a password in a refused address stays hidden', () => {
    const refused = () => readSettings({ STORE_API_URL: 'ftp://user:secret@host' });
    expect(refused).toThrow('ftp://user:***@host');
    expect(refused).not.toThrow(/secret/);
  });

  test('.env.local wins over .env, the process over both', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'env-test-'));
    fs.writeFileSync(path.join(folder, '.env'), 'A=1\nB=1\nC=1\n');
    fs.writeFileSync(path.join(folder, '.env.local'), 'B=2\nC=2\n');
    expect(loadEnvironment(folder, { C: '3' })).toEqual({ A: '1', B: '2', C: '3' });
    fs.rmSync(folder, { recursive: true });
  });
});

describe('ports', () => {
  const listening = [];
  const listenOn = async (host) => {
    const server = net.createServer();
    await new Promise((resolve) => server.listen(0, host, resolve));
    listening.push(server);
    return server.address().port;
  };
  afterEach(() =>
    Promise.all(listening.splice(0).map((server) => new Promise((done) => server.close(done)))),
  );

  test('a free port is free', async () => {
    expect(await portProblem(await freePort())).toBeUndefined();
  });

  test.each([undefined, '127.0.0.1'])('a port in use on %s is noticed', async (host) => {
    expect(await portProblem(await listenOn(host))).toBe('in use');
  });

  test('the sentence names the variable, the port and a way out', async () => {
    const port = await listenOn('127.0.0.1');
    await expect(requirePort('STORE_PORT', port, 'the embedded store')).rejects.toThrow(
      new RegExp(`^STORE_PORT: port ${port} is already in use, so the embedded store .* STORE_PORT=\\d+\\.$`),
    );
  });
});
