/** @jest-environment node */
import fc from 'fast-check';
import { storefrontSchema } from '../../lib/config/storefront-schema.mjs';
import { accentPalette, contrast } from './accent-palette.mjs';
import { askForStorefront } from './storefront-questions.mjs';

const ANSWERS = [
  'Folio',
  'Folio Livros Ltda.',
  '11222333000181',
  'Rua da Estante, 7',
  'Paraty',
  'rj',
  '23970-000',
  'oi@folio.example',
  '',
  'Todos os dias, 8h-20h',
  '',
  '1998',
  '',
  '299',
  'Livros novos e usados',
  'Livros escolhidos a dedo.',
  '#8a1c3b',
  'n',
];

/** Answers in their order, and what was printed about wrong ones. */
async function storefrontOf(answers) {
  const rest = [...answers];
  const printed = [];
  const content = await askForStorefront(
    async () => {
      if (rest.length === 0) throw new Error('asked for more than the answers');
      return rest.shift();
    },
    (line) => printed.push(line),
  );
  return { content, printed, rest };
}

test('VARIANT-01: the answers make a file that the shop accepts; what was left empty is not in it', async () => {
  const { content, printed, rest } = await storefrontOf(ANSWERS);
  expect([printed, rest]).toEqual([[], []]);
  expect(storefrontSchema.parse(content)).toMatchObject({
    name: 'Folio',
    company: { cnpj: '11.222.333/0001-81', address: { region: 'RJ' } },
    contact: { phone: null, hours: { text: 'Todos os dias, 8h-20h' }, whatsApp: null },
    since: 1998,
    stores: 0,
    freeShippingFrom: 299,
    features: { measurements: false, postBlackFriday: false },
  });
  expect(content).not.toHaveProperty('stores');
});

test('VARIANT-01: a wrong answer is asked for again, with what is expected', async () => {
  const answers = [...ANSWERS];
  answers.splice(16, 1, 'vermelho', '#8a1c3b');
  answers.splice(13, 1, 'sempre', '0');
  answers.splice(2, 1, '11222333000182', '', ANSWERS[2]);
  const { content, printed } = await storefrontOf(answers);
  expect(content.company.cnpj).toBe('11222333000181');
  expect(printed).toEqual([
    expect.stringMatching(/^This must be a CNPJ with valid check digits/),
    'This must be an answer.',
    'This must be a number of reais, 0 or more.',
    'This must be a colour such as #8a1c3b.',
  ]);
});

test('whatever colour is chosen, links and buttons can be read by day and by night', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, (hex) => {
      const { light, dark } = accentPalette(hex);
      for (const [group, ground] of [
        [light, '#eae6de'],
        [dark, '#1c2626'],
      ]) {
        expect(contrast(group['color-accent'], ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(group['color-on-accent'], group['color-accent'])).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});
