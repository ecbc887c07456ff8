import type { FormEvent } from 'react';

/** Longest phone number as it is shown: '(11) 98765-4321' (CONST-15, A-53). */
export const PHONE_LENGTH = 15;

/** What was typed as a Brazilian phone number, digits only counted: '11987654321' → '(11) 98765-4321' (QUOTE-04). */
export function maskPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 11);
  if (digits.length < 3) return digits;
  const number = digits.slice(2);
  const head = number.length > 8 ? 5 : 4;
  const tail = number.slice(head);
  return `(${digits.slice(0, 2)}) ${number.slice(0, head)}${tail ? `-${tail}` : ''}`;
}

/** Handler of `input` on a phone field: shows what was typed as a phone number (QUOTE-04, CONTACT-05). */
export function keepPhoneMask({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const shown = maskPhone(input.value);
  // Writing the same text again would move the caret to the end.
  if (shown !== input.value) input.value = shown;
}
