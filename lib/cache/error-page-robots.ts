/** What Next adds to every page with an error status; a page's own tags never say this and no more. */
const IN_HTML = /(<meta name="robots" content="|\\"name\\":\\"robots\\",\\"content\\":\\")noindex(\\?")/g;
const IN_DATA = /("name":"robots","content":")noindex(")/g;

/**
 * The error page as the shop wants it: indexable (ERR-09). Its status keeps it out of search engines anyway; the
 * tag would only say what nobody asked for.
 */
export function indexableInHtml(html: string): string {
  return html.replace(IN_HTML, '$1index, follow$2');
}

/** The same for the data that the browser's router asks for, which must not differ; undefined stays undefined. */
export function indexableInData(data: Buffer | undefined): Buffer | undefined {
  if (data === undefined) return undefined;
  const text = data.toString('utf8');
  const changed = text.replace(IN_DATA, '$1index, follow$2');
  return changed === text ? data : Buffer.from(changed);
}
