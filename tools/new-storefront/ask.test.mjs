/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { svgProblem } from '../../lib/config/logo-file.mjs';
import { storefrontSchema } from '../../lib/config/storefront-schema.mjs';
import { askForStorefront, languageOf } from './ask.mjs';
import { QUESTIONS } from './questions.mjs';

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
 * Answers every question with what is under the words it begins with, a list one by one, and all others with an
 * empty line. Returns what was printed about wrong answers too.
 */
async function storefrontOf(answers, language = 'en') {
  const left = new Map(Object.entries(answers).map(([question, given]) => [question, [given].flat()]));
  const printed = [];
  const asked = [];
  const { content, logo } = await askForStorefront(
    async (question) => {
      asked.push(question);
      const found = [...left].find(([start, rest]) => question.startsWith(start) && rest.length > 0);
      if (!found && !/or nothing|Enter/.test(question)) throw new Error(`No answer to ${question}`);
      return found?.[1].shift() ?? '';
    },
    (line) => printed.push(line),
    language,
  );
  return {
    content,
    logo,
    asked,
    // The first line explains the questions.
    printed: printed.slice(1),
    unused: [...left].filter(([, rest]) => rest.length > 0).map(([start]) => start),
  };
}

test('VARIANT-01: the answers make a file that the shop accepts, without empty fields', async () => {
  const { content, printed, unused } = await storefrontOf(ANSWERS);
  expect([printed, unused]).toEqual([[], []]);
  expect(storefrontSchema.parse(content)).toMatchObject({
    name: 'Folio',
    company: { cnpj: '11.222.333/0001-81', address: { region: 'RJ' } },
    contact: { phone: null, hours: { text: 'Todos os dias, 8h-20h' }, whatsApp: null },
    since: 1998,
    stores: 0,
    freeShippingFrom: 299,
    features: { lenses: false, measurements: false, tryOn: false, postBlackFriday: false },
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

test('VARIANT-01: facts that the law and others require are asked too', async () => {
  const { content, printed, unused } = await storefrontOf({
    ...ANSWERS,
    'Who answers for personal data': 'Lia Prado Reis',
    'E-mail for personal data': 'dados@folio.example',
    Procon: 'Procon-RJ',
    'Are favourites': 'y',
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
    favourites: 'device',
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
    'Are favourites': ['always', 'n'],
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
    'Does it sell glasses': ['maybe', 'n'],
  });
  expect(storefrontSchema.safeParse(content).success).toBe(true);
  expect(printed).toEqual([
    expect.stringMatching(/^This must be a CNPJ with valid check digits/),
    'This must be an answer.',
    'This must be a number of reais, 0 or more.',
    'This must be y or n.',
    'This must be a number of days, 2 to 365.',
    'This must be an answer.',
    'This must be a number of months, 6 to 60.',
    'This must be an address that starts with https://.',
    'This must be at most 200 pixels.',
    'This must be class, id or data attributes with their values.',
    'This must be class, id or data attributes with their values.',
    'This must be an origin such as https://cdn.exemplo.com or https://*.exemplo.com.',
    'This must be a colour such as #8a1c3b.',
    'This must be y or n.',
  ]);
});

const PORTUGUESE = {
  'Nome da loja': 'Folio',
  'Razão social': 'Folio Livros Ltda.',
  CNPJ: '11222333000181',
  Rua: 'Rua da Estante, 7',
  Cidade: 'Paraty',
  Estado: 'rj',
  CEP: '23970-000',
  'E-mail de atendimento': 'oi@folio.example',
  'O que a loja vende': 'Livros novos e usados',
  'O mesmo em uma frase': 'Livros escolhidos a dedo.',
  'A loja vende óculos': 'não',
};

test('VARIANT-01: the questions are Portuguese, and English where the system is', async () => {
  expect(['pt_BR.UTF-8', 'C', '', 'en_US.UTF-8', 'en'].map((LANG) => languageOf({ LANG }))).toEqual([
    'pt',
    'pt',
    'pt',
    'en',
    'en',
  ]);
  expect(languageOf({ LC_ALL: 'pt_BR', LANG: 'en' })).toBe('pt');
  const { content, printed } = await storefrontOf(
    { ...PORTUGUESE, CNPJ: ['11', '11222333000181'], 'A loja vende óculos': ['talvez', 'não'] },
    'pt',
  );
  expect(storefrontSchema.parse(content)).toMatchObject({
    name: 'Folio',
    features: { lenses: false, measurements: false, tryOn: false },
  });
  expect(printed).toEqual([
    'Isto precisa ser um CNPJ com dígitos verificadores corretos, como 11.222.333/0001-81.',
    'Isto precisa ser s ou n.',
  ]);
});

test('VARIANT-01: no message of the Portuguese questions is left to the schema, which is English', () => {
  const withoutAdvice = QUESTIONS.filter(({ advice, isLogo }) => !advice?.pt && !isLogo);
  expect(withoutAdvice.map(({ at }) => at)).toEqual([]);
  expect(QUESTIONS.filter(({ pt, en }) => !pt || !en)).toEqual([]);
});

test('VARIANT-01: < goes back, an empty line keeps the answer there, - drops it', async () => {
  const { content, asked, printed } = await storefrontOf(
    {
      ...PORTUGUESE,
      'Nome da loja': ['<', 'Fólio', 'Folio'],
      'Razão social': ['voltar', 'Folio Livros Ltda.'],
      Telefone: ['(24) 3333-0007', '-'],
      'Horário de atendimento': ['<', 'Todos os dias'],
      'Ano de fundação': '1998',
      'Quantas lojas': ['<', '2'],
    },
    'pt',
  );
  expect(printed).toEqual(['Esta é a primeira pergunta.']);
  expect(content).toMatchObject({ name: 'Folio', since: 1998, stores: 2, contact: { hours: {} } });
  expect(content.contact.phone).toBeUndefined();
  expect(asked).toContain('Ano de fundação, Enter mantém 1998, - apaga: ');
  expect(asked).toContain('Nome da loja, Enter mantém Fólio, - apaga: ');
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'new-storefront-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name, bytes) {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

const png = (width, height) =>
  sharp({ create: { width, height, channels: 4, background: '#8a1c3b' } })
    .png()
    .toBuffer();

const logoOf = async (...files) =>
  storefrontOf({ ...PORTUGUESE, 'Arquivo do logotipo': files.length > 1 ? files : files[0] }, 'pt');

test('VARIANT-01: of an SVG the drawing is kept, and what runs, loads or describes is named and left out', async () => {
  const svg = `<?xml version="1.0"?><!-- editor --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60" onload="x()">
    <metadata><a>1</a></metadata><script>alert(1)</script>
    <linearGradient id="g"><stop offset="0" stop-color="#111"/></linearGradient>
    <path d="M0 0h9" fill="url(#g)" onclick="x()"/><image href="https://x.test/a.png"/></svg>`;
  const { content, logo, printed } = await logoOf(fileWith('a.svg', svg));
  expect(content.files).toEqual({ logo: 'logo.svg' });
  const clean = logo.bytes.toString();
  expect(clean).toContain('<linearGradient id="g"><stop offset="0" stop-color="#111"');
  expect(clean).toContain('viewBox="0 0 200 60"');
  expect(clean).not.toMatch(/script|onload|onclick|image|metadata|editor|alert/);
  expect(svgProblem(clean)).toBeNull();
  expect(printed).toEqual([
    'Tirei do SVG o que não é desenho: onload, metadata, a, script, onclick, image.',
    'Logotipo de 200 × 60 aceito.',
  ]);
});

test('VARIANT-01: a PNG is decoded, and written no larger than screens show it', async () => {
  const { logo, printed } = await logoOf(fileWith('a.png', await png(3000, 600)));
  expect(await sharp(logo.bytes).metadata()).toMatchObject({ format: 'png', width: 728, height: 146 });
  expect(printed).toEqual(['Logotipo de 728 × 146 aceito.']);
});

test('VARIANT-01: a file that cannot be a logo is refused with a sentence, and asked for again', async () => {
  const broken = (await png(400, 100)).subarray(0, 200);
  const { content, printed } = await logoOf(
    path.join(folder, 'nada.svg'),
    folder,
    fileWith('b.png', await png(90, 30)),
    fileWith('c.png', await png(1200, 90)),
    fileWith('d.png', broken),
    fileWith('e.webp', 'RIFF'),
    fileWith('f.svg', '<svg viewBox="0 0 9 9"><style>@import "https://x.test";</style></svg>'),
    fileWith('g.svg', '<svg><path d="M0 0"/></svg>'),
    fileWith('h.svg', Buffer.alloc(1_000_001)),
    '',
  );
  expect(content.files).toBeUndefined();
  expect(printed).toEqual([
    expect.stringMatching(/nada\.svg não existe\.$/),
    expect.stringMatching(/não pode ser lido \(EISDIR\)\.$/),
    expect.stringMatching(/^O PNG tem 90 × 30 pixels e ficaria borrado/),
    expect.stringMatching(/^O logotipo tem 728 × 55: .* não daria para ler/),
    'O logotipo precisa ser um PNG, ou um SVG com viewBox.',
    'O logotipo precisa ser um PNG, ou um SVG com viewBox.',
    expect.stringMatching(/^O SVG carrega ou executa algo/),
    'O logotipo precisa ser um PNG, ou um SVG com viewBox.',
    'O logotipo tem mais de 1 MB: salve um arquivo menor.',
  ]);
});
