/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parseEnvironment } from '@/lib/config/parse-environment.mjs';
import { isValidCnpj } from '@/lib/config/testing';
import { currentStorefront } from './current';
import { MAQUINAS } from './maquinas';
import { OCULOS } from './oculos';
import { STOREFRONTS } from './registry';
import type { Storefront } from './storefront';

const config = { storefront: 'oculos' };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));

const ALL: Storefront[] = Object.values(STOREFRONTS);

/** Words that only an optician's uses. */
const EYEWEAR = /óculos|\blentes?\b|armaç|\bgraus?\b|[óo]p?tic[oa]s?\b|receita|enxerg|\bolhos?\b|Meridian/i;

test('VARIANT-01: STOREFRONT says which shop this is', () => {
  expect(currentStorefront().name).toBe('Meridiano');
  config.storefront = 'maquinas';
  expect(currentStorefront().name).toBe('Forja');
});

test('VARIANT-01, VARIANT-02: the second shop speaks of machines and fencing, and hides what only glasses have', () => {
  const { copy, features } = MAQUINAS;
  expect(copy.homeDescription).toMatch(/máquinas.*cercamento/i);
  expect(JSON.stringify(MAQUINAS)).not.toMatch(EYEWEAR);
  expect(JSON.stringify(OCULOS)).toMatch(EYEWEAR);
  expect(features).toMatchObject({ lenses: false, measurements: false, postBlackFriday: false });
  expect(OCULOS.features).toMatchObject({ lenses: true, measurements: true, postBlackFriday: true });
});

test('VARIANT-01, SCOPE-26: every storefront is known by its own id, and the default is one of them', () => {
  for (const [id, storefront] of Object.entries(STOREFRONTS)) expect(storefront.id).toBe(id);
  const parse = (STOREFRONT?: string) =>
    parseEnvironment({ STOREFRONT }, Object.keys(STOREFRONTS)).STOREFRONT;
  for (const id of Object.keys(STOREFRONTS)) expect(parse(id)).toBe(id);
  for (const unset of ['', undefined]) expect(Object.keys(STOREFRONTS)).toContain(parse(unset));
  for (const other of ['carros', 'toString']) expect(() => parse(other)).toThrow(/^STOREFRONT must be /);
});

test('VARIANT-01: what a storefront shows is its own; no words, drawings or addresses are those of another', () => {
  const texts = ({ copy, company, icon, emblem, eclipse }: Storefront) =>
    [copy, icon, emblem.paths, eclipse.body, company.legalName, company.cnpj, company.email, company.phone]
      .map((part) => JSON.stringify(part).match(/"[^"]+"/g) ?? [])
      .flatMap((found) => found.filter((text) => !/^"\w+"$/.test(text)));
  const all = ALL.flatMap((storefront) => [...new Set(texts(storefront))]);
  expect(new Set(all).size).toBe(all.length);
});

test.each(ALL)(
  'A31, VARIANT-01: $name has its icons, its favicon and its colours of the offline page',
  ({ id }) => {
    const files = [
      'icon.svg',
      'favicon.ico',
      'apple-touch-icon.png',
      '192.png',
      '512.png',
      'maskable-512.png',
    ];
    for (const file of files) expect(existsSync(path.join('public/icons', id, file))).toBe(true);
    expect(existsSync(path.join('public/storefronts', `${id}-offline.css`))).toBe(true);
  },
);

test('VARIANT-01: npm start knows a storefront by its icons, so their folders are exactly the storefronts', () => {
  expect(readdirSync('public/icons').sort()).toEqual(Object.keys(STOREFRONTS).sort());
});

test.each(ALL)(
  'L1, SCOPE-16, SCOPE-17: $name says who sells, and when it can be reached',
  ({ company, name }) => {
    expect(company.legalName).toContain(name);
    expect(isValidCnpj(company.cnpj)).toBe(true);
    expect(company.hours).toBe('Segunda a sexta 9h-18h, sábado 9h-14h');
    expect(company.whatsApp).toBe('WhatsApp 24 horas');
    expect(company.phone.dial).toBe(`+55${company.phone.label.replace(/\D/g, '')}`);
  },
);

test.each(ALL)(
  'VARIANT-01: the name of $name is whole when its drawn letter is read as one',
  ({ name, wordmark }) => {
    expect(`${wordmark.before}o${wordmark.after}`).toBe(name);
  },
);

test('VARIANT-01: a palette is small and sets nothing but tokens that exist, for its own shop only', () => {
  const tokens = readFileSync('styles/tokens.css', 'utf8');
  for (const { id, palette } of ALL) {
    if (palette === null) continue;
    const file = path.join('public', palette);
    expect(existsSync(file)).toBe(true);
    const css = readFileSync(file, 'utf8');
    expect(css.length).toBeLessThan(3_000);
    expect(
      css.match(/:root[^{]*/g)?.every((selector) => selector.includes(`[data-storefront="${id}"]`)),
    ).toBe(true);
    for (const [, token] of css.matchAll(/(--[\w-]+):/g)) expect(tokens).toContain(`${token}:`);
  }
});

test.each(ALL)(
  'B23, SEO-08: the picture of $name for link previews is 1200 × 630 and light',
  async ({ id }) => {
    const file = readFileSync(path.join('public/storefronts', `${id}-social.jpg`));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(file.length).toBeLessThan(300_000);
  },
);
