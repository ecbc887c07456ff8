import fc from 'fast-check';
import { toCents } from '@/lib/shared/money';
import { lensOrder } from './order';
import type { LensAction } from './state';
import { compatibleChoices, compatibleValues, INITIAL_LENS_STATE, isReachable } from './state';
import { lensSummary, lensTotal, valueCents } from './summary';
import { groups, parseLensGroups, photo, runActions } from './testing';
import { EYES, MEASURES } from './typed-prescription';
import { parseSavedState, savedLensState } from './use-lens';

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
  .map(parseLensGroups);

const anyEvent: fc.Arbitrary<LensAction> = fc.oneof(
  fc.record({ type: fc.constant('choose' as const), group: groupId, value: valueId }),
  fc.record({ type: fc.constant('skip' as const), group: groupId }),
  fc.record({ type: fc.constant('go' as const), step: groupId }),
  fc.constantFrom<LensAction>(
    { type: 'with-lenses' },
    { type: 'forget-typed' },
    { type: 'restart' },
    { type: 'back' },
    { type: 'next' },
    { type: 'attach', photo },
    { type: 'rotate', photo },
    { type: 'read-photo', isReading: true },
    { type: 'read-photo', isReading: false },
    { type: 'remove-photo' },
    { type: 'submit-photo' },
    { type: 'consent', given: true },
    { type: 'consent', given: false },
  ),
  fc.record({ type: fc.constant('note' as const), group: groupId, text }),
  fc.record({ type: fc.constant('type-total-pd' as const), text }),
  fc.record({
    type: fc.constant('type' as const),
    eye: fc.constantFrom(...EYES),
    measure: fc.constantFrom(...MEASURES),
    text,
  }),
);

describe('properties of the state machine', () => {
  const runs = fc.tuple(anyGroups, fc.array(anyEvent, { maxLength: 40 }));

  test('LENS-05, LENS-06: no sequence of actions leads to an invalid selection', () => {
    fc.assert(
      fc.property(runs, ([all, events]) => {
        const state = runActions(events, all);
        for (const [id, chosen] of Object.entries(state.choices)) {
          const group = all.find((candidate) => candidate.id === id);
          expect(group?.role).toBe('choice');
          if (group)
            expect(compatibleValues(all, state.choices, group).map((value) => value.id)).toContain(chosen);
        }
        expect(compatibleChoices(all, state.choices)).toEqual(state.choices);
        if (state.step !== null) expect(isReachable(all, state.choices, state.step)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('LENS-10, A-45: no sequence of actions leads to a wrong total', () => {
    fc.assert(
      fc.property(runs, fc.integer({ min: 0, max: 500_000 }), ([all, events], frame) => {
        const state = runActions(events, all);
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

  test('L9: no sequence of actions sends prescription data without consent', () => {
    fc.assert(
      fc.property(runs, ([all, events]) => {
        const state = runActions(events, all);
        const [produto] = lensOrder({ id: 1, idAtributoValor: 0, preco: 1 }, all, state).produtos;
        const sent = produto?.personalizacao.some(({ valorText, valorUpload }) => valorText || valorUpload);
        if (!state.consent) expect(sent).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('A24, L9: a reload restores the state without photo and consent, and prescription data only if it was consented to', () => {
    fc.assert(
      fc.property(runs, ([all, events]) => {
        const state = runActions(events, all);
        const { step, choices } = state;
        const { notes, typed } = state.consent ? state : INITIAL_LENS_STATE;
        const back = parseSavedState(all, JSON.stringify(savedLensState(state)));
        expect(back).toEqual({ ...INITIAL_LENS_STATE, step, choices, notes, typed });
      }),
    );
  });

  test('A24: any stored text results in a valid state', () => {
    fc.assert(
      fc.property(anyGroups, fc.oneof(fc.json(), fc.string(), fc.constant(null)), (all, source) => {
        const state = parseSavedState(all, source);
        expect(compatibleChoices(all, state.choices)).toEqual(state.choices);
        expect(state).toMatchObject({ photo: null, consent: false, photoSubmitted: false });
      }),
    );
    expect(
      parseSavedState(
        groups,
        '{"step":"14","choices":{"11":"9","12":5},"typed":{"od-esferico":"1","x":"y"}}',
      ),
    ).toEqual({
      ...INITIAL_LENS_STATE,
      typed: { 'od-esferico': '1' },
    });
  });
});
