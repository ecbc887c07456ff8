/** @jest-environment jsdom */
import { chooseConsent } from './choose-consent';
import { ACCEPTED, allowedConsent, applyConsent, CONSENT_COOKIE, parseConsent, REFUSED } from './consent';
import { deleteRefusedData } from './delete-refused-data';

jest.mock('./delete-refused-data', () => ({ deleteRefusedData: jest.fn() }));
const deleteData = jest.mocked(deleteRefusedData);

const savedConsent = () =>
  parseConsent(new RegExp(`${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? '');

beforeEach(() => {
  deleteData.mockReset();
  Reflect.set(document, 'cookie', `${CONSENT_COOKIE}=; path=/; max-age=0`);
  applyConsent(null);
});

test('L10: without a choice only necessary data is allowed, with or without Global Privacy Control', () => {
  expect(allowedConsent()).toEqual(REFUSED);
  Reflect.set(navigator, 'globalPrivacyControl', true);
  expect(allowedConsent()).toEqual(REFUSED);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test.each([
  ['an allowance', ACCEPTED],
  ['a refusal', REFUSED],
])('L10: %s is saved and applies at once, before any code has loaded', async (_name, consent) => {
  const choosing = chooseConsent(consent);
  expect(savedConsent()).toEqual(consent);
  expect(allowedConsent()).toEqual(consent);
  expect(deleteData).not.toHaveBeenCalled();
  await choosing;
  expect(deleteData).toHaveBeenCalledWith(consent);
});

test('L10: a withdrawal is saved before refused data is deleted, because deleting may reload the page', async () => {
  await chooseConsent(ACCEPTED);
  const onDeleted: unknown[] = [];
  deleteData.mockImplementation(() => onDeleted.push(savedConsent()));
  const choosing = chooseConsent(REFUSED);
  expect(savedConsent()).toEqual(REFUSED);
  await choosing;
  expect(onDeleted).toEqual([REFUSED]);
  expect(allowedConsent()).toEqual(REFUSED);
});

test('L10: a choice is saved even if the code that deletes data does not load', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  deleteData.mockImplementation(() => {
    throw new Error('offline');
  });
  await chooseConsent(ACCEPTED);
  await chooseConsent(REFUSED);
  expect([savedConsent(), allowedConsent()]).toEqual([REFUSED, REFUSED]);
});

test('L10: if cookies are blocked, a choice lasts for the visit', async () => {
  const blocked = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  await chooseConsent(ACCEPTED);
  expect([savedConsent(), allowedConsent()]).toEqual([null, ACCEPTED]);
  blocked.mockRestore();
});
