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

const ask = (at, pt, en, advice, more) => ({
  at,
  pt,
  en,
  ...(advice && { advice: typeof advice === 'string' ? { pt: advice } : advice }),
  ...more,
});

/** A question that may be left empty. */
const mayAsk = (...question) => ({ ...ask(...question), optional: true });

function sealQuestions(index) {
  const at = (key) => `seals.${index}.${key}`;
  const after = at('name');
  const first = ['Nome de um selo que alguém deu à loja', 'Name of a seal that somebody has given the shop'];
  const next = ['Nome do próximo selo', 'Name of the next seal'];
  return [
    index === 0
      ? mayAsk(after, ...first, PT.text)
      : mayAsk(after, ...next, PT.text, { after: `seals.${index - 1}.name` }),
    ask(at('image'), 'Endereço da imagem (https://…)', 'Address of its picture (https://…)', PT.https, {
      after,
    }),
    ask(
      at('href'),
      'Endereço que comprova o selo (https://…)',
      'Address of its proof (https://…)',
      PT.https,
      {
        after,
      },
    ),
    ask(at('width'), 'Largura da imagem em pixels', 'Width of the picture in pixels', PT.pixels(200), {
      after,
      read: Number,
    }),
    ask(at('height'), 'Altura da imagem em pixels', 'Height of the picture in pixels', PT.pixels(80), {
      after,
      read: Number,
    }),
  ];
}

const widgetOrigins = (kind, pt, en) =>
  mayAsk(
    `reviewsWidget.origins.${kind}`,
    `Outras origens ${pt} (https://cdn.exemplo.com), com espaços entre elas`,
    `Further origins of its ${en} (https://cdn.exemplo.com), with spaces between`,
    PT.origin,
    { after: 'reviewsWidget.element', read: readList },
  );

/**
 * `at` is the place of the answer in the file. An optional question may be left empty, with `otherwise` as what the shop
 * then does. A question with `after` is only put when that place holds an answer other than no. `prepare` turns an
 * answer into what is kept and says what it did, or throws a LogoError.
 */
