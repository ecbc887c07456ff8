import { storefrontSchema } from '../../lib/config/storefront-schema.mjs';
import { objectOf } from '../lib/json';
import { type Logo, LogoError, prepareLogo } from './logo';
import { QUESTIONS, type Question } from './questions';

/** The content of the storefront file, and the logo to store next to it. */
export type Answers = { content: object; logo: Logo | undefined };
type Print = (line: string) => void;

/** Input that returns to the previous question. */
const BACK = /^(?:<|voltar|back)$/i;

/** The content with an answer added. A number in `at` is an index into a list. */
function withAnswer(content: unknown, at: string, value: unknown): object {
  const [first = '', ...rest] = at.split('.');
  const copy = /^\d+$/.test(first) ? Object.values(objectOf(content)) : { ...objectOf(content) };
  const inner = answerAt(content, first);
  return Object.assign(copy, {
    [first]: rest.length === 0 ? value : withAnswer(inner, rest.join('.'), value),
  });
}

const answerAt = (content: unknown, at: string) =>
  at.split('.').reduce((inner, key) => objectOf(inner)[key], content);

function promptOf({ text, optional, otherwise }: Question, given: string | undefined) {
  if (given !== undefined) return `${text}, Enter mantém ${given}, - apaga: `;
  if (!optional) return `${text}: `;
  return `${text}, Enter para ${otherwise ?? 'pular'}: `;
}

/** The problem with the answer at a path; missing answers elsewhere do not count. */
function problemAt(content: object, at: string) {
  const { error } = storefrontSchema.safeParse(content);
  return error?.issues.find(({ path }) => `${path.join('.')}.`.startsWith(`${at}.`))?.message;
}

const wrong = (expected: string) => `Isto precisa ser ${expected}.`;

/** An answer in the file's format, or what is wrong with it. */
async function takeAnswer(
  question: Question,
  answer: string,
  content: object,
  print: Print,
): Promise<Answers | { sentence: string }> {
  const { at, read = (text: string) => text, mustBe, isLogo = false } = question;
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
 * Asks the questions for a storefront file, each until its answer is valid. `<` returns to the previous
 * question, where an empty line keeps the old answer.
 */
export async function askForStorefront(
  ask: (question: string) => Promise<string>,
  print: Print,
): Promise<Answers> {
  print('Enter pula o que é opcional; < volta à pergunta anterior.');
  /** The questions asked so far, each with the content as it was before. */
  const steps: { index: number; state: Answers }[] = [];
  const given = new Map<string, string>();
  let state: Answers = { content: {}, logo: undefined };
  let index = 0;
  for (let question = QUESTIONS[0]; question !== undefined; question = QUESTIONS[index]) {
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
      const taken = await takeAnswer(question, meant, state.content, print);
      if ('sentence' in taken) {
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
