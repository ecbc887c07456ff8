/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { ReviewsWidgetNeeds } from '@/lib/config/storefronts/storefront';
import { contentSecurityPolicy, POLICY_REPORTS, scriptlessPolicy } from './content-security-policy';

const config = {
  blogApiUrl: undefined as string | undefined,
  reviewsApiUrl: undefined as string | undefined,
  pictureOrigins: ['https://loja.test'],
  storeApiUrl: 'https://loja.test/api',
  storeSiteUrl: 'https://loja.test',
  siteUrl: 'https://nova.test',
  reviewsWidgetUrl: undefined as string | undefined,
  tagOrigins: [] as string[],
};
jest.mock('@/lib/config/environment', () => ({ isDevelopment: () => false, serverConfig: () => config }));

const NO_ORIGINS: ReviewsWidgetNeeds['origins'] = { script: [], style: [], font: [], frame: [], connect: [] };
const reviewsWidget: ReviewsWidgetNeeds = {
  element: {},
  script: {},
  origins: NO_ORIGINS,
  inlineStyles: false,
};
jest.mock('@/lib/config/storefronts/current', () => ({
  currentStorefront: () => ({ reviewsWidget, seals: [] }),
}));

function sources(html: string, name: string): string[] {
  const directives = contentSecurityPolicy(html).split('; ');
  return (
    directives
      .find((directive) => directive.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? []
  );
}

test('C13: without a container or a widget only the shop’s scripts are allowed', () => {
  expect(sources('<p>a</p>', 'script-src')).toEqual(["'self'"]);
  expect(sources('<p>a</p>', 'connect-src')).toEqual(["'self'"]);
});

test('TRACK-12: the shop’s container allows the tag hosts, and a forged container allows nothing', () => {
  expect(sources('<meta name="tag-container" content="GTM-ABC123"/></head>', 'script-src')).toEqual([
    "'self'",
    'https://www.googletagmanager.com',
  ]);
  for (const html of [
    '<meta name="tag-container" content="x https://evil.test"/></head>',
    '<meta name="tag-container" content="GTM-ABC123 https://evil.test"/></head>',
    '<p>GTM-ABC123</p>',
    '</head><meta name="tag-container" content="GTM-ABC123"/>',
  ])
    expect(sources(html, 'script-src')).toEqual(["'self'"]);
});

test('TRACK-12: configured tag hosts are allowed only on pages with a container', () => {
  config.tagOrigins = ['https://connect.facebook.net', 'https://*.clarity.ms'];
  const html = '<meta name="tag-container" content="GTM-ABC123"/></head>';
  for (const directive of ['script-src', 'connect-src'])
    expect(sources(html, directive)).toEqual(expect.arrayContaining(config.tagOrigins));
  expect(sources('<p>a</p>', 'script-src')).toEqual(["'self'"]);
  expect(sources('<p>a</p>', 'connect-src')).toEqual(["'self'"]);
  config.tagOrigins = [];
});

describe('scripts', () => {
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

  test('C6: only the listed scripts are allowed, whatever else the page contains', () => {
    const html = '<script>evil()</script><script>"ação"\n</script>';
    const policy = contentSecurityPolicy(html, ['"ação"\n', 'b()']);
    expect(policy).toContain(`; script-src 'self' ${hash('"ação"\n')} ${hash('b()')}; `);
    expect(sources(html, 'script-src')).toEqual(["'self'"]);
  });

  test('C6: a page that may contain other scripts runs none, frames nothing and is sandboxed', () => {
    const policy = scriptlessPolicy('<meta name="tag-container" content="GTM-ABC123"/></head>').split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["script-src 'none'", "frame-src 'none'", "base-uri 'none'"]),
    );
    const sandbox = policy.find((directive) => directive.startsWith('sandbox '));
    expect(sandbox).toContain('allow-same-origin');
    expect(sandbox).not.toContain('allow-scripts');
  });
});

