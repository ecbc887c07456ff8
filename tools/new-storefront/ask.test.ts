/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { svgProblem } from '../../lib/config/logo-file.mjs';
import { storefrontSchema } from '../../lib/config/storefront-schema.mjs';
import { askForStorefront } from './ask';
import { QUESTIONS } from './questions';

/** Answers from the shop's name to whether it sells glasses; all other questions are left empty. */
const ANSWERS = {
  'Nome da loja': 'Folio',
  'Razão social': 'Folio Livros Ltda.',
  CNPJ: '11222333000181',
  Rua: 'Rua da Estante, 7',
  Cidade: 'Paraty',
  Estado: 'rj',
  CEP: '23970-000',
  'E-mail de atendimento': 'oi@folio.example',
  'Horário de atendimento': 'Todos os dias, 8h-20h',
  'Ano de fundação': '1998',
  'A partir de quantos reais': '299',
  'O que a loja vende': 'Livros novos e usados',
  'O mesmo em uma frase': 'Livros escolhidos a dedo.',
  'Cor de botões': '#8a1c3b',
  'A loja vende óculos': 'n',
};

/** The required answers. */
const SHORT = Object.fromEntries(
  Object.entries(ANSWERS).filter(([question]) => !/^(?:Horário|Ano|A partir|Cor)/.test(question)),
);

/**
 * Answers each question with the value whose key starts the question (items of a list one by one), and all
 * other questions with an empty line. Also returns the messages about wrong answers.
 */
