import { type APIRequestContext, expect } from 'playwright/test';

/** The text of a sitemap or of the feed; waits while a newly started shop reads its catalogue. */
export async function readCrawlerFile(request: APIRequestContext, address: string): Promise<string> {
  let text = '';
  const status = async () => {
    const response = await request.get(address);
    text = await response.text();
    return response.status();
  };
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  return text;
}
