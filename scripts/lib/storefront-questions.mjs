import { ADVICE } from '../../lib/config/storefront-defaults.mjs';
import { storefrontSchema } from '../../lib/config/storefront-schema.mjs';
import { MAX_SEALS } from '../../lib/config/storefront-third-parties.mjs';
import { accentPalette } from './accent-palette.mjs';

const HEX = /^#[\da-f]{6}$/i;

const isYes = (answer) => /^(y|yes|s|sim)$/i.test(answer);
const readList = (answer) => answer.split(/[\s,]+/);

/** Attributes as a vendor's instructions have them: `class="vendor" data-id="{id}"`. What is none is left to the schema. */
function readAttributes(answer) {
  const attribute = /([^\s=]+)=(?:"([^"]*)"|([^\s"]+))/g;
  if (answer.replace(attribute, '').trim() !== '') return answer;
  return Object.fromEntries(
    [...answer.matchAll(attribute)].map(([, name, quoted, bare]) => [name, quoted ?? bare]),
  );
}

const sealQuestions = (index) => [
  {
    at: `seals.${index}.name`,
    after: index === 0 ? undefined : `seals.${index - 1}.name`,
    question: index === 0 ? 'Name of a seal that somebody has given the shop' : 'Name of the next seal',
    optional: true,
  },
  ...[
    ['image', 'Address of its picture (https://…)'],
    ['href', 'Address of its proof (https://…)'],
    ['width', 'Width of the picture in pixels', Number],
    ['height', 'Height of the picture in pixels', Number],
  ].map(([key, question, read]) => ({
    at: `seals.${index}.${key}`,
    after: `seals.${index}.name`,
    question,
    read,
  })),
];

const widgetOrigins = (kind, what) => ({
  at: `reviewsWidget.origins.${kind}`,
  after: 'reviewsWidget.element',
  question: `Further origins of its ${what} (https://cdn.exemplo.com), with spaces between`,
  optional: true,
  read: readList,
});

/**
 * `at` is the place of the answer in the file. An optional question may be left empty, with `otherwise` as what the shop
 * then does. A question with `after` is only put when that place holds an answer other than no.
 */
