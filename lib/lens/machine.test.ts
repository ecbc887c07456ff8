import fc from 'fast-check';
import { toCents } from '@/lib/money/format';
import { listOf } from '@/lib/store-api/schemas/lenient';
import { personalizacaoSchema } from '@/lib/store-api/schemas/personalizacao';
import { firstObstacle, sendsHealthData } from './check';
import { type LensEvent, lensReducer } from './machine';
import { revive } from './memory';
import { type LensGroup, lensGroups } from './options';
import { lensOrder } from './order';
import { fittingChoices, fittingValues, isReachable, type LensState, START } from './state';
import { oddLenses, wireLenses } from './testing';
import { lensSummary, lensTotal, valueCents } from './totals';
import { EYES, MEASURES } from './typed-prescription';

const parse = (wire: unknown) => lensGroups(listOf(personalizacaoSchema).parse(wire));
const groups = parse(wireLenses);
const odd = parse(oddLenses);
const photo = { dataUrl: 'data:image/jpeg;base64,/9j/', width: 10, height: 10 };

const play = (events: LensEvent[], on: readonly LensGroup[] = groups, from: LensState = START) =>
  events.reduce((state, event) => lensReducer(on, state, event), from);
const choose = (group: string, value: string): LensEvent => ({ type: 'choose', group, value });

const fixed = [choose('11', '1101'), choose('12', '1201'), choose('13', '1301')];

describe('lens options', () => {
  test('LENS-04, LENS-09: one tab per personalization, in order, with what is needed of it', () => {
    expect(groups.map(({ nome, papel }) => [nome, papel])).toEqual([
      ['Tipo', 'choice'],
      ['Modelo', 'choice'],
      ['Espessura', 'choice'],
      ['Receita', 'upload'],
    ]);
    expect(groups[2]?.valores[1]).toEqual({
      id: '1302',
      valor: 'Fina|1.61',
      preco: 124.5,
      precoDefault: 'n',
      quantidade: 2,
      permite: [],
    });
  });

  test('LENS-04, LENS-09: odd shapes are settled; what cannot be chosen or named is left out', () => {
    expect(odd.map(({ id, nome, papel }) => [id, nome, papel])).toEqual([
      ['61', 'Espessura', 'choice'],
      ['63', 'Cor da lente', 'choice'],
      ['64', 'Observações', 'text'],
      ['65', 'Etapa 4', 'upload'],
    ]);
    expect(odd[0]?.valores.map(({ id, preco }) => [id, preco])).toEqual([
      ['1', 120],
      ['2', 1240.5],
    ]);
    expect(odd[1]?.valores.map(({ id }) => id)).toEqual(['4', '5']);
  });

  test('LENS-03: without personalizations there is nothing to choose', () => {
    for (const wire of [[], {}, null, '', undefined]) expect(parse(wire)).toEqual([]);
  });
});

describe('choosing', () => {
  test('LENS-05: a value replaces the one chosen before in its group', () => {
    const state = play([choose('11', '1101'), { type: 'back' }, choose('11', '1102')]);
    expect(state.choices).toEqual({ '11': '1102' });
  });

  test('LENS-06: a value restricts the next tab to what its segmentation names', () => {
    const [, modelo] = groups;
    if (!modelo) throw new Error('no such group');
    const fitting = (events: LensEvent[]) =>
      fittingValues(groups, play(events).choices, modelo).map(({ id }) => id);
    expect(fitting([])).toEqual(['1201', '1202', '1203']);
    expect(fitting([choose('11', '1101')])).toEqual(['1201', '1202']);
    expect(fitting([choose('11', '1102')])).toEqual(['1202', '1203']);
    expect(play([choose('11', '1101'), choose('12', '1203')]).choices).toEqual({ '11': '1101' });
  });

  test('LENS-06: a restriction without a group means the next tab, one to unknown values none at all', () => {
    expect(play([choose('61', '2'), choose('63', '4')], odd).choices).toEqual({ '61': '2' });
    expect(play([choose('61', '1'), choose('63', '4')], odd).choices).toEqual({ '61': '1', '63': '4' });
  });

  test('LENS-07: choosing moves to the next tab, and stays in the last', () => {
    expect(play([{ type: 'with-lenses' }]).step).toBe('11');
    expect(play([choose('11', '1101')]).step).toBe('12');
    expect(play(fixed).step).toBe('14');
    expect(play([...fixed, { type: 'next' }]).step).toBe('14');
  });

  test('A24: going back and changing keeps what still fits and takes back what does not', () => {
    const state = play([
      choose('11', '1101'),
      choose('12', '1202'),
      choose('13', '1302'),
      choose('11', '1102'),
    ]);
    expect(state.choices).toEqual({ '11': '1102', '12': '1202', '13': '1302' });
    expect(play([choose('12', '1203')], groups, state).choices).toEqual({
      '11': '1102',
      '12': '1203',
      '13': '1302',
    });
    expect(play([choose('11', '1101')], groups, play([choose('12', '1203')], groups, state)).choices).toEqual(
      {
        '11': '1101',
        '13': '1302',
      },
    );
  });

  test('LENS-07: a tab opens only when everything that must be chosen before it is', () => {
    expect(play([{ type: 'with-lenses' }, { type: 'go', step: '13' }]).step).toBe('11');
    expect(play([{ type: 'with-lenses' }, { type: 'next' }]).step).toBe('11');
    expect(play([...fixed, { type: 'go', step: '11' }, { type: 'go', step: '14' }]).step).toBe('14');
  });

  test('LENS-05: an optional tab can be left out, a required one cannot', () => {
    const chosen = play([choose('61', '1'), choose('63', '5')], odd);
    expect(play([{ type: 'leave-out', group: '63' }], odd, chosen)).toMatchObject({
      choices: { '61': '1' },
      step: '64',
    });
    expect(play([{ type: 'leave-out', group: '61' }], odd, chosen)).toBe(chosen);
  });
});

