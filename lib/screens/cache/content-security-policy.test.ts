/** @jest-environment node */
import { contentSecurityPolicy } from './content-security-policy';

const config = {
  storeApiUrl: 'https://loja.test/api',
  storeSiteUrl: 'https://loja.test',
  siteUrl: 'https://nova.test',
  reviewsWidgetUrl: undefined as string | undefined,
  tagOrigins: [] as string[],
};
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));

function sources(html: string, name: string): string[] {
  const directives = contentSecurityPolicy(html).split('; ');
  return (
    directives
      .find((directive) => directive.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? []
  );
}

test('C13: scripts of the shop alone, without a container or a widget', () => {
  expect(sources('<p>a</p>', 'script-src')).toEqual(["'self'"]);
  expect(sources('<p>a</p>', 'connect-src')).toEqual(["'self'"]);
});

test('TRACK-12: a container of the shop allows its tags, a made-up one nothing', () => {
  expect(sources('<meta name="tag-container" content="GTM-ABC123"/>', 'script-src')).toEqual([
    "'self'",
    'https://www.googletagmanager.com',
  ]);
  expect(sources('<meta name="tag-container" content="x https://evil.test"/>', 'script-src')).toEqual([
    "'self'",
  ]);
});

test('TRACK-12: hosts that the configuration names for tags are allowed, and only where a container is', () => {
  config.tagOrigins = ['https://connect.facebook.net', 'https://*.clarity.ms'];
  const html = '<meta name="tag-container" content="GTM-ABC123"/>';
  for (const directive of ['script-src', 'connect-src'])
    expect(sources(html, directive)).toEqual(expect.arrayContaining(config.tagOrigins));
  expect(sources('<p>a</p>', 'script-src')).toEqual(["'self'"]);
  expect(sources('<p>a</p>', 'connect-src')).toEqual(["'self'"]);
  config.tagOrigins = [];
});

test('PDP-52: the widget’s host is allowed where its place is, and only when one is configured', () => {
  const html = '<div data-reviews-product="1"></div>';
  expect(sources(html, 'script-src')).toEqual(["'self'"]);
  config.reviewsWidgetUrl = 'https://avaliacoes.test/w/widget.js';
  expect(sources(html, 'script-src')).toEqual(["'self'", 'https://avaliacoes.test']);
  expect(sources(html, 'connect-src')).toEqual(["'self'", 'https://avaliacoes.test']);
  expect(sources('<p>a</p>', 'script-src')).toEqual(["'self'"]);
});
