/** @jest-environment node */
import { resolve } from 'node:path';
import { readConfig } from './config';
import { StartupError } from './errors';

test('without any variable the store runs on port 4000 with PGlite', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    storefront: 'oculos',
    databaseUrl: null,
    schema: 'public',
    dataDir: resolve('data/store'),
    pictureDir: null,
    products: null,
    publicUrl: 'http://localhost:4000',
    shopUrl: 'http://localhost:3000',
    freeShippingFrom: 0,
  });
});

test('the second storefront has a separate folder and schema', () => {
  expect(readConfig({ STOREFRONT: 'maquinas' })).toMatchObject({
    storefront: 'maquinas',
    schema: 'maquinas',
    dataDir: resolve('data/store/maquinas'),
  });
  expect(() => readConfig({ STOREFRONT: 'carros' })).toThrow(/^STOREFRONT must be /);
});

test('variables are used, and blank ones count as not set', () => {
  const config = readConfig({
    STORE_PORT: ' 4100 ',
    DATABASE_URL: 'postgres://user:secret@localhost:5432/loja',
    STORE_DATA_DIR: '/var/store',
    STORE_PICTURE_DIR: '/var/pictures',
    STORE_PRODUCTS: '5000',
    STORE_PUBLIC_URL: 'https://loja.example/',
    SITE_URL: '',
  });
  expect(config).toMatchObject({
    port: 4100,
    dataDir: '/var/store',
    pictureDir: '/var/pictures',
    products: 5000,
    publicUrl: 'https://loja.example',
  });
  expect(config.shopUrl).toBe('http://localhost:3000');
});

test('the public URL uses the configured port', () => {
  expect(readConfig({ STORE_PORT: '4321' }).publicUrl).toBe('http://localhost:4321');
});

test.each([
  ['STORE_PORT', '0'],
  ['STORE_PORT', '70000'],
  ['STORE_PORT', 'abc'],
  ['STORE_PORT', '4000.5'],
  ['STORE_PRODUCTS', '99'],
  ['STORE_PRODUCTS', '100001'],
  ['STORE_PRODUCTS', '1e3'],
  ['DATABASE_URL', 'mysql://localhost/loja'],
  ['DATABASE_URL', 'localhost:5432'],
  ['DATABASE_URL', 'postgres://localhost'],
  ['STORE_PUBLIC_URL', 'loja.example'],
  ['STORE_PUBLIC_URL', 'https://loja.example/caminho'],
  ['SITE_URL', 'ftp://loja.example'],
])('%s=%j is rejected with a message that names the variable', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(StartupError);
  expect(read).toThrow(new RegExp(`^${name} [^\\n]*\\.$`));
});

test('the error message for a wrong DATABASE_URL omits its value, because it may contain a password', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://root:hunter2@localhost/x' });
  expect(read).toThrow(/^DATABASE_URL (?!.*hunter2)/);
});
