/** @jest-environment node */
import { readListing } from '@/lib/platform/endpoints/listings';
import { StoreApiError } from '@/lib/platform/errors';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { unknownKeys } from './facet-keys';
import { probeFacetKeys, unprobedKeys } from './facet-probes';

jest.mock('@/lib/platform/endpoints/listings');

const listing = (total: number) =>
  listagemSchema.parse({ conteudo: { produtos: [], detalhes: [] }, info: { total, limit: 12 } });
const failure = (kind: 'timeout' | 'refused') => new StoreApiError(kind, 'url/product/listing/category');
const platform = jest.mocked(readListing);

test('LIST-39: a key is a filter if the platform lists another number of products with it', async () => {
  platform.mockResolvedValueOnce(listing(12)).mockResolvedValueOnce(listing(40));
  await probeFacetKeys('category', '/grau', { formato: 'redondo', inventada: '1' }, 40);
  expect(unknownKeys(['formato', 'inventada'])).toEqual(['inventada']);
  expect(unprobedKeys('/grau', { inventada: '1' })).toEqual([]);
});

test('LIST-39: a key that the platform rejects is no filter; one without a response is tested again', async () => {
  platform.mockRejectedValueOnce(failure('timeout')).mockRejectedValueOnce(failure('refused'));
  const query = { ponte: 'larga', recusada: '1' };
  await probeFacetKeys('category', '/solar', query, 40);
  expect(unprobedKeys('/solar', query)).toEqual(['ponte']);
  platform.mockResolvedValueOnce(listing(9));
  await probeFacetKeys('category', '/solar', query, 40);
  expect(unknownKeys(['ponte'])).toEqual([]);
});
