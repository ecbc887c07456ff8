import * as z from 'zod/mini';

/** One line of text that must not be empty; line breaks never reach what may become the head of a mail (C11). */
export function requiredLine(max: number, missing: string) {
  return z.string().check(
    z.overwrite((value) => value.replace(/[\r\n]+/g, ' ')),
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(max, `Escreva no máximo ${max} caracteres.`),
  );
}
