/** Between two pieces of the page's data in the HTML. */
const NEXT_PUSH = '"])</script><script>self.__next_f.push([1,"';

/** The page's data in one script instead of several: the policy names each script by a hash. */
export function joinDataScripts(html: string): string {
  return html.replaceAll(NEXT_PUSH, '');
}

/** Around the address of the request in the first row of the page's data, as JSON and as JSON in a string. */
const ADDRESS = { open: '"P":null,"c":[', close: '],"q":' };
const inString = (text: string) => JSON.stringify(text).slice(1, -1);
const ADDRESS_IN_HTML = { open: inString(ADDRESS.open), close: inString(ADDRESS.close) };

function between(text: string, { open, close }: typeof ADDRESS): string[] {
  return text
    .split(open)
    .slice(1)
    .map((rest) => rest.slice(0, Math.max(0, rest.indexOf(close))));
}

/** Long texts stand in a row of their own, and `$` with its number in their place; a text's own `$` is doubled. */
const REFERENCE = /"\$(?!\$)/;

/**
 * Which address Next has written into a page: `bare` without a query; `query` with one, or with a part that may hold
 * one; `not-found` when there is none where it should be.
 * @param html with the page's data in one script
 * @param data the same data for the browser's router
 */
export function addressIn(html: string, data: Buffer | undefined): 'bare' | 'query' | 'not-found' {
  const inHtml = between(html, ADDRESS_IN_HTML).map((text) => text.replaceAll('\\"', '"'));
  const inData = data === undefined ? [] : between(data.toString('utf8'), ADDRESS);
  if (inHtml.length === 0 || (data !== undefined && inData.length === 0)) return 'not-found';
  const addresses = [...inHtml, ...inData];
  if (addresses.some((text) => text === '')) return 'not-found';
  return addresses.some((text) => text.includes('?') || REFERENCE.test(text)) ? 'query' : 'bare';
}

/** What Next adds to every page with an error status; a page's own tags never say this and no more. */
const NOINDEX_IN_HTML =
  /(<meta name="robots" content="|\\"name\\":\\"robots\\",\\"content\\":\\")noindex(\\?")/g;
const NOINDEX_IN_DATA = /("name":"robots","content":")noindex(")/g;

/** Makes an error page indexable (ERR-09); its status keeps it out of search engines anyway. */
export function removeNoindexFromHtml(html: string): string {
  return html.replace(NOINDEX_IN_HTML, '$1index, follow$2');
}

/** The same for the data that the browser's router gets; undefined stays undefined. */
export function removeNoindexFromData(data: Buffer | undefined): Buffer | undefined {
  if (data === undefined) return undefined;
  const text = data.toString('utf8');
  const changed = text.replace(NOINDEX_IN_DATA, '$1index, follow$2');
  return changed === text ? data : Buffer.from(changed);
}

const STYLESHEET_AS = /(<link [^>]*rel="stylesheet")[^\S>]+as="style"/g;

/** Takes `as` from the style sheets of components loaded apart: the HTML standard allows it for preloads only. */
export function fixStylesheetLinks(html: string): string {
  return html.replace(STYLESHEET_AS, '$1');
}
