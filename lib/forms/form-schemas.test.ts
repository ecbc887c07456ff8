/** @jest-environment node */
import * as z from 'zod/mini';
import { evaluationSchema, newsletterSchema } from './form-schemas';

const complete = { experiencia: 10, atendimento: 1, satisfacao: false, autorizacao: false, mensagem: '' };

/** The rejected fields with their messages, in the order in which they are reported. */
function problemsOf(change: Record<string, unknown>) {
  const { error } = z.safeParse(evaluationSchema, { ...complete, ...change });
  return error?.issues.map(({ path, message }) => [path[0], message]);
}

test('EVAL-13, EVAL-19: a complete evaluation is valid without a comment, and comments are trimmed', () => {
  expect(z.parse(evaluationSchema, complete)).toEqual(complete);
  expect(z.parse(evaluationSchema, { ...complete, mensagem: ' Gostei. \n' }).mensagem).toBe('Gostei.');
});

test('EVAL-09, EVAL-10, EVAL-11, EVAL-12: missing grades and a missing choice are reported in form order', () => {
  expect(problemsOf({ satisfacao: undefined, atendimento: 0, experiencia: 0 })).toEqual([
    ['experiencia', 'Por favor, dê uma nota.'],
    ['atendimento', 'Por favor, dê uma nota.'],
    ['satisfacao', 'Por favor, escolha um.'],
  ]);
});

test.each([-1, 1.5, 11, Number.NaN])('EVAL-19: %p is rejected as a grade', (experiencia) => {
  expect(problemsOf({ experiencia })).toContainEqual(['experiencia', 'Por favor, dê uma nota.']);
});

test('EVAL-07: a comment has at most 2000 characters', () => {
  expect(problemsOf({ mensagem: 'x'.repeat(2_000) })).toBeUndefined();
  expect(problemsOf({ mensagem: 'x'.repeat(2_001) })).toEqual([
    ['mensagem', 'Escreva no máximo 2.000 caracteres.'],
  ]);
});

test('NEWS-02: a name of the newsletter is one line, because it may end up in a mail header', () => {
  const sent = { nome: 'Ana\r\nBcc: x@y.zz', email: 'ana@b.co' };
  expect(z.parse(newsletterSchema, sent).nome).toBe('Ana Bcc: x@y.zz');
});
