import * as z from 'zod/mini';

/**
 * An @, followed later by a dot and a letter. The pattern is anchored to the first @: on a text with ten
 * thousand of them, trying each would keep the server busy for a quarter of a second.
 */
export const EMAIL_PATTERN = /^[^@]*@.*\.\p{L}/su;

export const INVALID_EMAIL = 'Insira um E-mail válido!';

/** Removes line breaks, because the value may end up in a mail header. */
export const toOneLine = z.overwrite((value: string) => value.replace(/[\r\n]+/g, ' '));

/** One non-empty line of text. */
export function requiredText(max: number, requiredMessage: string) {
  return z
    .string()
    .check(
      toOneLine,
      z.trim(),
      z.minLength(1, { error: requiredMessage, abort: true }),
      z.maxLength(max, `Escreva no máximo ${max} caracteres.`),
    );
}

/** Text of several lines, at most `max` UTF-16 units, as in `maxlength`. */
export function requiredLines(max: number, requiredMessage: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: requiredMessage, abort: true }),
      z.maxLength(max, `Escreva no máximo ${max.toLocaleString('pt-BR')} caracteres.`),
    );
}
