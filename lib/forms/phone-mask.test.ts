import fc from 'fast-check';
import { MAX_PHONE_LENGTH, maskPhone } from './phone-mask';

test.each([
  ['', ''],
  ['abc', ''],
  ['11', '11'],
  ['119', '(11) 9'],
  ['1132654321', '(11) 3265-4321'],
  ['11987654321', '(11) 98765-4321'],
  ['(11) 98765-4321', '(11) 98765-4321'],
  ['119876543219999', '(11) 98765-4321'],
  ['+55 11 98765-4321', '(11) 98765-4321'],
  ['+551132654321', '(11) 3265-4321'],
  ['55999887766', '(55) 99988-7766'],
  ['(011) 98765-4321', '(11) 98765-4321'],
  ['011987654321', '(11) 98765-4321'],
  ['+55 (011) 98765-4321', '(11) 98765-4321'],
  ['0', ''],
])('QUOTE-04, A-53: %j is formatted as %j', (typed, shown) => {
  expect(maskPhone(typed)).toBe(shown);
});

test('QUOTE-04, CONST-15: a formatted phone number has at most 15 characters, and formatting it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const shown = maskPhone(typed);
      expect(shown.length).toBeLessThanOrEqual(MAX_PHONE_LENGTH);
      expect(maskPhone(shown)).toBe(shown);
      expect(shown).toMatch(/^[\d() -]*$/);
    }),
  );
});
