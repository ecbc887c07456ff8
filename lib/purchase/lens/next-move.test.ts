import { firstProblem, nextMove } from './next-move';
import { INITIAL_LENS_STATE, type LensState } from './state';
import { groupNote } from './summary';
import {
  choicesBeforePrescription,
  choose,
  groups,
  parseLensGroups,
  photo,
  runActions,
  unusualGroups,
  wireLenses,
} from './testing';

describe('the first problem', () => {
  test('LENS-13, L9: the first problem is reported, tab by tab', () => {
    const at = (state: LensState, on = groups) => firstProblem(on, state);
    expect(at(INITIAL_LENS_STATE)).toEqual({ group: '11', message: 'Escolha uma opção de Tipo.' });
    expect(at(runActions(choicesBeforePrescription))).toBeNull();
    expect(at(runActions([...choicesBeforePrescription, { type: 'attach', photo }]))?.group).toBe('14');
    expect(at(runActions([...choicesBeforePrescription, { type: 'read-photo', isReading: true }]))).toEqual({
      group: '14',
      message: 'Espere o arquivo da receita abrir.',
    });
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

  test('LENS-13: a tab without compatible options is reported', () => {
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

const kindAfter = (...actions: Parameters<typeof runActions>[0]) =>
  nextMove(groups, runActions(actions))?.kind;

test('LENS-13: there is no next step before the first tab, and the next tab requires a choice', () => {
  expect(nextMove(groups, INITIAL_LENS_STATE)).toBeNull();
  expect(nextMove(groups, runActions([{ type: 'with-lenses' }]))).toEqual({
    kind: 'continue',
    isPossible: false,
  });
  const chosen = runActions([{ type: 'with-lenses' }, choose('11', '1101'), { type: 'back' }]);
  expect(nextMove(groups, chosen)).toEqual({ kind: 'continue', isPossible: true });
});

test('LENS-13, LENS-15: with a chosen photo the next step is to send it, then to finish', () => {
  const all = choicesBeforePrescription;
  expect(kindAfter({ type: 'with-lenses' }, ...all)).toBe('finish');
  expect(kindAfter({ type: 'with-lenses' }, ...all, { type: 'attach', photo })).toBe('send');
  const consent = { type: 'consent', given: true } as const;
  expect(kindAfter({ type: 'with-lenses' }, ...all, { type: 'attach', photo }, consent)).toBe('send');
  const sent = [{ type: 'attach', photo }, consent, { type: 'submit-photo' }] as const;
  expect(kindAfter({ type: 'with-lenses' }, ...all, ...sent)).toBe('finish');
});

test('LENS-13: while something is missing or wrong, the order cannot be finished', () => {
  const wrong = { type: 'type', eye: 'od', measure: 'esferico', text: '-99' } as const;
  expect(kindAfter({ type: 'with-lenses' }, ...choicesBeforePrescription, wrong)).toBe('missing');
});

test('LENS-13: once the photo is sent, incomplete values are left out and do not prevent finishing', () => {
  const withNotes = parseLensGroups({ ...wireLenses, '15': { id: 15, nome: 'Observações', tipo: 'text' } });
  const unfinished = [
    ...choicesBeforePrescription,
    { type: 'consent', given: true },
    { type: 'type', eye: 'od', measure: 'cilindrico', text: '-0,50' },
  ] as const;
  const typed = runActions([...unfinished], withNotes);
  expect(firstProblem(withNotes, typed)).toEqual({
    group: '14',
    message: 'Corrija os campos marcados na receita digitada.',
  });
  const sent = runActions([{ type: 'attach', photo }, { type: 'submit-photo' }], withNotes, typed);
  expect(firstProblem(withNotes, sent)).toBeNull();
  expect(withNotes.map((group) => groupNote(withNotes, sent, group)).join('')).toBe('');
});

test('LENS-13, A25: with consent, wrong values keep the prescription tab open; valid ones and a photo do not', () => {
  const withNotes = parseLensGroups({ ...wireLenses, '15': { id: 15, nome: 'Observações', tipo: 'text' } });
  const kindWith = (text: string, ...more: Parameters<typeof runActions>[0]) =>
    nextMove(
      withNotes,
      runActions(
        [
          { type: 'with-lenses' },
          ...choicesBeforePrescription,
          { type: 'consent', given: true },
          { type: 'type', eye: 'od', measure: 'esferico', text },
          ...more,
        ],
        withNotes,
      ),
    )?.kind;
  expect(kindWith('-55')).toBe('send');
  expect(kindWith('-5,50')).toBe('continue');
  expect(kindWith('-55', { type: 'attach', photo }, { type: 'submit-photo' })).toBe('continue');
});

test('LENS-13: the text in a text tab is sent only with consent', () => {
  const text = unusualGroups.find(({ role }) => role === 'text');
  const typed = {
    ...INITIAL_LENS_STATE,
    step: text?.id ?? null,
    typed: { 'od-esferico': '-1,25' },
  };
  expect(nextMove(unusualGroups, typed)?.kind).toBe('send');
  expect(nextMove(unusualGroups, { ...typed, consent: true })?.kind).toBe('continue');
});
