/** @jest-environment node */
import { readListing } from '@/lib/platform/endpoints/listings';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { GET } from './[level]/[address]/[file]/route';

jest.mock('@/lib/platform/endpoints/listings', () => ({
  ...jest.requireActual('@/lib/platform/endpoints/listings'),
  readListing: jest.fn(),
}));

const codigoCss = '.faixa { color: red }';
const FILE = '2543e9200768fc1a.css';

const ask = (address: string, file: string, client: string) =>
  GET(new Request('http://localhost:3000/layout-css/x', { headers: { 'x-forwarded-for': client } }), {
    params: Promise.resolve({ level: 'category', address, file }),
  });

beforeEach(() => {
  jest.mocked(readListing).mockReset();
  jest.mocked(readListing).mockResolvedValue(
    listagemSchema.parse({
      estrutura: {},
      conteudo: { produtos: [], layoutPersonalizado: { layout: '', codigoCss } },
      info: { total: 0, limit: 12 },
    }),
  );
});

test('LIST-53: the style sheet of a listing is sent, however often it is requested', async () => {
  for (let time = 0; time < 80; time += 1) {
    const response = await ask('~solares', FILE, '203.0.113.1');
    expect(response.status).toBe(200);
  }
});

test('C10: a client that invents addresses of style sheets soon causes no more calls of the platform', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 80; time += 1)
    statuses.push((await ask(`~inventada-${time}`, 'x.css', '203.0.113.2')).status);
  expect(statuses).toEqual([...Array(60).fill(404), ...Array(20).fill(429)]);
  expect(readListing).toHaveBeenCalledTimes(60);
});
