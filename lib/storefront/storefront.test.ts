/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { currentStorefront } from './current';
import { MAQUINAS } from './maquinas';
import { OCULOS } from './oculos';

const config = { storefront: 'oculos' };
jest.mock('@/lib/config/server', () => ({ serverConfig: () => config }));

const ALL = [OCULOS, MAQUINAS];

function hasValidCheckDigits(cnpj: string): boolean {
  const digits = [...cnpj.replace(/\D/g, '')].map(Number);
  const digit = (length: number) => {
    const sum = digits
      .slice(0, length)
      .reduce((total, value, index) => total + value * (((length - 1 - index) % 8) + 2), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  return digits.length === 14 && digit(12) === digits[12] && digit(13) === digits[13];
}

test('VARIANT-01: STOREFRONT says which shop this is', () => {
  expect(currentStorefront().name).toBe('Meridiano');
  config.storefront = 'maquinas';
  expect(currentStorefront().name).toBe('Forja');
});

test('VARIANT-01, VARIANT-02: the second shop speaks of machines and fencing, and hides what only glasses have', () => {
  const { words, features } = MAQUINAS;
  expect(words.homeDescription).toMatch(/máquinas.*cercamento/i);
  expect(JSON.stringify(MAQUINAS)).not.toMatch(/óculos|lente|armaç|Meridiano/i);
  expect(features).toEqual({ lenses: false, measurements: false, postBlackFriday: false });
  expect(Object.values(OCULOS.features)).not.toContain(false);
});

test.each(ALL)('L1, SCOPE-16, SCOPE-17: $name tells who sells, and when it answers', ({ facts, name }) => {
  expect(facts.legalName).toContain(name);
  expect(hasValidCheckDigits(facts.cnpj)).toBe(true);
  expect(facts.hours).toBe('Segunda a sexta 9h-18h, sábado 9h-14h');
  expect(facts.whatsApp).toBe('WhatsApp 24 horas');
  expect(facts.phone.dial).toBe(`+55${facts.phone.label.replace(/\D/g, '')}`);
});

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
    expect(css.length).toBeLessThan(2_000);
    expect(
      css.match(/:root[^{]*/g)?.every((selector) => selector.includes(`[data-storefront="${id}"]`)),
    ).toBe(true);
    for (const [, token] of css.matchAll(/(--[\w-]+):/g)) expect(tokens).toContain(`${token}:`);
  }
});
