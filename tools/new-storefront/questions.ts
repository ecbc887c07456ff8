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
const MUST_BE = {
  text: 'um texto de até 120 letras',
  longText: 'um texto de até 600 letras',
  address: 'um texto de até 200 letras',
  email: 'um e-mail',
  https: 'um endereço que começa com https://',
  origin: 'uma origem como https://cdn.exemplo.com ou https://*.exemplo.com',
  attributes: 'class, id ou atributos data- com os seus valores',
  pixels: (max: number) => `um número de 1 a ${max}`,
  yesOrNo: 's ou n',
};

const ask = (at: string, text: string, mustBe: string | undefined, more?: More): Question => ({
  at,
  text,
  mustBe,
  ...more,
});

/** A question that may be left empty. */
const mayAsk = (...question: Parameters<typeof ask>): Question => ({ ...ask(...question), optional: true });

function sealQuestions(index: number) {
  const at = (key: string) => `seals.${index}.${key}`;
  const after = at('name');
  const pixels = (max: number): [string, More] => [MUST_BE.pixels(max), { after, read: Number }];
  return [
    index === 0
      ? mayAsk(after, 'Nome de um selo que alguém deu à loja', MUST_BE.text)
      : mayAsk(after, 'Nome do próximo selo', MUST_BE.text, { after: `seals.${index - 1}.name` }),
    ask(at('image'), 'Endereço da imagem (https://…)', MUST_BE.https, { after }),
    ask(at('href'), 'Endereço que comprova o selo (https://…)', MUST_BE.https, { after }),
    ask(at('width'), 'Largura da imagem em pixels', ...pixels(200)),
    ask(at('height'), 'Altura da imagem em pixels', ...pixels(80)),
  ];
}

const widgetOrigins = (kind: string, what: string) =>
  mayAsk(
    `reviewsWidget.origins.${kind}`,
    `Outras origens ${what} (https://cdn.exemplo.com), com espaços entre elas`,
    MUST_BE.origin,
    { after: 'reviewsWidget.element', read: readList },
  );

/**
 * `at` is the path of the answer in the file. An optional question may be left empty; `otherwise` says what
 * the shop then does. A question with `after` is only asked if the answer at that path exists and is not no.
 * `read` converts an answer to the stored value.
 */
