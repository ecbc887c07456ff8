/** @jest-environment node */
import { readEvaluationKey } from '@/lib/store-api/endpoints/evaluations';
import { StoreApiError } from '@/lib/store-api/errors';
import { leadsHome } from './leads-home';

jest.mock('@/lib/store-api/endpoints/evaluations');
const readKey = jest.mocked(readEvaluationKey);
const PATH = '/pagina/avaliacao-loja';

beforeEach(() => jest.resetAllMocks());

test('ROUTE-13, A-57: an open key shows the page', async () => {
  readKey.mockResolvedValue(true);
  expect(await leadsHome(PATH, { key: 'demonstracao-1' })).toBe(false);
  expect(readKey).toHaveBeenCalledWith('demonstracao-1');
});

test('EVAL-02: without a key the platform is not asked', async () => {
  expect(await leadsHome(PATH, {})).toBe(true);
  expect(await leadsHome(PATH, { chave: 'x' })).toBe(true);
  expect(readKey).not.toHaveBeenCalled();
});

test('EVAL-02, EVAL-03: a closed key and a failing check lead home', async () => {
  readKey.mockResolvedValue(false);
  expect(await leadsHome(PATH, { key: 'usada' })).toBe(true);
  readKey.mockRejectedValue(new StoreApiError('absent', 'GET x', { status: 404 }));
  expect(await leadsHome(PATH, { key: 'usada' })).toBe(true);
});

test('EVAL-02: other pages do not care about a key', async () => {
  expect(await leadsHome('/pagina/sobre', { key: 'x' })).toBe(false);
  expect(await leadsHome('/', {})).toBe(false);
  expect(readKey).not.toHaveBeenCalled();
});
