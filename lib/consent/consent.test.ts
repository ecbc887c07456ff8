/** @jest-environment node */
import { ACCEPTED, formatConsent, parseConsent, REFUSED } from './consent';

const AT = new Date('2026-01-31T23:30:00Z');

test.each([
  [{ preferences: false, statistics: true, marketing: false }, 'v2.p0.e1.m0.20260131'],
  [REFUSED, 'v2.p0.e0.m0.20260131'],
  [ACCEPTED, 'v2.p1.e1.m1.20260131'],
])('L10: %j is saved as %s with version and date, and can be read back', (consent, text) => {
  expect(formatConsent(consent, AT)).toBe(text);
  expect(parseConsent(text)).toEqual(consent);
});

test.each(['', 'v1.e1.m1', 'v3.p1.e1.m1.20260131', 'v2.p1.e1.m1', 'v2.p1.e1.m1.20260131;x', 'true'])(
  'L10: %j, of another version or format, is ignored',
  (value) => {
    expect(parseConsent(value)).toBeNull();
  },
);
