import { MAX_SEALS } from '../../lib/config/storefront-third-parties.mjs';
import { accentPalette } from './accent-palette';

/* The questions are in Portuguese, like the shop's texts. */

const HEX = /^#[\da-f]{6}$/i;

type More = { after?: string; otherwise?: string; isLogo?: boolean; read?: (answer: string) => unknown };
export type Question = More & { at: string; text: string; mustBe: string | undefined; optional?: boolean };

const readList = (answer: string) => answer.split(/[\s,]+/);

/** True or false; any other answer stays text, which the schema rejects. */
function readYesNo(answer: string) {
  if (/^(y|yes|s|sim)$/i.test(answer)) return true;
  return /^(n|no|não|nao)$/i.test(answer) ? false : answer;
}

/**
 * Attributes as in a vendor's instructions: `class="vendor" data-id="{id}"`. Any other text stays text, which
 * the schema rejects.
 */
function readAttributes(answer: string) {
  const attribute = /([^\s=]+)=(?:"([^"]*)"|([^\s"]+))/g;
  if (answer.replace(attribute, '').trim() !== '') return answer;
  return Object.fromEntries(
    [...answer.matchAll(attribute)].map(([, name, quoted, bare]) => [name, quoted ?? bare]),
  );
}

/** Messages for invalid answers in Portuguese, because the schema's are in English. */
const TEXT = 'um texto de até 120 letras';
const LONG_TEXT = 'um texto de até 600 letras';
const ADDRESS = 'um texto de até 200 letras';
const EMAIL = 'um e-mail';
const HTTPS = 'um endereço que começa com https://';
const ORIGIN = 'uma origem como https://cdn.exemplo.com ou https://*.exemplo.com';
const ATTRIBUTES = 'class, id ou atributos data- com os seus valores';
const YES_OR_NO = 's ou n';

const ask = (at: string, text: string, mustBe: string | undefined, more?: More): Question => ({
  ...{ at, text, mustBe },
  ...more,
});

/** A question that may be left empty. */
const mayAsk = (...question: Parameters<typeof ask>): Question => ({ ...ask(...question), optional: true });

/** A question for a number, which may be left empty. */
const mayAskNumber = (at: string, text: string, mustBe: string, more?: More) =>
  mayAsk(at, text, mustBe, { ...more, read: Number });

function sealQuestions(index: number) {
  const after = `seals.${index}.name`;
  const of = (key: string, text: string, mustBe: string, more?: More) =>
    ask(`seals.${index}.${key}`, text, mustBe, { ...more, after });
  return [
    index === 0
      ? mayAsk(after, 'Nome de um selo que alguém deu à loja', TEXT)
      : mayAsk(after, 'Nome do próximo selo', TEXT, { after: `seals.${index - 1}.name` }),
    of('image', 'Endereço da imagem (https://…)', HTTPS),
    of('href', 'Endereço que comprova o selo (https://…)', HTTPS),
    of('width', 'Largura da imagem em pixels', 'um número de 1 a 200', { read: Number }),
    of('height', 'Altura da imagem em pixels', 'um número de 1 a 80', { read: Number }),
  ];
}

const ofWidget = (key: string, text: string, mustBe: string, more?: More) =>
  mayAsk(`reviewsWidget.${key}`, text, mustBe, { ...more, after: 'reviewsWidget.element' });

/** The sources that a reviews widget may have besides its script, by kind. */
const WIDGET_ORIGINS = {
  script: 'dos scripts',
  style: 'dos estilos',
  font: 'das fontes',
  frame: 'dos quadros (frames)',
  connect: 'dos dados',
};

/**
 * `at` is the path of the answer in the file. An optional question may be left empty; `otherwise` says what
 * the shop then does. A question with `after` is only asked if the answer at that path exists and is not no.
 * `read` converts an answer to the stored value.
 */
