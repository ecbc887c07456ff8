import type { APIRequestContext } from 'playwright/test';

/** For a separate shop: `testWithSeparateShop({ variables: { METRICS_TOKEN } })`. */
export const METRICS_TOKEN = 'segredo-de-quem-mede';

/** Metrics of the shop in Prometheus' text format. */
export async function readMetrics(request: APIRequestContext): Promise<string> {
  const response = await request.get('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return response.text();
}
