/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { StorefrontFile } from '@/lib/config/storefronts/files';
import { hasPalette, OFFLINE_TOKENS, offlineCss, paletteCss } from '@/lib/config/storefronts/palette';
import { MAQUINAS, OCULOS } from '@/lib/config/storefronts/testing';
import { storefrontFile } from './storefront-file';

test('VARIANT-01: a palette sets the shop’s tokens for the page and its header', () => {
  expect([hasPalette(OCULOS.palette), hasPalette(MAQUINAS.palette)]).toEqual([false, true]);
  const css = paletteCss(MAQUINAS);
  expect(css.length).toBeLessThan(3_000);
  expect(css).toContain(':root[data-storefront="maquinas"]{--ink-950:oklch(0.17 0.004 250);');
  expect(css).toContain('body > header{--color-paper:var(--ink-900);');
  expect(css).toContain('input[type="radio"]{--radius-full:100vmax}');
});

test('A31: the offline page has the shop’s colours, by default those of styles/tokens.css', () => {
  const tokens = readFileSync('styles/tokens.css', 'utf8');
  for (const scheme of Object.values(OFFLINE_TOKENS))
    for (const { token, base, value } of Object.values(scheme)) {
      expect(tokens).toContain(`--${token}: var(--${base});`);
      expect(tokens).toContain(`--${base}: ${value};`);
    }
  expect(offlineCss(OCULOS.palette)).toContain('--accent:oklch(0.455 0.17 264);');
  expect(offlineCss(MAQUINAS.palette)).toContain('--accent:oklch(0.5 0.155 42);');
  const own = { ...OCULOS.palette, light: { 'color-accent': '#8a1c3b' } };
  expect(offlineCss(own)).toContain('--accent:#8a1c3b;');
});

const LOGO = { ...OCULOS, version: 'x', files: { logo: null, logoDark: null, icon: null, social: null } };

describe.each([
  ['of the files that it names', MAQUINAS],
  ['drawn, of a shop without files', LOGO],
])('icons %s', (_how, shop) => {
  test.each<[StorefrontFile, number]>([
    ['192.png', 192],
    ['512.png', 512],
    ['maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('A31, VARIANT-01: %s is a square of %i px', async (file, size) => {
    const bytes = (await storefrontFile(shop, file)) as Buffer;
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    if (file.startsWith('maskable')) expect((await sharp(bytes).stats()).isOpaque).toBe(true);
  });

  test('B23: the link-preview picture is 1200 × 630 and below 300 KB', async () => {
    const bytes = (await storefrontFile(shop, 'social.jpg')) as Buffer;
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
  });

  test('A31: the favicon contains a single picture', async () => {
    const bytes = (await storefrontFile(shop, 'favicon.ico')) as Buffer;
    expect(bytes.readUInt16LE(4)).toBe(1);
    expect(await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata()).toMatchObject({ width: 48 });
  });
});

test('VARIANT-01: a shop without a logo has no logo file, and the two shops have different emblems', async () => {
  expect(await storefrontFile(LOGO, 'logo.svg')).toBeNull();
  expect(await storefrontFile(OCULOS, 'emblem.svg')).not.toEqual(
    await storefrontFile(MAQUINAS, 'emblem.svg'),
  );
});
