import type { FormEvent } from 'react';

/** Length of '(11) 98765-4321'. */
export const MAX_PHONE_LENGTH = 15;

/**
 * Formats typed text as a Brazilian phone number, ignoring anything but digits: '11987654321' → '(11)
 * 98765-4321'.
 */
export function maskPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 11);
  if (digits.length < 3) return digits;
  const number = digits.slice(2);
  const head = number.length > 8 ? 5 : 4;
  const tail = number.slice(head);
  return `(${digits.slice(0, 2)}) ${number.slice(0, head)}${tail ? `-${tail}` : ''}`;
}

/** `input` handler of a phone field. */
export function applyPhoneMask({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const masked = maskPhone(input.value);
  // Writing the same value would move the caret to the end.
  if (masked !== input.value) input.value = masked;
}
