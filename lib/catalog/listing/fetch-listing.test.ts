import { callGateway } from '@/lib/browser/gateway-client';
import { fetchListing } from './fetch-listing';

jest.mock('@/lib/browser/gateway-client');

test('LIST-40: the browser asks for the same path as the server, also if it has accents', async () => {
  const page = { path: '/%C3%B3culos-de-sol', query: { filtro: 'cor-azul', pg: '2' } };
  await fetchListing('category', page, { offset: 12, limit: 12 });
  const address = jest.mocked(callGateway).mock.calls[0]?.[1] ?? '';
  expect(Object.fromEntries(new URL(address, 'http://loja').searchParams)).toEqual({
    filtro: 'cor-azul',
    url: '/óculos-de-sol',
    offset: '12',
    limit: '12',
  });
});
