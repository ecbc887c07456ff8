/** @jest-environment node */
import { contentSecurityPolicy } from './content-security-policy';

const config = {
  storeApiUrl: 'https://loja.test/api',
  storeSiteUrl: 'https://loja.test',
  siteUrl: 'https://nova.test',
  tagOrigins: ['https://connect.facebook.net'],
  pictureOrigins: ['https://loja.test'],
};
jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual<object>('@/lib/config/environment'),
  serverConfig: () => config,
}));
jest.mock('@/lib/config/storefronts/current', () => ({ currentStorefront: () => ({ seals: [] }) }));

const PAGE = '<head><style>a{}</style></head><script>start()</script>';

function policyIn(mode: 'development' | 'production' | 'test', html: string): Map<string, string[]> {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  const directives = contentSecurityPolicy(html).split('; ');
  return new Map(
    directives.map((text) => {
      const [name = '', ...sources] = text.split(' ');
      return [name, sources];
    }),
  );
}

afterEach(() => jest.restoreAllMocks());

test('C13: only the development server allows eval, any inline script and any socket', () => {
  for (const mode of ['production', 'test'] as const)
    for (const html of ['', PAGE]) {
      const policy = policyIn(mode, html);
      const sources = [...policy.values()].flat();
      for (const source of ["'unsafe-eval'", "'unsafe-inline'", 'ws:', 'wss:'])
        expect(sources).not.toContain(source);
      expect([...policy.keys()]).toContain('upgrade-insecure-requests');
    }
});

test('the development server may hydrate, reload and show errors, without TLS', () => {
  const policy = policyIn('development', '');
  expect(policy.get('script-src')).toEqual(expect.arrayContaining(["'unsafe-inline'", "'unsafe-eval'"]));
  expect(policy.get('style-src')).toContain("'unsafe-inline'");
  expect(policy.get('connect-src')).toContain('ws:');
  expect([...policy.keys()]).not.toContain('upgrade-insecure-requests');
});

test('the development policy contains nothing that would disable its exceptions, such as a style hash', () => {
  for (const name of ['script-src', 'style-src'])
    expect(policyIn('development', PAGE).get(name)?.join(' ')).not.toContain('sha256-');
});

test('TRACK-12: tags can be tested in development; everything else that production forbids is forbidden too', () => {
  const policy = policyIn('development', '');
  expect(policy.get('script-src')).toContain('https://connect.facebook.net');
  for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors'])
    expect(policy.get(name)).toEqual(["'none'"]);
});
