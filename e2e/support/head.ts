import type { APIRequestContext } from 'playwright/test';
import { parsePage } from '../../tools/crawl/parse';

/** The head of a page's served HTML, as a crawler reads it. */
export type Head = {
  title: string | undefined;
  canonical: string | undefined;
  headings: string[];
  /** Content of the only meta element with a name or property; undefined if there is none or more than one. */
  tag: (name: string) => string | undefined;
  status: number;
};

/** Reads the head of a page as sent to `agent`, without running scripts. */
export async function readHead(request: APIRequestContext, path: string, agent?: string): Promise<Head> {
  const response = await request.get(path, agent === undefined ? {} : { headers: { 'user-agent': agent } });
  const { titles, canonicals, headings, tags } = parsePage(await response.text());
  const only = (values: string[] | undefined) => (values?.length === 1 ? values[0] : undefined);
  return {
    title: only(titles),
    canonical: only(canonicals),
    headings,
    tag: (name) => only(tags.get(name)),
    status: response.status(),
  };
}

type Rating = { ratingValue: string; reviewCount: number };

/** The rating in a product's structured data; undefined for none. */
export async function readStructuredRating(
  request: APIRequestContext,
  path: string,
): Promise<Rating | undefined> {
  const { structured } = parsePage(await (await request.get(path)).text());
  const products = structured.map(
    ({ data }) => data as { '@type'?: string; aggregateRating?: Rating } | undefined,
  );
  return products.find((data) => data?.['@type'] === 'Product')?.aggregateRating;
}
