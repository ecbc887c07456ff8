import type { InputEvent } from 'react';

/** The digits of a text. */
export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** Digits of a postal code before its hyphen, and in all. */
const CEP_DIGITS = [5, 8] as const;

/** Formats the digits of a typed text as a postal code and drops all other characters: 'a01310100999' becomes '01310-100'. */
export function maskCep(typed: string): string {
  const [start, all] = CEP_DIGITS;
  const digits = onlyDigits(typed).slice(0, all);
  return digits.length > start ? `${digits.slice(0, start)}-${digits.slice(start)}` : digits;
}

/** `input` handler for a field that `mask` formats. The caret stays after the same digit. */
export function maskInput(
  mask: (typed: string) => string,
  { currentTarget: input }: InputEvent<HTMLInputElement>,
): void {
  const masked = mask(input.value);
  // Writing the same value would move the caret to the end.
  if (masked === input.value) return;
  let before = onlyDigits(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = masked;
  let caret = 0;
  while (before > 0 && caret < masked.length) if (onlyDigits(masked.charAt(caret++))) before--;
  input.setSelectionRange(caret, caret);
}
