import type { InputEvent } from 'react';

/** Patterns of formatted input, shortest first; 0 is a digit. */
const PATTERNS = {
  cep: ['00000-000'],
  phone: ['00', '(00) 0000-0000', '(00) 00000-0000'],
} as const;

export type MaskName = keyof typeof PATTERNS;

/** Length of '(11) 98765-4321'. */
export const MAX_PHONE_LENGTH = 15;

const onlyDigits = (text: string) => text.replace(/\D/g, '');

/**
 * Formats the digits of a typed text and drops all other characters: with 'cep', 'a01310100999' becomes
 * '01310-100'.
 */
export function applyMask(mask: MaskName, typed: string): string {
  const digits = onlyDigits(typed);
  const patterns: readonly string[] = PATTERNS[mask];
  const pattern = patterns.find((each) => onlyDigits(each).length >= digits.length) ?? patterns.at(-1) ?? '';
  let next = 0;
  let formatted = '';
  for (const character of pattern) {
    if (next === digits.length) break;
    formatted += character === '0' ? digits[next++] : character;
  }
  return formatted;
}

/** `input` handler for a field with a mask. The caret stays after the same digit. */
export function maskInput(mask: MaskName, { currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const masked = applyMask(mask, input.value);
  // Writing the same value would move the caret to the end.
  if (masked === input.value) return;
  let before = onlyDigits(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = masked;
  let caret = 0;
  while (before > 0 && caret < masked.length) if (onlyDigits(masked.charAt(caret++))) before--;
  input.setSelectionRange(caret, caret);
}
