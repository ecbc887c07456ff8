import { HtmlValidate } from 'html-validate';
import type { Page } from './parse';

const MAX_TITLE = 70;
/** Maximum length of a product's name in a title, in front of the shop's name. */
const MAX_PRODUCT_NAME = 60;
const DESCRIPTION = { min: 50, max: 170 };
const SOCIAL = ['og:title', 'og:description', 'og:url', 'og:type', 'og:locale', 'og:site_name', 'og:image'];
/** The size at which link previews show a picture completely and at full width. */
const PICTURE = { 'og:image:width': '1200', 'og:image:height': '630' };
const TWITTER = ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'];

/** Whether search engines may index the page. */
export function isIndexable({ tags }: Pick<Page, 'tags'>) {
  return !(tags.get('robots') ?? []).some((content) => /noindex/.test(content));
}

function one(values: readonly string[], what: string) {
  if (values.length === 1 && values[0] !== '') return [];
  return [values.length === 0 ? `no ${what}` : `${values.length} × ${what}: ${values.join(' | ')}`];
}

function lengthProblem(text: string, what: string, { min = 1, max }: { min?: number; max: number }) {
  const { length } = Array.from(text);
  return length >= min && length <= max ? [] : [`${what} of ${length} characters: ${text}`];
}

const expected = (values: readonly string[], wanted: string, what: string) =>
  values.length === 1 && values[0] !== wanted ? [`${what} is ${values[0]}, not ${wanted}`] : [];

/** Link previews need absolute addresses, and most services only fetch https. A local shop has no https. */
function addressProblem(url: string, name: string) {
  if (!URL.canParse(url)) return [`${name} is not an absolute address: ${url}`];
  const { protocol, hostname } = new URL(url);
  const isAllowed =
    protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname));
  return isAllowed ? [] : [`${name} is not https: ${url}`];
}

function titleProblem(title: string, isProduct: boolean) {
  const nameEnd = title.lastIndexOf(' | ');
  if (!isProduct || nameEnd < 0) return lengthProblem(title, 'title', { max: MAX_TITLE });
  return lengthProblem(title.slice(0, nameEnd), 'name in the title', { max: MAX_PRODUCT_NAME });
}

/**
 * Problems with a page's head and heading. Pages that are not indexed are only checked for their language.
 */
export function pageProblems(page: Page, address: string) {
  const language = page.lang === 'pt-BR' ? [] : [`language is ${page.lang}`];
  if (!isIndexable(page)) return language;
  const values = (name: string) => page.tags.get(name) ?? [];
  return [
    ...language,
    ...one(page.titles, 'title'),
    ...one(page.canonicals, 'canonical address'),
    ...expected(page.canonicals, address, 'canonical address'),
    ...expected(values('og:url'), address, 'og:url'),
    ...expected(values('og:locale'), 'pt_BR', 'og:locale'),
    ...(page.alternates.length > 0 ? [`alternate languages: ${page.alternates.join(', ')}`] : []),
    ...one(page.headings, 'main heading'),
    ...one(values('description'), 'description'),
    ...titleProblem(page.titles[0] ?? '', values('og:type')[0] === 'product'),
    ...lengthProblem(values('description')[0] ?? '', 'description', DESCRIPTION),
    ...Object.entries(PICTURE).flatMap(([name, wanted]) => expected(values(name), wanted, name)),
    ...['og:image', 'twitter:image'].flatMap((name) =>
      values(name).flatMap((url) => addressProblem(url, name)),
    ),
    ...[...SOCIAL, ...TWITTER, ...Object.keys(PICTURE), 'og:image:type', 'og:image:alt'].flatMap((name) =>
      one(values(name), name),
    ),
  ];
}

/**
 * The group of similar pages to which a page belongs, so that a few of each group are checked: 'product',
 * 'listing of a <section>', or otherwise the page's own path.
 */
export function kindOf({ structured, tags }: Pick<Page, 'structured' | 'tags'>, address: string) {
  if (tags.get('og:type')?.[0] === 'product') return 'product';
  const { pathname, search } = new URL(address);
  const section = ['marcas', 'c', 'lista'].find((name) => pathname.startsWith(`/${name}/`)) ?? 'category';
  const isListing = structured.some(({ data }) => data?.['@type'] === 'ItemList');
  return isListing ? `listing of a ${section}${search === '' ? '' : ', filtered or paged'}` : pathname;
}

/** The rules of the HTML standard, without rules of style. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
    'valid-id': 'off',
    'void-style': 'off',
  },
});

/** The errors in a page's HTML, as text, each kind once. */
export async function validityProblems(html: string) {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages).filter(({ severity }) => severity === 2);
  return [...new Set(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))];
}
