import { LOOSE_LENSES, personalizations } from '../catalogue/seed/personalizations';
import { chooseLenses } from './lens-choice';

const OPTIONS = personalizations.filter(({ conjunto }) => conjunto === LOOSE_LENSES);
const [UPLOAD = 0, NOTE = 0] = OPTIONS.map(({ id }) => id);

function stateOf(text: string, photo = '') {
  const choice = chooseLenses(OPTIONS, [
    { id: UPLOAD, valueIds: [], photo, text: '' },
    { id: NOTE, valueIds: [], photo: '', text },
  ]);
  return typeof choice === 'string' ? choice : choice.escolhas.find(({ id }) => id === UPLOAD)?.valor;
}

test('LENS-14: the cart says whether the prescription was attached or typed; a note alone is neither', () => {
  expect(stateOf('Na minha armação', 'aGk=')).toBe('anexada');
  expect(stateOf('Na minha armação\nOD: ESF -1,25 CIL -0,50 EIXO 90')).toBe('digitada');
  expect(stateOf('DNP TOTAL: 63')).toBe('digitada');
  expect(stateOf('Na minha armação')).toBe('falta enviar');
});
