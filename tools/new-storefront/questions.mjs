import { MAX_SEALS } from '../../lib/config/storefront-third-parties.mjs';
import { accentPalette } from './accent-palette.mjs';

/*
 * The questions, in Portuguese and English. Texts that the shop shows are answered in Portuguese in both.
 */

const HEX = /^#[\da-f]{6}$/i;

const readList = (answer) => answer.split(/[\s,]+/);

/** True or false; the schema refuses any other answer. */
function readYesNo(answer) {
  if (/^(y|yes|s|sim)$/i.test(answer)) return true;
  return /^(n|no|não|nao)$/i.test(answer) ? false : answer;
}

/** Attributes as a vendor's instructions have them: `class="vendor" data-id="{id}"`. The schema refuses any other text. */
function readAttributes(answer) {
  const attribute = /([^\s=]+)=(?:"([^"]*)"|([^\s"]+))/g;
  if (answer.replace(attribute, '').trim() !== '') return answer;
  return Object.fromEntries(
    [...answer.matchAll(attribute)].map(([, name, quoted, bare]) => [name, quoted ?? bare]),
  );
}

/** The form of an answer, in Portuguese; in English the schema says it. */
const PT = {
  text: 'um texto de até 120 letras',
  longText: 'um texto de até 600 letras',
  email: 'um e-mail',
  https: 'um endereço que começa com https://',
  origin: 'uma origem como https://cdn.exemplo.com ou https://*.exemplo.com',
  attributes: 'class, id ou atributos data- com os seus valores',
  pixels: (max) => `um número de 1 a ${max}`,
};

const YES_OR_NO = { pt: 's ou n', en: 'y or n' };

const sealQuestions = (index) => [
  {
    at: `seals.${index}.name`,
    after: index === 0 ? undefined : `seals.${index - 1}.name`,
    pt: index === 0 ? 'Nome de um selo que alguém deu à loja' : 'Nome do próximo selo',
    en: index === 0 ? 'Name of a seal that somebody has given the shop' : 'Name of the next seal',
    advice: { pt: PT.text },
    optional: true,
  },
  ...[
    {
      key: 'image',
      pt: 'Endereço da imagem (https://…)',
      en: 'Address of its picture (https://…)',
      advice: PT.https,
    },
    {
      key: 'href',
      pt: 'Endereço que comprova o selo (https://…)',
      en: 'Address of its proof (https://…)',
      advice: PT.https,
    },
    {
      key: 'width',
      pt: 'Largura da imagem em pixels',
      en: 'Width of the picture in pixels',
      advice: PT.pixels(200),
      read: Number,
    },
    {
      key: 'height',
      pt: 'Altura da imagem em pixels',
      en: 'Height of the picture in pixels',
      advice: PT.pixels(80),
      read: Number,
    },
  ].map(({ key, advice, ...question }) => ({
    ...question,
    at: `seals.${index}.${key}`,
    after: `seals.${index}.name`,
    advice: { pt: advice },
  })),
];

const widgetOrigins = (kind, pt, en) => ({
  at: `reviewsWidget.origins.${kind}`,
  after: 'reviewsWidget.element',
  pt: `Outras origens ${pt} (https://cdn.exemplo.com), com espaços entre elas`,
  en: `Further origins of its ${en} (https://cdn.exemplo.com), with spaces between`,
  advice: { pt: PT.origin },
  optional: true,
  read: readList,
});

/**
 * `at` is the place of the answer in the file. An optional question may be left empty, with `otherwise` as what the shop
 * then does. A question with `after` is only put when that place holds an answer other than no. `prepare` turns an
 * answer into what is kept and says what it did, or throws a LogoError.
 */
