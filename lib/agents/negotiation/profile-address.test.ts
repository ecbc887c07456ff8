import { profileAddress, profileInHeader } from './profile-address';
import { isPublicAddress } from './public-address';

const problemOf = (text: string, allowsLocal = false) => {
  try {
    return profileAddress(text, allowsLocal).href;
  } catch (error) {
    return error instanceof Error ? error.message.split(':', 1)[0] : error;
  }
};

describe('profileInHeader', () => {
  test.each([
    ['profile="https://agent.example/p.json"', 'https://agent.example/p.json'],
    ['a=1, profile="https://agent.example/p.json";v=2', 'https://agent.example/p.json'],
    ['profile="https://agent.example/\\"x"', 'https://agent.example/"x'],
  ])('the profile address is read from %s', (header, address) => {
    expect(profileInHeader(header)).toBe(address);
  });

  test.each([
    null,
    '',
    'profile=https://agent.example/p.json',
    'xprofile="https://a.example"',
    `profile="${'a'.repeat(900)}"`,
  ])('no profile is found in %s', (header) => {
    expect(profileInHeader(header)).toBeNull();
  });
});

describe('profileAddress', () => {
  test('https addresses on a public host are accepted, without their fragment', () => {
    expect(problemOf('https://agent.example/p.json#x')).toBe('https://agent.example/p.json');
    expect(problemOf('https://93.184.215.14/p.json')).toBe('https://93.184.215.14/p.json');
    expect(problemOf('https://[2606:2800:21f:cb07::1]/p')).toBe('https://[2606:2800:21f:cb07::1]/p');
  });

  test.each([
    'javascript:alert(1)',
    'nonsense',
    'http://agent.example/p.json',
    'ftp://agent.example/p.json',
    'https://user:pass@agent.example/p.json',
    'https://agent.example:8443/p.json',
    'https://127.0.0.1/p.json',
    'https://0x7f.1/p.json',
    'https://2130706433/p.json',
    'https://10.0.0.8/p.json',
    'https://169.254.169.254/latest',
    'https://[::1]/p.json',
    'https://[::ffff:10.0.0.1]/p.json',
    'https://[64:ff9b::a00:1]/p.json',
    'https://[2002:a00:1::1]/p.json',
    'https://[fd00::1]/p.json',
    'https://[fe80::1]/p.json',
    'https://localhost/p.json',
    'https://intern/p.json',
    'https://redis.internal/p.json',
    'https://store.internal./p.json',
    `https://agent.example/${'a'.repeat(600)}`,
  ])('the profile address %s is rejected', (address) => {
    expect(problemOf(address)).toBe('invalid_profile_url');
  });

  test('a local profile is accepted only in trial mode', () => {
    expect(problemOf('http://127.0.0.1:4711/profile.json', true)).toBe('http://127.0.0.1:4711/profile.json');
    expect(problemOf('http://169.254.169.254/latest', true)).toBe('invalid_profile_url');
    expect(problemOf('http://127.0.0.1:4711/profile.json')).toBe('invalid_profile_url');
  });
});

test.each([
  '0.0.0.0',
  '100.64.1.1',
  '172.31.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  'no address',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
