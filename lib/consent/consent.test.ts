/** @jest-environment node */
import { ACCEPTED, consentSignals, formatConsent, parseConsent, REFUSED } from './consent';

test.each([
  [{ estatistica: true, marketing: false }, 'v1.e1.m0'],
  [REFUSED, 'v1.e0.m0'],
  [ACCEPTED, 'v1.e1.m1'],
])('L10: %j is kept as %s and read back', (consent, text) => {
  expect(formatConsent(consent)).toBe(text);
  expect(parseConsent(text)).toEqual(consent);
});

test.each([undefined, '', 'v2.e1.m1', 'v1.e1', 'true', 'v1.e1.m1;x'])('L10: %j is no consent', (value) => {
  expect(parseConsent(value)).toBeNull();
});

test('L10: consent mode v2 grants what was allowed and nothing else', () => {
  expect(consentSignals({ estatistica: true, marketing: false })).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
    functionality_storage: 'granted',
    security_storage: 'granted',
  });
});
