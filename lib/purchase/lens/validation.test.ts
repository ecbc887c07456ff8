import { INITIAL_LENS_STATE, type LensState } from './state';
import {
  choicesBeforePrescription,
  choose,
  groups,
  parseLensGroups,
  photo,
  runActions,
  unusualGroups,
} from './testing';
import { firstProblem } from './validation';

describe('the first problem', () => {
  test('LENS-13, L9: what is in the way of finishing is named, tab by tab', () => {
    const at = (state: LensState, on = groups) => firstProblem(on, state);
    expect(at(INITIAL_LENS_STATE)).toEqual({ group: '11', message: 'Escolha uma opção de Tipo.' });
    expect(at(runActions(choicesBeforePrescription))).toBeNull();
    expect(at(runActions([...choicesBeforePrescription, { type: 'attach', photo }]))?.group).toBe('14');
    const typed = runActions(
      [choose('61', '1'), { type: 'type', eye: 'od', measure: 'esferico', text: '-1,25' }],
      unusualGroups,
    );
    expect(at(typed, unusualGroups)).toEqual({
      group: '64',
      message: 'Para enviar os dados da receita, marque a sua autorização.',
    });
    const wrong = runActions(
      [
        { type: 'consent', given: true },
        { type: 'type', eye: 'oe', measure: 'eixo', text: '200' },
      ],
      unusualGroups,
      typed,
    );
    expect(at(wrong, unusualGroups)?.message).toBe('Corrija os campos marcados na receita digitada.');
  });

  test('LENS-13: a tab in which nothing fits any more is named as such', () => {
    const blocked = parseLensGroups([
      {
        id: 1,
        nome: 'A',
        tipo: 'checkbox',
        valores: [{ id: 1, valor: 'a', segmentacao: { itens: [{ id: 5, idPersonalizacao: 3 }] } }],
      },
      {
        id: 2,
        nome: 'B',
        tipo: 'checkbox',
        valores: [{ id: 1, valor: 'b', segmentacao: { itens: [{ id: 6, idPersonalizacao: 3 }] } }],
      },
      {
        id: 3,
        nome: 'C',
        tipo: 'checkbox',
        obrigatorio: 's',
        valores: [
          { id: 5, valor: 'x' },
          { id: 6, valor: 'y' },
        ],
      },
    ]);
    expect(firstProblem(blocked, runActions([choose('1', '1'), choose('2', '1')], blocked))?.message).toMatch(
      /^Nenhuma opção de C combina/,
    );
  });
});
