/** @jest-environment jsdom */
import { chooseConsent } from './choose-consent';
import { ACCEPTED, allowedConsent, applyConsent, REFUSED } from './consent';
import { saveConsent } from './save-consent';

jest.mock('./save-consent', () => ({ saveConsent: jest.fn() }));
const keep = jest.mocked(saveConsent);

beforeEach(() => {
  keep.mockReset();
  applyConsent(null);
});

test('L10: who has chosen nothing allows nothing but the necessary, Global Privacy Control or not', () => {
  expect(allowedConsent()).toEqual(REFUSED);
  Reflect.set(navigator, 'globalPrivacyControl', true);
  expect(allowedConsent()).toEqual(REFUSED);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('L10: an allowance applies at once', async () => {
  const choosing = chooseConsent(ACCEPTED);
  expect(allowedConsent()).toEqual(ACCEPTED);
  await choosing;
  expect(keep).toHaveBeenCalledWith(ACCEPTED);
});

test('L10: a withdrawal is saved before it applies, since that may reload the page', async () => {
  applyConsent(ACCEPTED);
  keep.mockImplementation((consent) => {
    expect(allowedConsent()).toEqual(ACCEPTED);
    applyConsent(consent);
  });
  await chooseConsent(REFUSED);
  expect(allowedConsent()).toEqual(REFUSED);
});

test('L10: a choice that cannot be saved lasts for the visit', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  applyConsent(ACCEPTED);
  keep.mockImplementation(() => {
    throw new Error('offline');
  });
  await chooseConsent(REFUSED);
  expect(allowedConsent()).toEqual(REFUSED);
});