describe('pictures', () => {
  test('C13: pictures on the store’s and configured hosts are allowed, others are not', () => {
    expect(sources('', 'img-src')).toEqual(expect.arrayContaining(["'self'", 'data:', 'https://loja.test']));
    expect(sources('', 'img-src')).not.toContain('https:');
  });

  test('TRACK-12: pictures of tags are allowed only on pages with a container', () => {
    config.tagOrigins = ['https://www.facebook.com'];
    expect(sources('<meta name="tag-container" content="GTM-ABC123"/></head>', 'img-src')).toEqual(
      expect.arrayContaining(['https://www.google-analytics.com', 'https://www.facebook.com']),
    );
    expect(sources('<p>a</p>', 'img-src').join()).not.toMatch(/google|facebook/);
    config.tagOrigins = [];
  });
});

test('C6: violations are reported to the shop', () => {
  expect(sources('', 'report-to')).toEqual([POLICY_REPORTS.name]);
  expect(sources('', 'report-uri')).toEqual([POLICY_REPORTS.path]);
});

test('the policy of a page with every option configured is below 4 KB', () => {
  const origins = Array.from({ length: 20 }, (_, index) => `https://*.origem-${index}.exemplo.com.br`);
  Object.assign(config, { tagOrigins: origins, pictureOrigins: origins });
  const html = '<meta name="tag-container" content="GTM-ABC123"/><style>a{}</style></head>';
  expect(contentSecurityPolicy(html, ['a', 'b', 'c', 'd']).length).toBeLessThan(4_096);
  Object.assign(config, { tagOrigins: [], pictureOrigins: ['https://loja.test'] });
});

describe('with a reviews widget', () => {
  const html = '<head><style>p{}</style></head><p>a</p>';
  beforeEach(() => {
    config.reviewsWidgetUrl = 'https://avaliacoes.test/w/widget.js';
  });
  afterEach(() => {
    config.reviewsWidgetUrl = undefined;
    reviewsWidget.origins = NO_ORIGINS;
    reviewsWidget.inlineStyles = false;
  });

  test('PDP-52: the widget’s script host is allowed on every page, and other hosts are not', () => {
    expect(sources(html, 'script-src')).toEqual(["'self'", 'https://avaliacoes.test']);
    expect(sources(html, 'connect-src')).toEqual(["'self'", 'https://avaliacoes.test']);
    expect(sources(html, 'font-src')).toEqual(["'self'"]);
    expect(sources(html, 'style-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
    expect(sources(html, 'frame-src')).toHaveLength(2);
    expect(sources('', 'script-src')).toEqual(["'self'"]);
    expect(sources('', 'connect-src')).toEqual(["'self'"]);
  });

  test('PDP-52: the origins in the storefront’s file are allowed only for their directive', () => {
    reviewsWidget.origins = {
      script: ['https://cdn.test'],
      style: ['https://css.test'],
      font: ['https://fonts.test'],
      frame: ['https://*.frames.test'],
      connect: ['https://api.test'],
    };
    expect(sources(html, 'script-src')).toEqual(["'self'", 'https://avaliacoes.test', 'https://cdn.test']);
    expect(sources(html, 'style-src')).toContain('https://css.test');
    expect(sources(html, 'font-src')).toEqual(["'self'", 'https://fonts.test']);
    expect(sources(html, 'frame-src')).toContain('https://*.frames.test');
    expect(sources(html, 'connect-src')).toEqual(["'self'", 'https://avaliacoes.test', 'https://api.test']);
    config.reviewsWidgetUrl = undefined;
    for (const directive of ['script-src', 'style-src', 'font-src', 'frame-src', 'connect-src'])
      expect(sources(html, directive).join(' ')).not.toMatch(/cdn|css|fonts|frames|api|avaliacoes/);
  });

  test('PDP-52, C13: inline styles of a widget are allowed only if the storefront’s file says so', () => {
    reviewsWidget.inlineStyles = true;
    expect(sources(html, 'style-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(sources(html, 'script-src')).not.toContain("'unsafe-inline'");
    expect(sources('', 'style-src')).toEqual(["'self'"]);
    config.reviewsWidgetUrl = undefined;
    expect(sources(html, 'style-src')).not.toContain("'unsafe-inline'");
  });
});
