import type { APIRequestContext } from 'playwright/test';
import { readDocument } from '../../tools/crawl/parse';

/**
 * The content of a page's HTML, in which CSS selectors find elements. Its scripts are left out, because they repeat the
 * texts.
 */
export function contentOf(html: string) {
  const $ = readDocument(html);
  $('script, style, template').remove();
  return $;
}

/** The content of a page as the server sends it, which is cheaper to read than a page in a browser. */
export const readServed = async (request: APIRequestContext, path: string) =>
  contentOf(await (await request.get(path)).text());

/** Address of the first link in the page's content that has this form. */
export async function findServedLink(
  request: APIRequestContext,
  from: string,
  form: RegExp,
): Promise<string> {
  const $ = await readServed(request, from);
  const addresses = $.extract({ all: [{ selector: 'main a', value: 'href' }] }).all;
  const address = addresses.find((href) => form.test(href));
  if (address === undefined) throw new Error(`${from} has no link like ${form}.`);
  return address;
}

/** Address of the first product on a page. */
export const findServedProduct = (request: APIRequestContext, from: string) =>
  findServedLink(request, from, /^\/[^/]+\.html$/);