const QUESTIONS = [
  { at: 'name', question: 'Name of the shop' },
  { at: 'company.legalName', question: 'Legal name of the company' },
  { at: 'company.cnpj', question: `CNPJ (${ADVICE.cnpj})` },
  { at: 'company.address.street', question: 'Street, number, district' },
  { at: 'company.address.locality', question: 'City' },
  {
    at: 'company.address.region',
    question: `State (${ADVICE.region})`,
    read: (answer) => answer.toUpperCase(),
  },
  { at: 'company.address.postalCode', question: `CEP (${ADVICE.postalCode})` },
  { at: 'contact.email', question: 'E-mail for customers' },
  { at: 'contact.phone', question: `Telephone (${ADVICE.phone})`, optional: true },
  {
    at: 'contact.hours',
    question: 'When somebody answers, in Portuguese (Segunda a sexta 9h-18h)',
    optional: true,
    read: (text) => ({ text }),
  },
  {
    at: 'contact.whatsApp',
    question: 'Words beside the WhatsApp link, in Portuguese (WhatsApp no horário comercial)',
    optional: true,
  },
  { at: 'dataOfficer.name', question: 'Who answers for personal data', optional: true },
  { at: 'dataOfficer.email', after: 'dataOfficer.name', question: 'E-mail for personal data' },
  { at: 'procon.name', question: 'Procon of the city or state (Procon-SP)', optional: true },
  { at: 'procon.href', after: 'procon.name', question: 'Address of its site (https://…)' },
  { at: 'since', question: 'Year of the foundation', optional: true, read: Number },
  { at: 'stores', question: 'Number of physical stores', optional: true, read: Number },
  {
    at: 'freeShippingFrom',
    question: 'From how many reais on delivery in Brazil is free (0 for always)',
    optional: true,
    read: Number,
  },
  {
    at: 'credit.validDays',
    question: 'For how many days an offer of instalments with interest holds (2 or more)',
    optional: true,
    read: Number,
  },
  {
    at: 'credit.lateCharges',
    after: 'credit.validDays',
    question: 'What is due when an instalment is late, in Portuguese (multa de 2% e juros de 1% ao mês)',
  },
  {
    at: 'retention.accessMonths',
    question: 'How many months records of access are kept',
    optional: true,
    otherwise: '6',
    read: Number,
  },
  {
    at: 'retention.failureDays',
    question: 'How many days records of failures are kept',
    optional: true,
    otherwise: '30',
    read: Number,
  },
  ...Array.from({ length: MAX_SEALS }, (_, index) => sealQuestions(index)).flat(),
  {
    at: 'reviewsWidget.element',
    question: 'Attributes of a reviews widget\'s place (class="vendor-reviews" data-product-id="{id}")',
    optional: true,
    read: readAttributes,
  },
  {
    at: 'reviewsWidget.script',
    after: 'reviewsWidget.element',
    question: 'Attributes of its script (data-shop="1234")',
    optional: true,
    read: readAttributes,
  },
  widgetOrigins('script', 'scripts'),
  widgetOrigins('style', 'styles'),
  widgetOrigins('font', 'fonts'),
  widgetOrigins('frame', 'frames'),
  widgetOrigins('connect', 'data'),
  {
    at: 'reviewsWidget.inlineStyles',
    after: 'reviewsWidget.element',
    question: 'May it write styles of its own into the page? (y or n)',
    optional: true,
    otherwise: 'n',
    read: isYes,
  },
  {
    at: 'copy.homeTitle',
    question: 'What the shop sells, in a few Portuguese words (Livros novos e usados)',
  },
  { at: 'copy.homeDescription', question: 'The same in a sentence, for search results' },
  {
    at: 'palette',
    question: 'Colour of buttons and links (#8a1c3b)',
    optional: true,
    read: (hex) => (HEX.test(hex) ? accentPalette(hex) : hex),
    advice: 'a colour such as #8a1c3b',
  },
  {
    at: 'features',
    question: 'Does it sell glasses? (y or n)',
    read: (answer) => ({ measurements: isYes(answer), tryOn: isYes(answer), postBlackFriday: isYes(answer) }),
  },
  {
    at: 'laboratoryDays',
    after: 'features.measurements',
    question: 'Working days that lenses made to a prescription take at most',
    optional: true,
    read: Number,
  },
];

/** The content with an answer; a number in `at` is a place of a list. */
function withAnswer(content, at, value) {
  const [first, ...rest] = at.split('.');
  const copy = /^\d+$/.test(first) ? [...(content ?? [])] : { ...content };
  copy[first] = rest.length === 0 ? value : withAnswer(content?.[first], rest.join('.'), value);
  return copy;
}

const answerAt = (content, at) => at.split('.').reduce((inner, key) => inner?.[key], content);

const promptOf = ({ question, optional, otherwise }) => {
  if (!optional) return `${question}: `;
  return otherwise ? `${question}, or nothing for ${otherwise}: ` : `${question}, or nothing: `;
};

/** What is wrong with the answer at a place; what is still missing elsewhere does not matter. */
function problemAt(content, at) {
  const { error } = storefrontSchema.safeParse(content);
  return error?.issues.find(({ path }) => `${path.join('.')}.`.startsWith(`${at}.`))?.message;
}

/**
 * Asks for a storefront, each question until its answer will do.
 * @param {(question: string) => Promise<string>} ask
 * @param {(line: string) => void} print
 * @returns {Promise<object>} content of the storefront's file
 */
export async function askForStorefront(ask, print) {
  let content = {};
  for (const question of QUESTIONS) {
    const { at, after, optional = false, read = (answer) => answer, advice } = question;
    if (after !== undefined && !answerAt(content, after)) continue;
    for (;;) {
      const answer = (await ask(promptOf(question))).trim();
      if (answer === '' && optional) break;
      const next = withAnswer(content, at, read(answer));
      const problem = answer === '' ? 'an answer' : problemAt(next, at);
      if (problem === undefined) {
        content = next;
        break;
      }
      print(`This must be ${advice ?? problem}.`);
    }
  }
  return content;
}
