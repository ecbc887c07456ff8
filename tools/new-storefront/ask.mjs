import { storefrontSchema } from '../../lib/config/storefront-schema.mjs';
import { LogoError, prepareLogo } from './logo.mjs';
import { QUESTIONS } from './questions.mjs';

/** @typedef {Awaited<ReturnType<typeof prepareLogo>>} Logo */

/** Input that goes back one question. */
const BACK = /^(?:<|voltar|back)$/i;

/** The content with an answer added; a number in `at` is an index of a list. */
function withAnswer(content, at, value) {
  const [first, ...rest] = at.split('.');
  const copy = /^\d+$/.test(first) ? [...(content ?? [])] : { ...content };
  copy[first] = rest.length === 0 ? value : withAnswer(content?.[first], rest.join('.'), value);
  return copy;
}

const answerAt = (content, at) => at.split('.').reduce((inner, key) => inner?.[key], content);

function promptOf({ text, optional, otherwise }, given) {
  if (given !== undefined) return `${text}, Enter mantém ${given}, - apaga: `;
  if (!optional) return `${text}: `;
  return `${text}, Enter para ${otherwise ?? 'pular'}: `;
}

/** The problem of the answer at a path; missing answers elsewhere do not matter. */
function problemAt(content, at) {
  const { error } = storefrontSchema.safeParse(content);
  return error?.issues.find(({ path }) => `${path.join('.')}.`.startsWith(`${at}.`))?.message;
}

const wrong = (expected) => `Isto precisa ser ${expected}.`;

/** An answer in the file's format, or its problem. */
async function takeAnswer(question, answer, { content, print }) {
  const { at, read = (text) => text, mustBe, isLogo = false } = question;
  if (answer === '') return { sentence: wrong('uma resposta') };
  try {
    const logo = isLogo ? await prepareLogo(answer) : undefined;
    const next = withAnswer(content, at, logo ? logo.name : read(answer));
    const problem = problemAt(next, at);
    if (problem !== undefined) return { sentence: wrong(mustBe ?? problem) };
    for (const line of logo?.notes ?? []) print(line);
    return { content: next, logo };
  } catch (error) {
    if (error instanceof LogoError) return { sentence: error.message };
    throw error;
  }
}

/**
 * Asks for a storefront, each question until its answer is valid. `<` goes back to the previous question, where an
 * empty line then keeps the old answer.
 * @param {(question: string) => Promise<string>} ask
 * @param {(line: string) => void} print
 * @returns {Promise<{ content: { files?: object }, logo: Logo | undefined }>} content of the storefront's
 *   file, and the logo to put next to it
 */
export async function askForStorefront(ask, print) {
  print('Enter pula o que é opcional; < volta à pergunta anterior.');
  /** The questions asked so far, each with the content before it. */
  const steps = [];
  const given = new Map();
  /** @type {{ content: object, logo: Logo | undefined }} */
  let state = { content: {}, logo: undefined };
  let index = 0;
  while (index < QUESTIONS.length) {
    const question = QUESTIONS[index];
    const { at, after, optional = false } = question;
    if (after !== undefined && !answerAt(state.content, after)) {
      index += 1;
      continue;
    }
    const answer = (await ask(promptOf(question, given.get(at)))).trim();
    if (BACK.test(answer)) {
      const last = steps.pop();
      if (last === undefined) print('Esta é a primeira pergunta.');
      else ({ index, state } = last);
      continue;
    }
    if (answer === '-') given.delete(at);
    const meant = answer === '' || answer === '-' ? (given.get(at) ?? '') : answer;
    if (meant !== '' || !optional) {
      const taken = await takeAnswer(question, meant, { content: state.content, print });
      if (taken.sentence !== undefined) {
        given.delete(at);
        print(taken.sentence);
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
