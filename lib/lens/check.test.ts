import { firstObstacle } from './check';
import { type LensState, START } from './state';
import { choose, fixed, groups, odd, parse, photo, play } from './testing-play';

describe('what is in the way of finishing', () => {
  test('LENS-13, L9: what is in the way of finishing is named, tab by tab', () => {
    const at = (state: LensState, on = groups) => firstObstacle(on, state);
    expect(at(START)).toEqual({ group: '11', message: 'Escolha uma opção de Tipo.' });
    expect(at(play(fixed))).toBeNull();
    expect(at(play([...fixed, { type: 'attach', photo }]))?.group).toBe('14');
    const typed = play(
      [choose('61', '1'), { type: 'type', eye: 'od', measure: 'esferico', text: '-1,25' }],
      odd,
    );
    expect(at(typed, odd)).toEqual({
      group: '64',
      message: 'Para enviar os dados da receita, marque a sua autorização.',
    });
    const wrong = play(
      [
        { type: 'consent', given: true },
        { type: 'type', eye: 'oe', measure: 'eixo', text: '200' },
      ],
      odd,
      typed,
    );
    expect(at(wrong, odd)?.message).toBe('Corrija os campos marcados na receita digitada.');
  });

  test('LENS-13: a tab in which nothing fits any more is named as such', () => {
    const blocked = parse([
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
    expect(firstObstacle(blocked, play([choose('1', '1'), choose('2', '1')], blocked))?.message).toMatch(
      /^Nenhuma opção de C combina/,
    );
  });
});
