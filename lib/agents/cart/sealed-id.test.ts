import { serverConfig } from '@/lib/config/environment';
import { openSession, sealSession } from './sealed-id';

const inAnHour = () => Math.floor(Date.now() / 1_000) + 3_600;
const seal = (expiresAt = inAnHour()) => sealSession({ session: 'abc123', expiresAt }, 'cart');

afterEach(() => jest.restoreAllMocks());

test('an id can be decrypted to its session, and no two ids are the same', () => {
  const expiresAt = inAnHour();
  const [first, second] = [seal(expiresAt), seal(expiresAt)];
  expect(openSession(first, 'cart')).toEqual({ session: 'abc123', expiresAt });
  expect(first).not.toBe(second);
  expect(Buffer.from(first, 'base64url').includes('abc123')).toBe(false);
});

test('an expired id is rejected', () => {
  expect(openSession(seal(Math.floor(Date.now() / 1_000) - 1), 'cart')).toBeNull();
});

test('an id created for one purpose is rejected for another', () => {
  expect(openSession(seal(), 'handover')).toBeNull();
});

test("another shop's id is rejected", () => {
  const id = seal();
  const config = serverConfig();
  const { siteUrl } = config;
  try {
    config.siteUrl = 'https://outra.example';
    expect(openSession(id, 'cart')).toBeNull();
  } finally {
    config.siteUrl = siteUrl;
  }
});

test.each(['', 'x', 'a'.repeat(40), '../../etc', 'a'.repeat(5_000), '🕶️'])('%j is rejected as an id', (id) => {
  expect(openSession(id, 'cart')).toBeNull();
});

test('an id with any changed bit is rejected', () => {
  const bytes = Buffer.from(seal(), 'base64url');
  for (let index = 0; index < bytes.byteLength; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(openSession(changed.toString('base64url'), 'cart')).toBeNull();
  }
});
