const NEXT_PUSH = '"])</script><script>self.__next_f.push([1,"';
const IN_DATA = /("P":null,"c":\[[^\]?]*)\?.*?("\],"q":)/;
const IN_HTML = /(\\"P\\":null,\\"c\\":\[[^\]?]*)\?.*?(\\"\],\\"q\\":)/;

/**
 * Next writes the address of the request that caused a render, query included, into the page's data. A stored
 * page is everybody's, so the query goes: it may hold the key or the e-mail address of one visitor.
 * The browser's router takes the query from the address bar and misses nothing.
 */
export function forgetQueryInHtml(html: string): string {
  // The data comes in pieces that may part the address; adjacent pieces say the same when they are one.
  return html.replaceAll(NEXT_PUSH, '').replace(IN_HTML, '$1$2');
}

/** The same for the data that the browser's router asks for; undefined stays undefined. */
export function forgetQueryInData(data: Buffer | undefined): Buffer | undefined {
  if (data === undefined) return undefined;
  const text = data.toString('utf8');
  return IN_DATA.test(text) ? Buffer.from(text.replace(IN_DATA, '$1$2')) : data;
}
