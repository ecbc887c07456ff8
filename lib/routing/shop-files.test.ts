/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { STOREFRONTS, type StorefrontId } from '@/lib/storefront/storefronts';
import { shopFile } from './shop-files';

const IDS = Object.keys(STOREFRONTS) as StorefrontId[];
const ADDRESSES = ['/favicon.ico', '/offline/tokens.css', '/offline/drawing.svg'];

test.each(ADDRESSES)('VARIANT-01, A31: %s is a file of each storefront’s own', (address) => {
  const files = IDS.map((id) => `public${shopFile(address, id)}`);
  for (const file of files) expect(existsSync(file)).toBe(true);
  const contents = files.map((file) => readFileSync(file, 'base64'));
  expect(new Set(contents).size).toBe(IDS.length);
});

test('A31: nothing else is looked for there', () => {
  for (const path of ['/', '/offline/page.html', '/offline', 'toString', '/icons/oculos/192.png'])
    expect(shopFile(path, 'maquinas')).toBeNull();
});
