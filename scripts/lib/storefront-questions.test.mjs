/** @jest-environment node */
import fc from 'fast-check';
import { storefrontSchema } from '../../lib/config/storefront-schema.mjs';
import { accentPalette, contrast } from './accent-palette.mjs';
import { askForStorefront } from './storefront-questions.mjs';

/** From the name to whether the shop sells glasses; the rest is left empty. */
const ANSWERS = {
  'Name of the shop': 'Folio',
  'Legal name': 'Folio Livros Ltda.',
  CNPJ: '11222333000181',
  Street: 'Rua da Estante, 7',
  City: 'Paraty',
  State: 'rj',
  CEP: '23970-000',
  'E-mail for customers': 'oi@folio.example',
  'When somebody answers': 'Todos os dias, 8h-20h',
  'Year of': '1998',
  'From how many reais': '299',
  'What the shop sells': 'Livros novos e usados',
  'The same in a sentence': 'Livros escolhidos a dedo.',
  Colour: '#8a1c3b',
  'Does it sell glasses': 'n',
};

/**
 * Answers every question with what stands under the words it begins with, a list one by one, and all others with an
 * empty line. Returns what was printed about wrong answers too.
 */
async function storefrontOf(answers) {
  const left = new Map(Object.entries(answers).map(([question, given]) => [question, [given].flat()]));
  const printed = [];
  const content = await askForStorefront(
    async (question) => {
      const found = [...left].find(([start, rest]) => question.startsWith(start) && rest.length > 0);
      if (!found && !question.includes('or nothing')) throw new Error(`No answer to ${question}`);
      return found?.[1].shift() ?? '';
    },
    (line) => printed.push(line),
  );
  return {
    content,
    printed,
    unused: [...left].filter(([, rest]) => rest.length > 0).map(([start]) => start),
  };
}

test('VARIANT-01: the answers make a file that the shop accepts; what was left empty is not in it', async () => {
  const { content, printed, unused } = await storefrontOf(ANSWERS);
  expect([printed, unused]).toEqual([[], []]);
  expect(storefrontSchema.parse(content)).toMatchObject({
    name: 'Folio',
    company: { cnpj: '11.222.333/0001-81', address: { region: 'RJ' } },
    contact: { phone: null, hours: { text: 'Todos os dias, 8h-20h' }, whatsApp: null },
    since: 1998,
    stores: 0,
    freeShippingFrom: 299,
    features: { measurements: false, tryOn: false, postBlackFriday: false },
  });
  expect(Object.keys(content)).toEqual([
    'name',
    'company',
    'contact',
    'since',
    'freeShippingFrom',
    'copy',
    'palette',
    'features',
  ]);
});

test('VARIANT-01: what the law and others want of a shop is asked too', async () => {
  const { content, printed, unused } = await storefrontOf({
    ...ANSWERS,
    'Who answers for personal data': 'Lia Prado Reis',
    'E-mail for personal data': 'dados@folio.example',
    Procon: 'Procon-RJ',
    'Address of its site': 'https://www.procon.rj.gov.br/',
    'For how many days': '5',
    'What is due': 'multa de 2% e juros de 1% ao mês',
    'How many months': '12',
    'Name of a seal': 'Livraria amiga',
    'Name of the next seal': ['Loja avaliada', ''],
    'Address of its picture': ['https://selos.example/a.png', 'https://selos.example/b.png'],
    'Address of its proof': ['https://selos.example/a', 'https://selos.example/b'],
    'Width of the picture': ['120', '60'],
    'Height of the picture': ['48', '60'],
    'Attributes of a reviews widget': 'class="opina caixa" data-produto={id}',
    'Attributes of its script': 'data-loja="folio-7"',
    'Further origins of its frames': 'https://quadro.opina.example https://*.opina.example',
    'Does it sell glasses': 'y',
    'Working days': '7',
  });
  expect([printed, unused]).toEqual([[], []]);
  expect(storefrontSchema.parse(content)).toMatchObject({
    dataOfficer: { name: 'Lia Prado Reis', email: 'dados@folio.example' },
    procon: { name: 'Procon-RJ', href: 'https://www.procon.rj.gov.br/' },
    credit: { validDays: 5, lateCharges: 'multa de 2% e juros de 1% ao mês' },
    retention: { accessMonths: 12, failureDays: 30 },
    seals: [
      { name: 'Livraria amiga', href: 'https://selos.example/a', width: 120, height: 48 },
      { name: 'Loja avaliada', image: 'https://selos.example/b.png', width: 60, height: 60 },
    ],
    reviewsWidget: {
      element: { class: 'opina caixa', 'data-produto': '{id}' },
      script: { 'data-loja': 'folio-7' },
      origins: { script: [], frame: ['https://quadro.opina.example', 'https://*.opina.example'] },
      inlineStyles: false,
    },
    laboratoryDays: 7,
  });
});

test('VARIANT-01: a wrong answer is asked again, with what is expected', async () => {
  const { content, printed } = await storefrontOf({
    ...ANSWERS,
    CNPJ: ['11222333000182', '', '11222333000181'],
    'From how many reais': ['sempre', '0'],
    'For how many days': ['1', '5'],
    'What is due': ['', 'multa de 2%'],
    'How many months': ['3', '6'],
    'Name of a seal': 'Loja avaliada',
    'Address of its picture': ['http://selos.example/a.png', 'https://selos.example/a.png'],
    'Address of its proof': 'https://selos.example/a',
    'Width of the picture': ['300', '120'],
    'Height of the picture': '48',
    'Attributes of a reviews widget': ['<div>', 'onclick="x"', 'class="opina"'],
    'Further origins of its frames': ['opina.example', 'https://opina.example'],
    Colour: ['vermelho', '#8a1c3b'],
  });
  expect(storefrontSchema.safeParse(content).success).toBe(true);
  expect(printed).toEqual([
    expect.stringMatching(/^This must be a CNPJ with valid check digits/),
    'This must be an answer.',
    'This must be a number of reais, 0 or more.',
    'This must be a number of days, 2 to 365.',
    'This must be an answer.',
    'This must be a number of months, 6 to 60.',
    'This must be an address that starts with https://.',
    'This must be at most 200 pixels.',
    'This must be class, id or data attributes with their values.',
    'This must be class, id or data attributes with their values.',
    'This must be an origin such as https://cdn.exemplo.com or https://*.exemplo.com.',
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