export const QUESTIONS: readonly Question[] = [
  ask('name', 'Nome da loja', MUST_BE.text),
  ask('company.legalName', 'Razão social da empresa', MUST_BE.text),
  ask(
    'company.cnpj',
    'CNPJ (como 11.222.333/0001-81)',
    'um CNPJ com dígitos verificadores corretos, como 11.222.333/0001-81',
  ),
  ask('company.address.street', 'Rua, número e bairro', MUST_BE.address),
  ask('company.address.locality', 'Cidade', MUST_BE.text),
  ask('company.address.region', 'Estado (as duas letras, como SP)', 'as duas letras de um estado, como SP', {
    read: (answer) => answer.toUpperCase(),
  }),
  ask('company.address.postalCode', 'CEP (como 01000-000)', 'um CEP como 01000-000'),
  ask('contact.email', 'E-mail de atendimento', MUST_BE.email),
  mayAsk('contact.phone', 'Telefone (como (11) 2345-6789)', 'um telefone como (11) 2345-6789'),
  mayAsk('contact.hours', 'Horário de atendimento (como Segunda a sexta 9h-18h)', MUST_BE.text, {
    read: (text) => ({ text }),
  }),
  mayAsk('contact.whatsApp', 'Texto ao lado do WhatsApp (como WhatsApp no horário comercial)', MUST_BE.text),
  mayAsk('dataOfficer.name', 'Quem responde pelos dados pessoais (LGPD)', MUST_BE.text),
  ask('dataOfficer.email', 'E-mail para dados pessoais', MUST_BE.email, {
    after: 'dataOfficer.name',
  }),
  mayAsk('procon.name', 'Procon da cidade ou do estado (como Procon-SP)', MUST_BE.text),
  ask('procon.href', 'Endereço do site do Procon (https://…)', MUST_BE.https, {
    after: 'procon.name',
  }),
  mayAsk('since', 'Ano de fundação', 'um ano, de 1500 a 2100', { read: Number }),
  mayAsk('stores', 'Quantas lojas físicas', 'um número de 0 a 999', {
    read: Number,
  }),
  mayAsk(
    'freeShippingFrom',
    'A partir de quantos reais o frete é grátis no Brasil (0 para sempre)',
    'um número de reais, 0 ou mais',
    { read: Number },
  ),
  mayAsk(
    'favourites',
    'Sem conta, os favoritos ficam guardados no aparelho, sem pedir o login? (s ou n)',
    MUST_BE.yesOrNo,
    {
      otherwise: 'n',
      read: (answer) => {
        const onDevice = readYesNo(answer);
        return typeof onDevice === 'boolean' ? (onDevice ? 'device' : 'login') : onDevice;
      },
    },
  ),
  mayAsk(
    'credit.validDays',
    'Por quantos dias vale uma oferta de parcelas com juros (2 ou mais)',
    'um número de dias, de 2 a 365',
    { read: Number },
  ),
  ask(
    'credit.lateCharges',
    'O que se paga quando uma parcela atrasa (como multa de 2% e juros de 1% ao mês)',
    MUST_BE.address,
    { after: 'credit.validDays' },
  ),
  mayAsk(
    'retention.accessMonths',
    'Por quantos meses os registros de acesso são guardados',
    'um número de meses, de 6 a 60',
    { otherwise: '6', read: Number },
  ),
  mayAsk(
    'retention.failureDays',
    'Por quantos dias os registros de falhas são guardados',
    'um número de dias, de 1 a 180',
    { otherwise: '30', read: Number },
  ),
  ...Array.from({ length: MAX_SEALS }, (_, index) => sealQuestions(index)).flat(),
  mayAsk(
    'reviewsWidget.element',
    'Atributos do lugar de um widget de avaliações (class="avaliacoes" data-produto="{id}")',
    MUST_BE.attributes,
    { read: readAttributes },
  ),
  mayAsk('reviewsWidget.script', 'Atributos do script dele (data-loja="1234")', MUST_BE.attributes, {
    after: 'reviewsWidget.element',
    read: readAttributes,
  }),
  widgetOrigins('script', 'dos scripts'),
  widgetOrigins('style', 'dos estilos'),
  widgetOrigins('font', 'das fontes'),
  widgetOrigins('frame', 'dos quadros (frames)'),
  widgetOrigins('connect', 'dos dados'),
  mayAsk('reviewsWidget.inlineStyles', 'Ele pode escrever estilos na página? (s ou n)', MUST_BE.yesOrNo, {
    after: 'reviewsWidget.element',
    otherwise: 'n',
    read: readYesNo,
  }),
  ask('copy.homeTitle', 'O que a loja vende, em poucas palavras (como Livros novos e usados)', MUST_BE.text),
  ask('copy.homeDescription', 'O mesmo em uma frase, para os buscadores', MUST_BE.longText),
  mayAsk('files.logo', 'Arquivo do logotipo (SVG ou PNG, como ~/logo.svg)', undefined, { isLogo: true }),
  mayAsk('palette', 'Cor de botões e links (como #8a1c3b)', 'uma cor como #8a1c3b', {
    read: (hex) => (HEX.test(hex) ? accentPalette(hex) : hex),
  }),
  ask('features', 'A loja vende óculos? (s ou n)', MUST_BE.yesOrNo, {
    read: (answer) => {
      const lenses = readYesNo(answer);
      return { lenses, measurements: lenses, tryOn: lenses, postBlackFriday: lenses };
    },
  }),
  mayAsk(
    'laboratoryDays',
    'Em quantos dias úteis, no máximo, uma lente de grau fica pronta',
    'um número de dias, de 0 a 60',
    { after: 'features.lenses', read: Number },
  ),
];
