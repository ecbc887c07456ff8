/** @jest-environment node */
import { secondsToWait } from '@/lib/gateway/rate-limit';
import { countPolicyReport } from '@/lib/telemetry/metrics';
import { POST } from './route';

jest.mock('@/lib/gateway/rate-limit', () => ({ secondsToWait: jest.fn() }));
jest.mock('@/lib/telemetry/metrics', () => ({ countPolicyReport: jest.fn() }));

beforeEach(() => {
  jest.mocked(secondsToWait).mockResolvedValue(0);
  for (const method of ['log', 'info', 'warn', 'error'] as const) jest.spyOn(console, method);
});
afterEach(() => {
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    expect(console[method]).not.toHaveBeenCalled();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

const send = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  POST(new Request('http://shop.test/csp-report', { method: 'POST', body, headers }));

const violation = (effectiveDirective: string) => ({
  type: 'csp-violation',
  body: { effectiveDirective, documentURL: 'http://shop.test/busca?busca=maria@exemplo.com.br' },
});

const counted = () => jest.mocked(countPolicyReport).mock.calls.flat();

test('C6: reports in both formats are counted by directive', async () => {
  const responses = [
    await send(JSON.stringify([violation('script-src-elem'), { type: 'deprecation' }, violation('img-src')])),
    await send(JSON.stringify({ 'csp-report': { 'effective-directive': 'style-src-attr' } })),
  ];
  expect(responses.map(({ status }) => status)).toEqual([204, 204]);
  expect(counted()).toEqual(['script-src-elem', 'img-src', 'style-src-attr']);
});

test('C6: an unknown directive counts as “other”, and at most 20 violations per request count', async () => {
  await send(JSON.stringify(Array.from({ length: 50 }, (_, index) => violation(`x${index}`))));
  expect(counted()).toEqual(Array(20).fill('other'));
});

test.each(['', '{', 'null', '[]', '[1]', '{"csp-report":{}}', '{"csp-report":"x"}', '"x"'])(
  'C6: the invalid report %j gets a response but is not counted',
  async (body) => {
    expect((await send(body)).status).toBe(204);
    expect(counted()).toEqual([]);
  },
);

test('C6: a body over 8 KB is rejected, whatever Content-Length says', async () => {
  const body = JSON.stringify([violation('img-src'), 'x'.repeat(8 * 1024)]);
  expect((await send(body)).status).toBe(413);
  expect((await send(body, { 'content-length': '10' })).status).toBe(413);
  expect((await send('[]', { 'content-length': '9000' })).status).toBe(413);
  expect(counted()).toEqual([]);
});

test('C6: reports are rate limited per network', async () => {
  jest.mocked(secondsToWait).mockResolvedValue(7);
  const response = await send(JSON.stringify([violation('img-src')]));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
  expect(secondsToWait).toHaveBeenCalledWith(expect.anything(), 'report');
  expect(counted()).toEqual([]);
});
