import { ADVICE } from '../../lib/config/storefront-defaults.mjs';
import { storefrontSchema } from '../../lib/config/storefront-schema.mjs';
import { accentPalette } from './accent-palette.mjs';

const HEX = /^#[\da-f]{6}$/i;
const isYes = (answer) => /^(y|yes|s|sim)$/i.test(answer);

/** `at` is the place of the answer in the file; an optional question may be left empty. */
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
  { at: 'since', question: 'Year of the foundation', optional: true, read: Number },
  { at: 'stores', question: 'Number of physical stores', optional: true, read: Number },
  {
    at: 'freeShippingFrom',
    question: 'From how many reais on delivery in Brazil is free (0 for always)',
    optional: true,
    read: Number,
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
    read: (answer) => ({ measurements: isYes(answer), postBlackFriday: isYes(answer) }),
  },
];

function withAnswer(content, at, value) {
  const [first, ...rest] = at.split('.');
  const inner = rest.length === 0 ? value : withAnswer(content[first] ?? {}, rest.join('.'), value);
  return { ...content, [first]: inner };
}

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
  for (const { at, question, optional = false, read = (answer) => answer, advice } of QUESTIONS) {
    for (;;) {
      const answer = (await ask(optional ? `${question}, or nothing: ` : `${question}: `)).trim();
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
