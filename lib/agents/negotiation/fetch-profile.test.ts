import dns from 'node:dns';
import { jsonResponse, stubServiceForFile } from '@/lib/platform/testing/stub-platform';
import { waitUntil } from '@/lib/redis/testing';
import type { AgentProblem } from '../protocol/problem';
import { readProfile } from './fetch-profile';
import { parseProfile } from './profile-document';

const agent = stubServiceForFile();

const PROFILE = { ucp: { version: '2026-04-08', services: {}, capabilities: {}, payment_handlers: {} } };
let count = 0;

/** An address that was not requested before. */
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

test('concurrent and later reads of a profile share one request until the profile expires', async () => {
  agent.respondWith(jsonResponse(PROFILE, 200, { 'cache-control': 'public, max-age=300' }));
  const address = freshAddress();
  const [first, second] = await Promise.all([readProfile(address), readProfile(address)]);
  expect(first.ucp.version).toBe('2026-04-08');
  expect(await readProfile(address)).toBe(second);
  expect(agent.requests).toHaveLength(1);
});

test('a profile request does not follow a redirect, and a failure is remembered', async () => {
  agent.respondWith((_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end());
  const address = freshAddress();
  expect(await codeOf(address)).toBe('profile_unreachable');
  expect(await codeOf(address)).toBe('profile_unreachable');
  expect(agent.requests).toHaveLength(1);
});

const NO_PROFILE: [string, string][] = [
  ['text that is not JSON', 'nonsense'],
  ['JSON of another form', JSON.stringify({ ucp: { version: 'x' } })],
];

test.each(NO_PROFILE)('%s is rejected as a profile', (_, text) => {
  expect(() => parseProfile(Buffer.from(text))).toThrow(
    expect.objectContaining({ code: 'profile_malformed' }),
  );
});

describe('C13: a local profile that cannot be read', () => {
  const problemOf = (address: URL) =>
    readProfile(address).catch(({ code, content }: AgentProblem) => ({ code, content }));
  const respondWith = (text: string) =>
    agent.respondWith((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(text),
    );

  test.each([
    ...NO_PROFILE,
    ['more than 100 KB', JSON.stringify({ ...PROFILE, padding: 'a'.repeat(100_001) })],
  ])('for %s the error does not reveal whether the port is open', async (_, text) => {
    const logged = jest.spyOn(console, 'warn').mockImplementation();
    const closed = await problemOf(new URL(`http://127.0.0.1:9/closed-${freshAddress().pathname.slice(1)}`));
    respondWith(text);
    expect(await problemOf(freshAddress())).toEqual(closed);
    expect(closed).toMatchObject({ code: 'profile_unreachable' });
    expect(logged).toHaveBeenLastCalledWith(expect.stringContaining('profile_malformed'));
  });
});

test('a profile request times out after two seconds', async () => {
  agent.respondWith(() => undefined);
  const startedAt = performance.now();
  expect(await codeOf(freshAddress())).toBe('profile_unreachable');
  expect(performance.now() - startedAt).toBeLessThan(4_000);
});

describe('slow profiles', () => {
  const end: (() => void)[] = [];
  beforeEach(() =>
    agent.respondWith((request, response) => {
      const respond = () => jsonResponse(PROFILE)(request, response);
      if (request.url?.includes('quick')) respond();
      else end.push(respond);
    }),
  );

  /** Profiles being fetched, each from a different host. */
  async function startSlow(hosts: readonly string[], network?: string) {
    const before = agent.requests.length;
    const read = hosts.map((host) => {
      const address = freshAddress();
      address.hostname = host;
      return readProfile(address, network);
    });
    await waitUntil(() => agent.requests.length === before + hosts.length);
    return async () => {
      for (const respond of end.splice(0)) respond();
      await Promise.all(read);
    };
  }

  test('slow profiles on one host do not block agents of another host', async () => {
    const finish = await startSlow(['localhost', 'localhost']);
    const another = new URL('/quick', agent.url);
    expect((await readProfile(another)).ucp.version).toBe('2026-04-08');
    const sameHost = new URL(another.href.replace('127.0.0.1', 'localhost'));
    await expect(readProfile(sameHost)).rejects.toMatchObject({ code: 'busy' });
    await finish();
    expect((await readProfile(sameHost)).ucp.version).toBe('2026-04-08');
  });

  test('slow profiles on many hosts block only the network that requested them', async () => {
    const hosts = ['localhost', 'localhost', '127.0.0.1'];
    const finish = await startSlow(hosts, '198.51.100.0/24');
    const other = new URL('/quick-too', agent.url);
    await expect(readProfile(other, '198.51.100.0/24')).rejects.toMatchObject({ code: 'busy' });
    expect((await readProfile(other, '203.0.113.0/24')).ucp.version).toBe('2026-04-08');
    await finish();
  });
});

test('no connection is opened if a public name resolves to a private address', async () => {
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
