import { pathOfMarkdown, prefersMarkdown } from './negotiation';

test.each([
  'text/markdown',
  'text/markdown, text/html;q=0.9',
  'text/html, text/markdown',
  'TEXT/Markdown;q=0.8, */*;q=0.1',
  'text/markdown, */*',
  'text/markdown;q=0.5, text/html;q=0.4, */*',
])('a request with %s gets Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true);
});

test.each([
  null,
  undefined,
  '',
  '*/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/html, text/markdown;q=0.5',
  'text/markdown;q=0',
  'text/markdown;q=0.1, */*',
  'text/markdown;q=0.5, text/*;q=0.8, */*;q=0.1',
  'text/markdownish, */*',
])('a request with %s gets HTML', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false);
});

test('an address ending in .md selects the Markdown of its page', () => {
  expect(pathOfMarkdown('/armacao-serra.html.md')).toBe('/armacao-serra.html');
  expect(pathOfMarkdown('/solares.md')).toBe('/solares');
  expect(pathOfMarkdown('/index.md')).toBe('/');
  expect(pathOfMarkdown('/solares')).toBeNull();
  expect(pathOfMarkdown('.md')).toBeNull();
});
