import { chooseConsent } from './choose';
import { ACCEPTED, REFUSED } from './consent';
import { allowedConsent, takeOver } from './consent-store';
import { keepConsent } from './keep';

jest.mock('./keep', () => ({ keepConsent: jest.fn() }));
const keep = jest.mocked(keepConsent);

beforeEach(() => {
  keep.mockReset();
  takeOver(null);
});

test('L10: what is allowed holds at once', async () => {
  const choosing = chooseConsent(ACCEPTED);
  expect(allowedConsent()).toEqual(ACCEPTED);
  await choosing;
  expect(keep).toHaveBeenCalledWith(ACCEPTED);
});

test('L10: what is taken back is kept before anyone hears of it, since that may reload the page', async () => {
  takeOver(ACCEPTED);
  keep.mockImplementation((consent) => {
    expect(allowedConsent()).toEqual(ACCEPTED);
    takeOver(consent);
  });
  await chooseConsent(REFUSED);
  expect(allowedConsent()).toEqual(REFUSED);
});

test('L10: a choice that cannot be kept holds for the visit', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  takeOver(ACCEPTED);
  keep.mockImplementation(() => {
    throw new Error('offline');
  });
  await chooseConsent(REFUSED);
  expect(allowedConsent()).toEqual(REFUSED);
});