export const QUESTIONS: readonly Question[] = [
  ask('name', 'Nome da loja', TEXT),
  ask('company.legalName', 'Razão social da empresa', TEXT),
  ask(
    'company.cnpj',
    'CNPJ (como 11.222.333/0001-81)',
    'um CNPJ com dígitos verificadores corretos, como 11.222.333/0001-81',
  ),
  ask('company.address.street', 'Rua, número e bairro', ADDRESS),
  ask('company.address.locality', 'Cidade', TEXT),
  ask('company.address.region', 'Estado (as duas letras, como SP)', 'as duas letras de um estado, como SP', {
    read: (answer) => answer.toUpperCase(),
  }),
  ask('company.address.postalCode', 'CEP (como 01000-000)', 'um CEP como 01000-000'),
  ask('contact.email', 'E-mail de atendimento', EMAIL),
  mayAsk('contact.phone', 'Telefone (como (11) 2345-6789)', 'um telefone como (11) 2345-6789'),
  mayAsk('contact.hours', 'Horário de atendimento (como Segunda a sexta 9h-18h)', TEXT, {
    read: (text) => ({ text }),
  }),
  mayAsk('contact.whatsApp', 'Texto ao lado do WhatsApp (como WhatsApp no horário comercial)', TEXT),
  mayAsk('dataOfficer.name', 'Quem responde pelos dados pessoais (LGPD)', TEXT),
  ask('dataOfficer.email', 'E-mail para dados pessoais', EMAIL, { after: 'dataOfficer.name' }),
  mayAsk('procon.name', 'Procon da cidade ou do estado (como Procon-SP)', TEXT),
  ask('procon.href', 'Endereço do site do Procon (https://…)', HTTPS, { after: 'procon.name' }),
  mayAskNumber('since', 'Ano de fundação', 'um ano, de 1500 a 2100'),
  mayAskNumber('stores', 'Quantas lojas físicas', 'um número de 0 a 999'),
  mayAskNumber(
    'freeShippingFrom',
    'A partir de quantos reais o frete é grátis no Brasil (0 para sempre)',
    'um número de reais, 0 ou mais',
  ),
  mayAsk(
    'favourites',
    'Sem conta, os favoritos ficam guardados no aparelho, sem pedir o login? (s ou n)',
    YES_OR_NO,
    {
      otherwise: 'n',
      read: (answer) => {
        const onDevice = readYesNo(answer);
        return typeof onDevice === 'boolean' ? (onDevice ? 'device' : 'login') : onDevice;
      },
    },
  ),
  mayAskNumber(
    'credit.validDays',
    'Por quantos dias vale uma oferta de parcelas com juros (2 ou mais)',
    'um número de dias, de 2 a 365',
  ),
  ask(
    'credit.lateCharges',
    'O que se paga quando uma parcela atrasa (como multa de 2% e juros de 1% ao mês)',
    ADDRESS,
    { after: 'credit.validDays' },
  ),
  mayAskNumber(
    'retention.accessMonths',
    'Por quantos meses os registros de acesso são guardados',
    'um número de meses, de 6 a 60',
    { otherwise: '6' },
  ),
  mayAskNumber(
    'retention.failureDays',
    'Por quantos dias os registros de falhas são guardados',
    'um número de dias, de 1 a 180',
    { otherwise: '30' },
  ),
  ...Array.from({ length: MAX_SEALS }, (_, index) => sealQuestions(index)).flat(),
  mayAsk(
    'reviewsWidget.element',
    'Atributos do lugar de um widget de avaliações (class="avaliacoes" data-produto="{id}")',
    ATTRIBUTES,
    { read: readAttributes },
  ),
  ofWidget('script', 'Atributos do script dele (data-loja="1234")', ATTRIBUTES, { read: readAttributes }),
  ...Object.entries(WIDGET_ORIGINS).map(([kind, what]) =>
    ofWidget(
      `origins.${kind}`,
      `Outras origens ${what} (https://cdn.exemplo.com), com espaços entre elas`,
      ORIGIN,
      { read: readList },
    ),
  ),
  ofWidget('inlineStyles', 'Ele pode escrever estilos na página? (s ou n)', YES_OR_NO, {
    otherwise: 'n',
    read: readYesNo,
  }),
  ask('copy.homeTitle', 'O que a loja vende, em poucas palavras (como Livros novos e usados)', TEXT),
  ask('copy.homeDescription', 'O mesmo em uma frase, para os buscadores', LONG_TEXT),
  mayAsk('files.logo', 'Arquivo do logotipo (SVG ou PNG, como ~/logo.svg)', undefined, { isLogo: true }),
  mayAsk('palette', 'Cor de botões e links (como #8a1c3b)', 'uma cor como #8a1c3b', {
    read: (hex) => (HEX.test(hex) ? accentPalette(hex) : hex),
  }),
  ask('features', 'A loja vende óculos? (s ou n)', YES_OR_NO, {
    read: (answer) => {
      const lenses = readYesNo(answer);
      return { lenses, measurements: lenses, tryOn: lenses, postBlackFriday: lenses };
    },
  }),
  mayAskNumber(
    'laboratoryDays',
    'Em quantos dias úteis, no máximo, uma lente de grau fica pronta',
    'um número de dias, de 0 a 60',
    { after: 'features.lenses' },
  ),
];
