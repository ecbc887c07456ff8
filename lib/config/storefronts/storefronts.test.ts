/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { DARK_COLOURS, LIGHT_COLOURS, SHAPE_TOKENS } from '@/lib/config/palette-tokens.mjs';
import { parseEnvironment } from '@/lib/config/parse-environment.mjs';
import { shippedStorefronts } from '@/lib/config/storefront-file.mjs';
import { currentStorefront } from './current';
import type { Storefront } from './storefront';
import { MAQUINAS, OCULOS } from './testing';

const config = { storefront: 'oculos' as string | null, storefrontFile: null };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));

const ALL = [OCULOS, MAQUINAS];

/** Words used only by an optician. */
const EYEWEAR = /óculos|\blentes?\b|armaç|\bgraus?\b|[óo]p?tic[oa]s?\b|receita|enxerg|\bolhos?\b|Meridian/i;

test('VARIANT-01: STOREFRONT selects the storefront', () => {
  expect(currentStorefront().name).toBe('Meridiano');
  config.storefront = 'maquinas';
  expect(currentStorefront().name).toBe('Forja');
});

test('VARIANT-01: a shop without a storefront shows no brand of a bundled one', () => {
  config.storefront = null;
  const neutral = currentStorefront();
  expect(neutral).toMatchObject({ name: null, company: null, since: null, stores: 0, wordmark: null });
  expect(JSON.stringify(neutral)).not.toMatch(EYEWEAR);
  expect(JSON.stringify(neutral)).not.toMatch(/Forja|1956|duas lojas|CNPJ/i);
});

test('VARIANT-01, VARIANT-02: the second storefront is about machines and fencing, without eyewear features', () => {
  const { copy, features } = MAQUINAS;
  expect(copy.homeDescription).toMatch(/máquinas.*cercamento/i);
  expect(JSON.stringify(MAQUINAS)).not.toMatch(EYEWEAR);
  expect(JSON.stringify(OCULOS)).toMatch(EYEWEAR);
  expect(features).toMatchObject({
    lenses: false,
    measurements: false,
    tryOn: false,
    postBlackFriday: false,
  });
  expect(OCULOS.features).toMatchObject({ lenses: true, measurements: true, tryOn: true });
});

test('VARIANT-01, SCOPE-26: STOREFRONT accepts only bundled storefronts', () => {
  const ids = shippedStorefronts();
  expect(ids).toEqual(['maquinas', 'oculos']);
  const parse = (STOREFRONT?: string) => parseEnvironment({ STOREFRONT }, ids).STOREFRONT;
  for (const id of ids) expect(parse(id)).toBe(id);
  for (const unset of ['', undefined]) expect(parse(unset)).toBeUndefined();
  for (const other of ['carros', 'toString']) expect(() => parse(other)).toThrow(/^STOREFRONT must be /);
});

test('VARIANT-01: a storefront shows no words, drawings or addresses of another', () => {
  const texts = ({ copy, company, icon, emblem, eclipse, contact }: Storefront) =>
    [copy, icon, emblem.paths, eclipse.body, company?.legalName, company?.cnpj, contact.email, contact.phone]
      .map((part) => JSON.stringify(part).match(/"[^"]+"/g) ?? [])
      .flatMap((found) => found.filter((text) => !/^"\w+"$/.test(text)));
  const all = ALL.flatMap((storefront) => [...new Set(texts(storefront))]);
  expect(new Set(all).size).toBe(all.length);
});

test.each(ALL)('L1, SCOPE-16, SCOPE-17: $name has a seller and contact hours', (shop) => {
  expect(shop.company.legalName).toContain(shop.name);
  expect(shop.contact.hours).toMatchObject({
    text: 'Segunda a sexta 9h-18h, sábado 9h-14h',
    schedule: [
      { opens: '09:00', closes: '18:00' },
      { opens: '09:00', closes: '14:00' },
    ],
  });
  expect(shop.contact.whatsApp).toBe('WhatsApp 24 horas');
  expect(shop.contact.phone.dial).toMatch(/^\+551155555?\d{4}$/);
});

test('L13: log retention in deploy/ matches the privacy page’s default periods', () => {
  config.storefront = null;
  const { retention } = currentStorefront();
  const rotation = readFileSync('deploy/logrotate.conf', 'utf8');
  const [, days] = /storefront-access\.log \{[^}]*maxage (\d+)/.exec(rotation) ?? [];
  // Six months never exceed 184 days.
  expect([Number(days), retention.accessMonths]).toEqual([184, 6]);
  // The nginx container cannot write anywhere else.
  expect(readFileSync('deploy/compose.yaml', 'utf8')).toContain('access-log:/var/log/nginx');
  const journal = readFileSync('deploy/journald.conf', 'utf8');
  expect(journal).toContain(`MaxRetentionSec=${retention.failureDays}day`);
});

test.each(ALL)('VARIANT-01: the wordmark of $name, including its drawn letter o, spells the name', (shop) => {
  expect(`${shop.wordmark.before}o${shop.wordmark.after}`).toBe(shop.name);
});

test('VARIANT-01: the default palette matches the tokens in the style sheet', () => {
  const css = readFileSync('styles/tokens.css', 'utf8');
  const valuesIn = (text: string) =>
    [...text.matchAll(/--((?:color|paper|ink|reflex|clay|moss|ochre)-[a-z\d-]+): ([^;]+);/g)].map(
      ([, name, value]) => [name, value],
    );
  const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
  expect(Object.entries(LIGHT_COLOURS)).toEqual(valuesIn(light));
  expect(Object.entries(DARK_COLOURS)).toEqual(valuesIn(dark.split('@media')[0] ?? ''));
  for (const [family, { names, form }] of Object.entries(SHAPE_TOKENS)) {
    for (const name of names)
      expect(new RegExp(`--${family}-${name}: ([^;]+);`).exec(css)?.[1] ?? '').toMatch(form);
  }
});

test.each(ALL)(
  'B23, SEO-08: the link-preview picture of $name is 1200 × 630 and below 300 KB',
  async (shop) => {
    const file = readFileSync(path.resolve(shop.files.social ?? ''));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(file.length).toBeLessThan(300_000);
  },
);
