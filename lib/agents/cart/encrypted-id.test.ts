import { serverConfig } from '@/lib/config/environment';
import { decryptSession, encryptSession } from './encrypted-id';

const inAnHour = () => Math.floor(Date.now() / 1_000) + 3_600;
const encrypt = (expiresAt = inAnHour()) => encryptSession({ session: 'abc123', expiresAt }, 'cart');

afterEach(() => jest.restoreAllMocks());

test('an id can be decrypted to its session, and no two ids are the same', () => {
  const expiresAt = inAnHour();
  const [first, second] = [encrypt(expiresAt), encrypt(expiresAt)];
  expect(decryptSession(first, 'cart')).toEqual({ session: 'abc123', expiresAt });
  expect(first).not.toBe(second);
  expect(Buffer.from(first, 'base64url').includes('abc123')).toBe(false);
});

test('an expired id is rejected', () => {
  expect(decryptSession(encrypt(Math.floor(Date.now() / 1_000) - 1), 'cart')).toBeNull();
});

test('an id created for one purpose is rejected for another', () => {
  expect(decryptSession(encrypt(), 'handover')).toBeNull();
});

test("another shop's id is rejected", () => {
  const id = encrypt();
  const config = serverConfig();
  const { siteUrl } = config;
  try {
    config.siteUrl = 'https://outra.example';
    expect(decryptSession(id, 'cart')).toBeNull();
  } finally {
    config.siteUrl = siteUrl;
  }
});

test.each(['', 'x', 'a'.repeat(40), '../../etc', 'a'.repeat(5_000), '🕶️'])('%j is rejected as an id', (id) => {
  expect(decryptSession(id, 'cart')).toBeNull();
});

test('an id with any changed bit is rejected', () => {
  const bytes = Buffer.from(encrypt(), 'base64url');
  for (let index = 0; index < bytes.byteLength; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(decryptSession(changed.toString('base64url'), 'cart')).toBeNull();
  }
});
