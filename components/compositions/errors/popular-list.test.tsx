import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { sampleListing } from '@/components/catalog/listing/testing/sample-listing';
import { PopularList } from './popular-list';

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PopularList path="/oculos-de-grau" />
    </SWRConfig>,
  );

test('ERR-01: the 404 page shows six popular products', async () => {
  globalThis.fetch = jest.fn(async (url) => {
    const isListing = String(url).includes('listing/category?');
    const body = isListing ? sampleListing({ produtos: 12, total: 40 }) : {};
    return { ok: true, status: 200, json: async () => body } as Response;
  }) as typeof fetch;
  show();
  expect(await screen.findByRole('region', { name: 'Mais procurados' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(6);
});

test('ERR-01: if the platform fails, no popular products are shown', async () => {
  globalThis.fetch = jest.fn(async () => ({ ok: false, status: 502, json: async () => ({}) }) as Response);
  show();
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.queryByRole('region')).toBeNull();
});