export const QUESTIONS = [
  { at: 'name', pt: 'Nome da loja', en: 'Name of the shop', advice: { pt: PT.text } },
  {
    at: 'company.legalName',
    pt: 'Razão social da empresa',
    en: 'Legal name of the company',
    advice: { pt: PT.text },
  },
  {
    at: 'company.cnpj',
    pt: 'CNPJ (como 11.222.333/0001-81)',
    en: 'CNPJ (such as 11.222.333/0001-81)',
    advice: { pt: 'um CNPJ com dígitos verificadores corretos, como 11.222.333/0001-81' },
  },
  {
    at: 'company.address.street',
    pt: 'Rua, número e bairro',
    en: 'Street, number, district',
    advice: { pt: 'um texto de até 200 letras' },
  },
  { at: 'company.address.locality', pt: 'Cidade', en: 'City', advice: { pt: PT.text } },
  {
    at: 'company.address.region',
    pt: 'Estado (as duas letras, como SP)',
    en: 'State (its two letters, such as SP)',
    advice: { pt: 'as duas letras de um estado, como SP' },
    read: (answer) => answer.toUpperCase(),
  },
  {
    at: 'company.address.postalCode',
    pt: 'CEP (como 01000-000)',
    en: 'CEP (such as 01000-000)',
    advice: { pt: 'um CEP como 01000-000' },
  },
  {
    at: 'contact.email',
    pt: 'E-mail de atendimento',
    en: 'E-mail for customers',
    advice: { pt: PT.email },
  },
  {
    at: 'contact.phone',
    pt: 'Telefone (como (11) 2345-6789)',
    en: 'Telephone (such as (11) 2345-6789)',
    advice: { pt: 'um telefone como (11) 2345-6789' },
    optional: true,
  },
  {
    at: 'contact.hours',
    pt: 'Horário de atendimento (como Segunda a sexta 9h-18h)',
    en: 'When somebody answers, in Portuguese (such as Segunda a sexta 9h-18h)',
    advice: { pt: PT.text },
    optional: true,
    read: (text) => ({ text }),
  },
  {
    at: 'contact.whatsApp',
    pt: 'Texto ao lado do WhatsApp (como WhatsApp no horário comercial)',
    en: 'Words beside the WhatsApp link, in Portuguese (such as WhatsApp no horário comercial)',
    advice: { pt: PT.text },
    optional: true,
  },
  {
    at: 'dataOfficer.name',
    pt: 'Quem responde pelos dados pessoais (LGPD)',
    en: 'Who answers for personal data (LGPD)',
    advice: { pt: PT.text },
    optional: true,
  },
  {
    at: 'dataOfficer.email',
    after: 'dataOfficer.name',
    pt: 'E-mail para dados pessoais',
    en: 'E-mail for personal data',
    advice: { pt: PT.email },
  },
  {
    at: 'procon.name',
    pt: 'Procon da cidade ou do estado (como Procon-SP)',
    en: 'Procon of the city or state (such as Procon-SP)',
    advice: { pt: PT.text },
    optional: true,
  },
  {
    at: 'procon.href',
    after: 'procon.name',
    pt: 'Endereço do site do Procon (https://…)',
    en: 'Address of its site (https://…)',
    advice: { pt: PT.https },
  },
  {
    at: 'since',
    pt: 'Ano de fundação',
    en: 'Year of the foundation',
    advice: { pt: 'um ano, de 1500 a 2100' },
    optional: true,
    read: Number,
  },
  {
    at: 'stores',
    pt: 'Quantas lojas físicas',
    en: 'Number of physical stores',
    advice: { pt: 'um número de 0 a 999' },
    optional: true,
    read: Number,
  },
  {
    at: 'freeShippingFrom',
    pt: 'A partir de quantos reais o frete é grátis no Brasil (0 para sempre)',
    en: 'From how many reais on delivery in Brazil is free (0 for always)',
    advice: { pt: 'um número de reais, 0 ou mais' },
    optional: true,
    read: Number,
  },
  {
    at: 'favourites',
    pt: 'Sem conta, os favoritos ficam guardados no aparelho, sem pedir o login? (s ou n)',
    en: 'Are favourites of somebody without an account kept on the device, without leading to the login? (y or n)',
    advice: YES_OR_NO,
    optional: true,
    otherwise: 'n',
    read: (answer) => {
      const onDevice = readYesNo(answer);
      return typeof onDevice === 'boolean' ? (onDevice ? 'device' : 'login') : onDevice;
    },
  },
  {
    at: 'credit.validDays',
    pt: 'Por quantos dias vale uma oferta de parcelas com juros (2 ou mais)',
    en: 'For how many days an offer of instalments with interest holds (2 or more)',
    advice: { pt: 'um número de dias, de 2 a 365' },
    optional: true,
    read: Number,
  },
  {
    at: 'credit.lateCharges',
    after: 'credit.validDays',
    pt: 'O que se paga quando uma parcela atrasa (como multa de 2% e juros de 1% ao mês)',
    en: 'What is due when an instalment is late, in Portuguese (such as multa de 2% e juros de 1% ao mês)',
    advice: { pt: 'um texto de até 200 letras' },
  },
  {
    at: 'retention.accessMonths',
    pt: 'Por quantos meses os registros de acesso são guardados',
    en: 'How many months records of access are kept',
    advice: { pt: 'um número de meses, de 6 a 60' },
    optional: true,
    otherwise: '6',
    read: Number,
  },
  {
    at: 'retention.failureDays',
    pt: 'Por quantos dias os registros de falhas são guardados',
    en: 'How many days records of failures are kept',
    advice: { pt: 'um número de dias, de 1 a 180' },
    optional: true,
    otherwise: '30',
    read: Number,
  },
  ...Array.from({ length: MAX_SEALS }, (_, index) => sealQuestions(index)).flat(),
  {
    at: 'reviewsWidget.element',
    pt: 'Atributos do lugar de um widget de avaliações (class="avaliacoes" data-produto="{id}")',
    en: 'Attributes of a reviews widget\'s place (class="vendor-reviews" data-product-id="{id}")',
    advice: { pt: PT.attributes },
    optional: true,
    read: readAttributes,
  },
  {
    at: 'reviewsWidget.script',
    after: 'reviewsWidget.element',
    pt: 'Atributos do script dele (data-loja="1234")',
    en: 'Attributes of its script (data-shop="1234")',
    advice: { pt: PT.attributes },
    optional: true,
    read: readAttributes,
  },
  widgetOrigins('script', 'dos scripts', 'scripts'),
  widgetOrigins('style', 'dos estilos', 'styles'),
  widgetOrigins('font', 'das fontes', 'fonts'),
  widgetOrigins('frame', 'dos quadros (frames)', 'frames'),
  widgetOrigins('connect', 'dos dados', 'data'),
  {
    at: 'reviewsWidget.inlineStyles',
    after: 'reviewsWidget.element',
    pt: 'Ele pode escrever estilos na página? (s ou n)',
    en: 'May it write styles of its own into the page? (y or n)',
    advice: YES_OR_NO,
    optional: true,
    otherwise: 'n',
    read: readYesNo,
  },
  {
    at: 'copy.homeTitle',
    pt: 'O que a loja vende, em poucas palavras (como Livros novos e usados)',
    en: 'What the shop sells, in a few Portuguese words (such as Livros novos e usados)',
    advice: { pt: PT.text },
  },
  {
    at: 'copy.homeDescription',
    pt: 'O mesmo em uma frase, para os buscadores',
    en: 'The same in a sentence, for search results',
    advice: { pt: PT.longText },
  },
  {
    at: 'files.logo',
    pt: 'Arquivo do logotipo (SVG ou PNG, como ~/logo.svg)',
    en: 'File of the logo (SVG or PNG, such as ~/logo.svg)',
    optional: true,
    isLogo: true,
  },
  {
    at: 'palette',
    pt: 'Cor de botões e links (como #8a1c3b)',
    en: 'Colour of buttons and links (such as #8a1c3b)',
    optional: true,
    read: (hex) => (HEX.test(hex) ? accentPalette(hex) : hex),
    advice: { pt: 'uma cor como #8a1c3b', en: 'a colour such as #8a1c3b' },
  },
  {
    at: 'features',
    pt: 'A loja vende óculos? (s ou n)',
    en: 'Does it sell glasses? (y or n)',
    advice: YES_OR_NO,
    read: (answer) => {
      const lenses = readYesNo(answer);
      return { lenses, measurements: lenses, tryOn: lenses, postBlackFriday: lenses };
    },
  },
  {
    at: 'laboratoryDays',
    after: 'features.lenses',
    pt: 'Em quantos dias úteis, no máximo, uma lente de grau fica pronta',
    en: 'Working days that lenses made to a prescription take at most',
    advice: { pt: 'um número de dias, de 0 a 60' },
    optional: true,
    read: Number,
  },
];