async function storefrontOf(answers: Record<string, string | string[]>) {
  const left = new Map(Object.entries(answers).map(([question, given]) => [question, [given].flat()]));
  const printed: string[] = [];
  const asked: string[] = [];
  const { content, logo } = await askForStorefront(
    async (question) => {
      asked.push(question);
      const found = [...left].find(([start, rest]) => question.startsWith(start) && rest.length > 0);
      if (!found && !/Enter/.test(question)) throw new Error(`No answer to ${question}`);
      return found?.[1].shift() ?? '';
    },
    (line) => printed.push(line),
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

test('VARIANT-01: the answers are written to a file that the shop accepts, without empty fields', async () => {
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

test('VARIANT-01: details that the law or other services require are asked for too', async () => {
  const { content, printed, unused } = await storefrontOf({
    ...ANSWERS,
    'Quem responde': 'Lia Prado Reis',
    'E-mail para dados': 'dados@folio.example',
    'Procon da cidade': 'Procon-RJ',
    'Sem conta': 's',
    'Endereço do site do Procon': 'https://www.procon.rj.gov.br/',
    'Por quantos dias vale': '5',
    'O que se paga': 'multa de 2% e juros de 1% ao mês',
    'Por quantos meses': '12',
    'Nome de um selo': 'Livraria amiga',
    'Nome do próximo selo': ['Loja avaliada', ''],
    'Endereço da imagem': ['https://selos.example/a.png', 'https://selos.example/b.png'],
    'Endereço que comprova': ['https://selos.example/a', 'https://selos.example/b'],
    'Largura da imagem': ['120', '60'],
    'Altura da imagem': ['48', '60'],
    'Atributos do lugar': 'class="opina caixa" data-produto={id}',
    'Atributos do script': 'data-loja="folio-7"',
    'Outras origens dos quadros': 'https://quadro.opina.example https://*.opina.example',
    'A loja vende óculos': 's',
    'Em quantos dias úteis': '7',
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

const CNPJ = 'um CNPJ com dígitos verificadores corretos, como 11.222.333/0001-81';
const HTTPS = 'um endereço que começa com https://';
const ATTRIBUTES = 'class, id ou atributos data- com os seus valores';
const ORIGIN = 'uma origem como https://cdn.exemplo.com ou https://*.exemplo.com';

/** Invalid answers: the question, the answer, the valid one, and what the message asks for. */
const INVALID = [
  ['CNPJ', '11222333000182', '11222333000181', CNPJ],
  ['Rua', '', 'Rua da Estante, 7', 'uma resposta'],
  ['A partir de quantos reais', 'sempre', '0', 'um número de reais, 0 ou mais'],
  ['Sem conta', 'sempre', 'n', 's ou n'],
  ['Por quantos dias vale', '1', '5', 'um número de dias, de 2 a 365'],
  ['O que se paga', '', 'multa de 2%', 'uma resposta'],
  ['Por quantos meses', '3', '6', 'um número de meses, de 6 a 60'],
  ['Endereço da imagem', 'http://selos.example/a.png', 'https://selos.example/a.png', HTTPS],
  ['Largura da imagem', '300', '120', 'um número de 1 a 200'],
  ['Atributos do lugar', '<div>', 'class="opina"', ATTRIBUTES],
  ['Atributos do script', 'onclick="x"', 'id="opina"', ATTRIBUTES],
  ['Outras origens dos quadros', 'opina.example', 'https://opina.example', ORIGIN],
  ['Cor de botões', 'vermelho', '#8a1c3b', 'uma cor como #8a1c3b'],
  ['A loja vende óculos', 'talvez', 'n', 's ou n'],
] as const;

test('VARIANT-01: after an invalid answer a hint is shown and the question is repeated', async () => {
  const seal = {
    'Nome de um selo': 'A',
    'Endereço que comprova': 'https://a.example/',
    'Altura da imagem': '48',
  };
  const repeated = INVALID.map(([question, wrong, right]) => [question, [wrong, right]]);
  const { content, printed } = await storefrontOf({ ...ANSWERS, ...seal, ...Object.fromEntries(repeated) });
  expect(storefrontSchema.safeParse(content).success).toBe(true);
  expect(printed).toEqual(INVALID.map(([, , , mustBe]) => `Isto precisa ser ${mustBe}.`));
});

test('VARIANT-01: every question has its error message, because the schema’s messages are English', () => {
  const withoutSentence = QUESTIONS.filter(({ mustBe, isLogo }) => !mustBe && !isLogo);
  expect(withoutSentence.map(({ at }) => at)).toEqual([]);
});

test('VARIANT-01: < goes back, an empty line keeps the earlier answer, - deletes it', async () => {
  const { content, asked, printed } = await storefrontOf({
    ...SHORT,
    'Nome da loja': ['<', 'Fólio', 'Folio'],
    'Razão social': ['voltar', 'Folio Livros Ltda.'],
    Telefone: ['(24) 3333-0007', '-'],
    'Horário de atendimento': ['<', 'Todos os dias'],
    'Ano de fundação': '1998',
    'Quantas lojas': ['<', '2'],
  });
  expect(printed).toEqual(['Esta é a primeira pergunta.']);
  expect(content).toMatchObject({ name: 'Folio', since: 1998, stores: 2, contact: { hours: {} } });
  expect(content).not.toHaveProperty('contact.phone');
  expect(asked).toContain('Ano de fundação, Enter mantém 1998, - apaga: ');
  expect(asked).toContain('Nome da loja, Enter mantém Fólio, - apaga: ');
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'new-storefront-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, bytes: string | Buffer) {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#8a1c3b' } })
    .png()
    .toBuffer();

const logoOf = (...files: string[]) => storefrontOf({ ...SHORT, 'Arquivo do logotipo': files });

test('VARIANT-01: an SVG logo keeps its drawing; scripts, external resources and metadata are listed and removed', async () => {
  const svg = `<?xml version="1.0"?><!-- editor --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60" onload="x()">
    <metadata><a>1</a></metadata><script>alert(1)</script>
    <linearGradient id="g"><stop offset="0" stop-color="#111"/></linearGradient>
    <path d="M0 0h9" fill="url(#g)" onclick="x()"/><image href="https://x.test/a.png"/></svg>`;
  const { content, logo, printed } = await logoOf(fileWith('a.svg', svg));
  expect(content).toHaveProperty('files', { logo: 'logo.svg' });
  const clean = String(logo?.bytes);
  expect(clean).toContain('<linearGradient id="g"><stop offset="0" stop-color="#111"');
  expect(clean).toContain('viewBox="0 0 200 60"');
  expect(clean).not.toMatch(/script|onload|onclick|image|metadata|editor|alert/);
  expect(svgProblem(clean)).toBeNull();
  expect(printed).toEqual([
    'Tirei do SVG o que não é desenho: onload, metadata, a, script, onclick, image.',
    'Logotipo de 200 × 60 aceito.',
  ]);
});

test('VARIANT-01: a PNG logo is re-encoded no larger than any screen shows it', async () => {
  const { logo, printed } = await logoOf(fileWith('a.png', await png(3000, 600)));
  expect(await sharp(logo?.bytes).metadata()).toMatchObject({ format: 'png', width: 728, height: 146 });
  expect(printed).toEqual(['Logotipo de 728 × 146 aceito.']);
});

test('VARIANT-01: a file that cannot be a logo is rejected with a message, and the question is repeated', async () => {
  const broken = (await png(400, 100)).subarray(0, 200);
  const rejected: [file: string, message: RegExp][] = [
    [path.join(folder, 'nada.svg'), /nada\.svg não existe\.$/],
    [folder, /não pode ser lido \(EISDIR\)\.$/],
    [fileWith('b.png', await png(90, 30)), /^O PNG tem 90 × 30 pixels e ficaria borrado/],
    [fileWith('c.png', await png(1200, 90)), /^O logotipo tem 728 × 55: .* não daria para ler/],
    [fileWith('d.png', broken), /^O logotipo precisa ser um PNG, ou um SVG com viewBox\.$/],
    [fileWith('e.webp', 'RIFF'), /^O logotipo precisa ser um PNG, ou/],
    [
      fileWith('f.svg', '<svg viewBox="0 0 9 9"><style>@import "//x";</style></svg>'),
      /^O SVG carrega ou executa/,
    ],
    [fileWith('g.svg', '<svg><path d="M0 0"/></svg>'), /^O logotipo precisa ser um PNG, ou/],
    [fileWith('h.svg', Buffer.alloc(1_000_001)), /^O logotipo tem mais de 1 MB: salve um arquivo menor\.$/],
  ];
  const { content, printed } = await logoOf(...rejected.map(([file]) => file), '');
  expect(content).not.toHaveProperty('files');
  expect(printed).toEqual(rejected.map(([, message]) => expect.stringMatching(message)));
});
