/** @jest-environment node */
import { indexableInData, indexableInHtml } from './error-page-robots';

const data = (content: string) => `["$","meta",null,{"name":"robots","content":"${content}"}]`;
const script = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;

test('ERR-09: what Next adds to error pages is turned, in HTML and in the data of the page', () => {
  expect(indexableInHtml(`<meta name="robots" content="noindex"/>${script(data('noindex'))}`)).toBe(
    `<meta name="robots" content="index, follow"/>${script(data('index, follow'))}`,
  );
  expect(indexableInData(Buffer.from(data('noindex')))?.toString()).toBe(data('index, follow'));
});

test('SEO-05: what a page itself says to search engines stays', () => {
  const own = `<meta name="robots" content="noindex, follow"/><p>"robots" noindex</p>${script(data('noindex, follow'))}`;
  expect(indexableInHtml(own)).toBe(own);
  expect(indexableInData(Buffer.from(data('noindex, follow')))?.toString()).toBe(data('noindex, follow'));
  expect(indexableInData(undefined)).toBeUndefined();
});
