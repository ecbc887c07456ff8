import dns from 'node:dns';
import { jsonResponse, stubServiceForFile } from '@/lib/platform/testing/stub-platform';
import { readProfile } from './fetch-profile';

const agent = stubServiceForFile();

const PROFILE = { ucp: { version: '2026-04-08', services: {}, capabilities: {}, payment_handlers: {} } };
let count = 0;

/** An address that was not asked for yet. */
function freshAddress(): URL {
  count += 1;
  return new URL(`${agent.url}/profile-${count}.json`);
}

const codeOf = (address: URL) =>
  readProfile(address).then(
    () => 'read',
    (error: { code?: string }) => error.code,
  );

afterEach(() => jest.restoreAllMocks());

test('reads a profile once for all who ask, and again after its time', async () => {
  agent.respondWith(jsonResponse(PROFILE, 200, { 'cache-control': 'public, max-age=300' }));
  const address = freshAddress();
  const [first, second] = await Promise.all([readProfile(address), readProfile(address)]);
  expect(first.ucp.version).toBe('2026-04-08');
  expect(await readProfile(address)).toBe(second);
  expect(agent.requests).toHaveLength(1);
});

test('follows no redirect', async () => {
  agent.respondWith((_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end());
  const address = freshAddress();
  expect(await codeOf(address)).toBe('profile_unreachable');
  expect(await codeOf(address)).toBe('profile_unreachable');
  expect(agent.requests).toHaveLength(1);
});

test.each([
  ['what is not JSON', 'nonsense'],
  ['another form', JSON.stringify({ ucp: { version: 'x' } })],
  ['more than 100 KB', JSON.stringify({ ...PROFILE, padding: 'a'.repeat(100_001) })],
])('refuses %s', async (_, text) => {
  agent.respondWith((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(text),
  );
  expect(await codeOf(freshAddress())).toBe('profile_malformed');
});

test('waits no longer than two seconds', async () => {
  agent.respondWith(() => undefined);
  const startedAt = performance.now();
  expect(await codeOf(freshAddress())).toBe('profile_unreachable');
  expect(performance.now() - startedAt).toBeLessThan(4_000);
});

test('connects to no private address that a public name resolves to', async () => {
  const lookup = jest.spyOn(dns, 'lookup') as unknown as jest.Mock;
  lookup.mockImplementation((_name: string, _options: object, done: (...given: unknown[]) => void) =>
    done(null, [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]),
  );
  expect(await codeOf(new URL('https://rebinding.agent.example/p.json'))).toBe('invalid_profile_url');
  expect(lookup).toHaveBeenCalledTimes(1);
});
