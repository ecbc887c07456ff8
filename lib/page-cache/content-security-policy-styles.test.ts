/** @jest-environment node */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './content-security-policy';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const styleSource = (html: string) => /style-src ([^;]*);/.exec(contentSecurityPolicy(html))?.[1];

describe('styles', () => {
  test('C6: styles in the head are allowed by their hash', () => {
    const html = '<head><link disabled=""/><style>a{}\n</style></head><body></body>';
    expect(styleSource(html)).toBe(`'self' ${hash('a{}\n')}`);
  });

  test('C6: styles in the body, where platform text could put them, are not allowed', () => {
    expect(styleSource('<head></head><body><style>a{}</style></body>')).toBe("'self'");
    expect(styleSource('')).toBe("'self'");
  });
});