describe('prices', () => {
  test('LENS-09, A-45: the price of a value is times its pieces, else its default price, else the group’s', () => {
    const cents = (all: readonly LensGroup[], group: string, value: string) => {
      const found = all.find(({ id }) => id === group);
      const chosen = found?.valores.find(({ id }) => id === value);
      return found && chosen ? valueCents(found, chosen) : null;
    };
    expect(cents(groups, '11', '1102')).toBe(58_900);
    expect(cents(groups, '13', '1302')).toBe(24_900);
    expect(cents(odd, '61', '1')).toBe(24_000);
    // Without a number of pieces it is one.
    expect(cents(odd, '61', '2')).toBe(124_050);
    expect(cents(odd, '63', '4')).toBe(3_000);
    expect(cents(odd, '63', '5')).toBe(4_550);
  });

  test('LENS-10: the summary lists the chosen values and the total is frame and lenses together', () => {
    const state = play([choose('11', '1102'), choose('12', '1203'), choose('13', '1302')]);
    expect(
      lensSummary(groups, state).map(({ nome, title, subtitle, cents }) => [nome, title, subtitle, cents]),
    ).toEqual([
      ['Tipo', 'Multifocal', 'Longe e perto', 58_900],
      ['Modelo', 'Fotossensível', 'Escurece ao sol', 49_900],
      ['Espessura', 'Fina', '1.61', 24_900],
    ]);
    expect(lensTotal(groups, state, 449.9)).toBe(1786.9);
  });
});

describe('prescription and consent', () => {
  test('LENS-15, L9: a photo is handed over only with consent, and no longer without it', () => {
    const attached = play([...fixed, { type: 'attach', photo }]);
    expect(attached.consent).toBe(false);
    expect(play([{ type: 'hand-over' }], groups, attached).handedOver).toBe(false);
    const sent = play([{ type: 'consent', given: true }, { type: 'hand-over' }], groups, attached);
    expect(sent.handedOver).toBe(true);
    expect(play([{ type: 'consent', given: false }], groups, sent).handedOver).toBe(false);
  });

  test('LENS-16: removing the photo takes nothing else away', () => {
    const state = play([...fixed, { type: 'attach', photo }, { type: 'remove-photo' }]);
    expect(state).toEqual(play(fixed));
  });

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

  test('LENS-14: the order carries frame, choices and photo as the platform takes them', () => {
    const state = play([
      ...fixed,
      { type: 'attach', photo },
      { type: 'consent', given: true },
      { type: 'hand-over' },
    ]);
    const order = lensOrder({ id: 7, idAtributoValor: 54, preco: 449.9 }, groups, state);
    expect(order).toEqual({
      produtos: [
        {
          id: 7,
          quantidade: 1,
          idAtributoValor: 54,
          preco: 449.9,
          personalizacao: [
            {
              id: '11',
              tipo: 'checkbox',
              preco: 0,
              multiplicarPreco: 'n',
              valoresCheckbox: [expect.objectContaining({ id: '1101' })],
            },
            {
              id: '12',
              tipo: 'checkbox',
              preco: 0,
              multiplicarPreco: 'n',
              valoresCheckbox: [expect.objectContaining({ id: '1201' })],
            },
            {
              id: '13',
              tipo: 'checkbox',
              preco: 0,
              multiplicarPreco: 's',
              valoresCheckbox: [expect.objectContaining({ id: '1301', quantidade: 2 })],
            },
            { id: '14', tipo: 'upload', preco: 0, multiplicarPreco: 'n', valorUpload: photo.dataUrl },
          ],
        },
      ],
      carrinho: true,
    });
  });

  test('LENS-14: a select and a text field travel in their own fields, the typed prescription in the text', () => {
    const state = play(
      [
        choose('61', '1'),
        { type: 'type', eye: 'od', measure: 'esferico', text: '-1.25' },
        { type: 'note', group: '64', text: 'Segunda via' },
        { type: 'consent', given: true },
      ],
      odd,
    );
    const [produto] = lensOrder({ id: 7, idAtributoValor: 0, preco: 1 }, odd, state).produtos;
    expect(produto?.personalizacao).toEqual([
      expect.objectContaining({ id: '61', valorSelect: expect.objectContaining({ id: '1' }) }),
      expect.objectContaining({ id: '64', valorText: 'Segunda via\nOD: ESF -1,25' }),
    ]);
  });
});

