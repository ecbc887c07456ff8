import { storefrontSchema } from '../../lib/config/storefront-schema.mjs';
import { LogoError, prepareLogo } from './logo.mjs';
import { QUESTIONS } from './questions.mjs';

/** Answers that go one question back, in both languages. */
const BACK = /^(?:<|voltar|back)$/i;

const WORDS = {
  pt: {
    skip: 'Enter para pular',
    keep: (value) => `Enter para ${value}`,
    current: (value) => `Enter mantém ${value}, - apaga`,
    wrong: (expected) => `Isto precisa ser ${expected}.`,
    empty: 'uma resposta',
    first: 'Esta é a primeira pergunta.',
    start: 'Enter pula o que é opcional; < volta à pergunta anterior.',
  },
  en: {
    skip: 'or nothing',
    keep: (value) => `or nothing for ${value}`,
    current: (value) => `or nothing to keep ${value}, or - to drop it`,
    wrong: (expected) => `This must be ${expected}.`,
    empty: 'an answer',
    first: 'This is the first question.',
    start: 'Enter skips what is optional; < goes back to the previous question.',
  },
};

/** The language of the questions: English where the system's is, else Portuguese. @returns {'pt' | 'en'} */
export function languageOf({ LC_ALL, LC_MESSAGES, LANG }) {
  return /^en/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'en' : 'pt';
}

/** The content with an answer; a number in `at` is a place of a list. */
function withAnswer(content, at, value) {
  const [first, ...rest] = at.split('.');
  const copy = /^\d+$/.test(first) ? [...(content ?? [])] : { ...content };
  copy[first] = rest.length === 0 ? value : withAnswer(content?.[first], rest.join('.'), value);
  return copy;
}

const answerAt = (content, at) => at.split('.').reduce((inner, key) => inner?.[key], content);

function promptOf(question, given, language) {
  const { skip, keep, current } = WORDS[language];
  const { optional, otherwise } = question;
  const text = question[language];
  if (given !== undefined) return `${text}, ${current(given)}: `;
  if (!optional) return `${text}: `;
  return `${text}, ${otherwise ? keep(otherwise) : skip}: `;
}

/** The problem of the answer at a place; missing answers elsewhere do not matter. */
function problemAt(content, at) {
  const { error } = storefrontSchema.safeParse(content);
  return error?.issues.find(({ path }) => `${path.join('.')}.`.startsWith(`${at}.`))?.message;
}

/** An answer as the file holds it, or what is wrong with it. */
async function takeAnswer(question, answer, { content, language, print }) {
  const { at, read = (text) => text, advice, isLogo = false } = question;
  if (answer === '') return { problem: WORDS[language].empty };
  try {
    const logo = isLogo ? await prepareLogo(answer, language) : undefined;
    const next = withAnswer(content, at, logo ? logo.name : read(answer));
    const problem = problemAt(next, at);
    if (problem !== undefined) return { problem: advice?.[language] ?? problem };
    for (const line of logo?.notes ?? []) print(line);
    return { content: next, logo };
  } catch (error) {
    if (error instanceof LogoError) return { sentence: error.message };
    throw error;
  }
}

/**
 * Asks for a storefront, each question until its answer will do; `<` goes back to the previous one, which then keeps
 * its answer at an empty line.
 * @param {(question: string) => Promise<string>} ask
 * @param {(line: string) => void} print
 * @param {'pt' | 'en'} language
 * @returns {Promise<{ content: object, logo: { name: string, bytes: Buffer } | undefined }>} content of the storefront's
 *   file, and the logo to put next to it
 */
export async function askForStorefront(ask, print, language) {
  const words = WORDS[language];
  print(words.start);
  /** The questions that were put, each with everything known before it. */
  const steps = [];
  const given = new Map();
  let state = { content: {}, logo: undefined };
  let index = 0;
  while (index < QUESTIONS.length) {
    const question = QUESTIONS[index];
    const { at, after, optional = false } = question;
    if (after !== undefined && !answerAt(state.content, after)) {
      index += 1;
      continue;
    }
    const answer = (await ask(promptOf(question, given.get(at), language))).trim();
    if (BACK.test(answer)) {
      const last = steps.pop();
      if (last === undefined) print(words.first);
      else ({ index, state } = last);
      continue;
    }
    if (answer === '-') given.delete(at);
    const meant = answer === '' || answer === '-' ? (given.get(at) ?? '') : answer;
    if (meant !== '' || !optional) {
      const taken = await takeAnswer(question, meant, { content: state.content, language, print });
      if (taken.content === undefined) {
        given.delete(at);
        print(taken.sentence ?? words.wrong(taken.problem));
        continue;
      }
      given.set(at, meant);
      steps.push({ index, state });
      state = { content: taken.content, logo: taken.logo ?? state.logo };
    } else steps.push({ index, state });
    index += 1;
  }
  return state;
}
