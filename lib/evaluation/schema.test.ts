/** @jest-environment node */
import { checkEvaluation, type EvaluationDraft } from './schema';

const complete: EvaluationDraft = {
  experiencia: 10,
  atendimento: 1,
  satisfacao: false,
  autorizacao: false,
  mensagem: '',
};

test('EVAL-13, EVAL-19: a complete evaluation passes without a comment, blanks around one are dropped', () => {
  expect(checkEvaluation(complete)).toEqual({ evaluation: complete });
  expect(checkEvaluation({ ...complete, mensagem: ' Gostei. \n' })).toEqual({
    evaluation: { ...complete, mensagem: 'Gostei.' },
  });
});

test.each([
  ['EVAL-09', 'experiencia', { experiencia: 0, atendimento: 0, satisfacao: null }, 'Por favor, dê uma nota.'],
  ['EVAL-10', 'atendimento', { atendimento: 0, satisfacao: null }, 'Por favor, dê uma nota.'],
  ['EVAL-11', 'satisfacao', { satisfacao: null }, 'Por favor, escolha um.'],
] as const)('%s, EVAL-12: the first failure is %s and the only one told', (_id, field, missing, message) => {
  expect(checkEvaluation({ ...complete, ...missing })).toEqual({ problem: { field, message } });
});

test.each([-1, 1.5, 11, Number.NaN])('EVAL-19: %p is no grade', (experiencia) => {
  expect(checkEvaluation({ ...complete, experiencia })).toMatchObject({ problem: { field: 'experiencia' } });
});

test('EVAL-07: a comment has 2000 characters at most', () => {
  expect(checkEvaluation({ ...complete, mensagem: 'x'.repeat(2_000) })).toHaveProperty('evaluation');
  expect(checkEvaluation({ ...complete, mensagem: 'x'.repeat(2_001) })).toMatchObject({
    problem: { field: 'mensagem' },
  });
});