export const QUESTIONS = [
  ask('name', 'Nome da loja', 'Name of the shop', PT.text),
  ask('company.legalName', 'Razão social da empresa', 'Legal name of the company', PT.text),
  ask(
    'company.cnpj',
    'CNPJ (como 11.222.333/0001-81)',
    'CNPJ (such as 11.222.333/0001-81)',
    'um CNPJ com dígitos verificadores corretos, como 11.222.333/0001-81',
  ),
  ask(
    'company.address.street',
    'Rua, número e bairro',
    'Street, number, district',
    'um texto de até 200 letras',
  ),
  ask('company.address.locality', 'Cidade', 'City', PT.text),
  ask(
    'company.address.region',
    'Estado (as duas letras, como SP)',
    'State (its two letters, such as SP)',
    'as duas letras de um estado, como SP',
    { read: (answer) => answer.toUpperCase() },
  ),
  ask(
    'company.address.postalCode',
    'CEP (como 01000-000)',
    'CEP (such as 01000-000)',
    'um CEP como 01000-000',
  ),
  ask('contact.email', 'E-mail de atendimento', 'E-mail for customers', PT.email),
  mayAsk(
    'contact.phone',
    'Telefone (como (11) 2345-6789)',
    'Telephone (such as (11) 2345-6789)',
    'um telefone como (11) 2345-6789',
  ),
  mayAsk(
    'contact.hours',
    'Horário de atendimento (como Segunda a sexta 9h-18h)',
    'When somebody answers, in Portuguese (such as Segunda a sexta 9h-18h)',
    PT.text,
    { read: (text) => ({ text }) },
  ),
  mayAsk(
    'contact.whatsApp',
    'Texto ao lado do WhatsApp (como WhatsApp no horário comercial)',
    'Words beside the WhatsApp link, in Portuguese (such as WhatsApp no horário comercial)',
    PT.text,
  ),
  mayAsk(
    'dataOfficer.name',
    'Quem responde pelos dados pessoais (LGPD)',
    'Who answers for personal data (LGPD)',
    PT.text,
  ),
  ask('dataOfficer.email', 'E-mail para dados pessoais', 'E-mail for personal data', PT.email, {
    after: 'dataOfficer.name',
  }),
  mayAsk(
    'procon.name',
    'Procon da cidade ou do estado (como Procon-SP)',
    'Procon of the city or state (such as Procon-SP)',
    PT.text,
  ),
  ask('procon.href', 'Endereço do site do Procon (https://…)', 'Address of its site (https://…)', PT.https, {
    after: 'procon.name',
  }),
  mayAsk('since', 'Ano de fundação', 'Year of the foundation', 'um ano, de 1500 a 2100', { read: Number }),
  mayAsk('stores', 'Quantas lojas físicas', 'Number of physical stores', 'um número de 0 a 999', {
    read: Number,
  }),
  mayAsk(
    'freeShippingFrom',
    'A partir de quantos reais o frete é grátis no Brasil (0 para sempre)',
    'From how many reais on delivery in Brazil is free (0 for always)',
    'um número de reais, 0 ou mais',
    { read: Number },
  ),
  mayAsk(
    'favourites',
    'Sem conta, os favoritos ficam guardados no aparelho, sem pedir o login? (s ou n)',
    'Are favourites of somebody without an account kept on the device, without leading to the login? (y or n)',
    YES_OR_NO,
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
    'For how many days an offer of instalments with interest holds (2 or more)',
    'um número de dias, de 2 a 365',
    { read: Number },
  ),
  ask(
    'credit.lateCharges',
    'O que se paga quando uma parcela atrasa (como multa de 2% e juros de 1% ao mês)',
    'What is due when an instalment is late, in Portuguese (such as multa de 2% e juros de 1% ao mês)',
    'um texto de até 200 letras',
    { after: 'credit.validDays' },
  ),
  mayAsk(
    'retention.accessMonths',
    'Por quantos meses os registros de acesso são guardados',
    'How many months records of access are kept',
    'um número de meses, de 6 a 60',
    { otherwise: '6', read: Number },
  ),
  mayAsk(
    'retention.failureDays',
    'Por quantos dias os registros de falhas são guardados',
    'How many days records of failures are kept',
    'um número de dias, de 1 a 180',
    { otherwise: '30', read: Number },
  ),
  ...Array.from({ length: MAX_SEALS }, (_, index) => sealQuestions(index)).flat(),
  mayAsk(
    'reviewsWidget.element',
    'Atributos do lugar de um widget de avaliações (class="avaliacoes" data-produto="{id}")',
    'Attributes of a reviews widget\'s place (class="vendor-reviews" data-product-id="{id}")',
    PT.attributes,
    { read: readAttributes },
  ),
  mayAsk(
    'reviewsWidget.script',
    'Atributos do script dele (data-loja="1234")',
    'Attributes of its script (data-shop="1234")',
    PT.attributes,
    { after: 'reviewsWidget.element', read: readAttributes },
  ),
  widgetOrigins('script', 'dos scripts', 'scripts'),
  widgetOrigins('style', 'dos estilos', 'styles'),
  widgetOrigins('font', 'das fontes', 'fonts'),
  widgetOrigins('frame', 'dos quadros (frames)', 'frames'),
  widgetOrigins('connect', 'dos dados', 'data'),
  mayAsk(
    'reviewsWidget.inlineStyles',
    'Ele pode escrever estilos na página? (s ou n)',
    'May it write styles of its own into the page? (y or n)',
    YES_OR_NO,
    { after: 'reviewsWidget.element', otherwise: 'n', read: readYesNo },
  ),
  ask(
    'copy.homeTitle',
    'O que a loja vende, em poucas palavras (como Livros novos e usados)',
    'What the shop sells, in a few Portuguese words (such as Livros novos e usados)',
    PT.text,
  ),
  ask(
    'copy.homeDescription',
    'O mesmo em uma frase, para os buscadores',
    'The same in a sentence, for search results',
    PT.longText,
  ),
  mayAsk(
    'files.logo',
    'Arquivo do logotipo (SVG ou PNG, como ~/logo.svg)',
    'File of the logo (SVG or PNG, such as ~/logo.svg)',
    undefined,
    { isLogo: true },
  ),
  mayAsk(
    'palette',
    'Cor de botões e links (como #8a1c3b)',
    'Colour of buttons and links (such as #8a1c3b)',
    { pt: 'uma cor como #8a1c3b', en: 'a colour such as #8a1c3b' },
    { read: (hex) => (HEX.test(hex) ? accentPalette(hex) : hex) },
  ),
  ask('features', 'A loja vende óculos? (s ou n)', 'Does it sell glasses? (y or n)', YES_OR_NO, {
    read: (answer) => {
      const lenses = readYesNo(answer);
      return { lenses, measurements: lenses, tryOn: lenses, postBlackFriday: lenses };
    },
  }),
  mayAsk(
    'laboratoryDays',
    'Em quantos dias úteis, no máximo, uma lente de grau fica pronta',
    'Working days that lenses made to a prescription take at most',
    'um número de dias, de 0 a 60',
    { after: 'features.lenses', read: Number },
  ),
];