const text = fc.string({ maxLength: 6 });
const valueId = fc.constantFrom('1', '2', '3', '__proto__', 'constructor');
const groupId = fc.constantFrom('a', 'b', 'c', 'toString', '__proto__');

const anyGroups = fc
  .array(
    fc.record({
      id: groupId,
      nome: text,
      tipo: fc.constantFrom('checkbox', 'select', 'upload', 'text', ''),
      preco: fc.constantFrom(0, 12.34, '7,50'),
      obrigatorio: fc.boolean(),
      multiplicarPreco: fc.boolean(),
      valores: fc.array(
        fc.record({
          id: valueId,
          valor: fc.constantFrom('A|b', 'C', ' ', 'D|e|f'),
          preco: fc.constantFrom(0, 0.1, 0.2, '33.33', 1999.99),
          precoDefault: fc.constantFrom('', 's', 'n', '5,55'),
          quantidade: fc.constantFrom(0, 1, 2, '2', 3),
          segmentacao: fc.record({
            itens: fc.array(
              fc.record({ id: valueId, idPersonalizacao: fc.oneof(groupId, fc.constant('')) }),
              { maxLength: 3 },
            ),
          }),
        }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 5 },
  )
  .map(parse);

const anyEvent: fc.Arbitrary<LensEvent> = fc.oneof(
  fc.record({ type: fc.constant('choose' as const), group: groupId, value: valueId }),
  fc.record({ type: fc.constant('leave-out' as const), group: groupId }),
  fc.record({ type: fc.constant('go' as const), step: groupId }),
  fc.constantFrom<LensEvent>(
    { type: 'with-lenses' },
    { type: 'back' },
    { type: 'next' },
    { type: 'attach', photo },
    { type: 'remove-photo' },
    { type: 'hand-over' },
    { type: 'consent', given: true },
    { type: 'consent', given: false },
  ),
  fc.record({ type: fc.constant('note' as const), group: groupId, text }),
  fc.record({
    type: fc.constant('type' as const),
    eye: fc.constantFrom(...EYES),
    measure: fc.constantFrom(...MEASURES),
    text,
  }),
);

describe('properties of the machine', () => {
  const runs = fc.tuple(anyGroups, fc.array(anyEvent, { maxLength: 40 }));

  test('LENS-05, LENS-06: no path leads to an impossible selection', () => {
    fc.assert(
      fc.property(runs, ([all, events]) => {
        const state = play(events, all);
        for (const [id, chosen] of Object.entries(state.choices)) {
          const group = all.find((candidate) => candidate.id === id);
          expect(group?.papel).toBe('choice');
          if (group)
            expect(fittingValues(all, state.choices, group).map((value) => value.id)).toContain(chosen);
        }
        expect(fittingChoices(all, state.choices)).toEqual(state.choices);
        if (state.step !== null) expect(isReachable(all, state.choices, state.step)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('LENS-10, A-45: no path leads to a wrong total', () => {
    fc.assert(
      fc.property(runs, fc.integer({ min: 0, max: 500_000 }), ([all, events], frame) => {
        const state = play(events, all);
        const expected = all.reduce((sum, group) => {
          const value = group.valores.find(({ id }) => state.choices[group.id] === id);
          if (value) return sum + valueCents(group, value);
          const filled = lensSummary(all, state).some(({ id }) => id === group.id);
          return filled ? sum + toCents(group.preco) : sum;
        }, frame);
        expect(toCents(lensTotal(all, state, frame / 100))).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('L9: no path sends anything about the eyes without consent', () => {
    fc.assert(
      fc.property(runs, ([all, events]) => {
        const state = play(events, all);
        const [produto] = lensOrder({ id: 1, idAtributoValor: 0, preco: 1 }, all, state).produtos;
        const sent = produto?.personalizacao.some(({ valorText, valorUpload }) => valorText || valorUpload);
        if (!state.consent) expect(sent).toBe(false);
        if (sent) expect(sendsHealthData(all, state)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('A24: what is kept over a reload comes back, without photo and consent', () => {
    fc.assert(
      fc.property(runs, ([all, events]) => {
        const { step, choices, notes, typed } = play(events, all);
        const back = revive(all, JSON.stringify({ step, choices, notes, typed }));
        expect(back).toEqual({ ...START, step, choices, notes, typed });
      }),
    );
  });

  test('A24: whatever stands in the storage, the state is a possible one', () => {
    fc.assert(
      fc.property(anyGroups, fc.oneof(fc.json(), fc.string(), fc.constant(null)), (all, source) => {
        const state = revive(all, source);
        expect(fittingChoices(all, state.choices)).toEqual(state.choices);
        expect(state).toMatchObject({ photo: null, consent: false, handedOver: false });
      }),
    );
    expect(
      revive(groups, '{"step":"14","choices":{"11":"9","12":5},"typed":{"od-esferico":"1","x":"y"}}'),
    ).toEqual({
      ...START,
      typed: { 'od-esferico': '1' },
    });
  });
});
