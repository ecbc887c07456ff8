/** @jest-environment node */
import { neutralStorefront } from '@/lib/config/storefront-file.mjs';
import type { Storefront } from '@/lib/config/storefronts/storefront';
import { OCULOS } from '@/lib/config/storefronts/testing';
import { configuracoesSchema } from '@/lib/platform/schemas/blocks';
import { readShopName, readWordmark } from './identity';

let storefront: Storefront;
let settings: unknown;
jest.mock('@/lib/config/storefronts/current', () => ({ currentStorefront: () => storefront }));
jest.mock('./read-shell', () => ({ readShopSettings: async () => settings }));

const settingsOf = (site: Record<string, unknown>) =>
  configuracoesSchema.parse({ configuracoes: { sistema: { geral: { site } } } }).configuracoes;

test('VARIANT-01: name and wordmark come from the storefront, whatever the platform sends', async () => {
  storefront = OCULOS;
  settings = settingsOf({ nome: 'Outra', logo: 'https://fotos.test/logo.png' });
  expect([await readShopName(), await readWordmark()]).toEqual(['Meridiano', OCULOS.wordmark]);
});

test('VARIANT-01: without a storefront, name and logo come from the platform’s settings', async () => {
  storefront = neutralStorefront();
  settings = settingsOf({ nome: ' Ótica Vesúvio ', logo: 'https://fotos.test/logo.png' });
  expect(await readShopName()).toBe('Ótica Vesúvio');
  expect(await readWordmark()).toMatchObject({ kind: 'logo', light: 'https://fotos.test/logo.png' });
});

test.each([
  ['that fail', null],
  ['without them', settingsOf({})],
  ['with nonsense', settingsOf({ nome: ['x'], logo: 'javascript:alert(1)' })],
])('VARIANT-01: with settings %s the shop has a neutral name and no logo', async (_how, given) => {
  storefront = neutralStorefront();
  settings = given;
  expect([await readShopName(), await readWordmark()]).toEqual(['Loja', null]);
});
