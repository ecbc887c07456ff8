import type { ClipboardEvent, InputEvent } from 'react';
import { onlyDigits } from './input-mask';

/** Patterns of phone numbers, shortest first; 0 is a digit. */
const PATTERNS = ['00', '(00) 0000-0000', '(00) 00000-0000'] as const;

/** Length of '(11) 98765-4321'. */
export const MAX_PHONE_LENGTH = 15;

/** Area codes do not begin with 0; a leading 0 is the trunk prefix, as in '(011) 98765-4321'. */
const withoutTrunkPrefix = (digits: string) => digits.replace(/^0+/, '');

/** Digits of a phone number with its area code. */
const MIN_PHONE_DIGITS = 10;

/**
 * The digits of a Brazilian phone number without country code and trunk prefix, which contacts and autofill include:
 * '+55 (011) 98765-4321'. Without '+', 55 is an area code too, unless the number is longer than one.
 */
function nationalNumber(text: string): string {
  const digits = withoutTrunkPrefix(onlyDigits(text));
  const isInternational = digits.startsWith('55') && digits.length >= MIN_PHONE_DIGITS + 2;
  return isInternational ? withoutTrunkPrefix(digits.slice(2)) : digits;
}

/** Formats the digits of a typed text as a phone number and drops all other characters. */
export function maskPhone(typed: string): string {
  const digits = nationalNumber(typed);
  const pattern = PATTERNS.find((each) => onlyDigits(each).length >= digits.length) ?? PATTERNS[2];
  let next = 0;
  let formatted = '';
  for (const character of pattern) {
    if (next === digits.length) break;
    formatted += character === '0' ? digits[next++] : character;
  }
  return formatted;
}

const selectionOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  [selectionStart ?? 0, selectionEnd ?? value.length] as const;

function replaceText(input: HTMLInputElement, text: string, start: number, end: number): void {
  input.setRangeText(text, start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** `paste` handler for a phone number with a country code or trunk prefix: `maxLength` would cut off its end. */
export function pasteNationalNumber(event: ClipboardEvent<HTMLInputElement>): void {
  const { currentTarget: input, clipboardData } = event;
  const text = clipboardData.getData('text');
  const national = nationalNumber(text);
  if (national === onlyDigits(text)) return;
  event.preventDefault();
  replaceText(input, national, ...selectionOf(input));
}

/** `beforeinput` handler: the twelfth digit shows that 55 is a country code, and `maxLength` would reject it. */
export function typeNationalNumber(event: InputEvent<HTMLInputElement>): void {
  const { currentTarget: input, data } = event;
  const [start, end] = selectionOf(input);
  const text = input.value.slice(0, start) + data + input.value.slice(end);
  const national = nationalNumber(text);
  if (start < input.value.length || national === onlyDigits(text)) return;
  event.preventDefault();
  replaceText(input, national, 0, input.value.length);
}
