import { personalizacaoSchema } from '@/lib/platform/schemas/product';
import { type LensGroup, lensGroups } from './options';
import { INITIAL_LENS_STATE } from './state';
import { lensSummary, lensTotal, prescriptionMessage, valueCents } from './summary';
import { choose, groups, runActions, unusualGroups } from './testing';

describe('prices', () => {
  test('LENS-09, A-45: an option costs price × quantity, otherwise its default price, otherwise its group’s price', () => {
    const cents = (all: readonly LensGroup[], group: string, value: string) => {
      const found = all.find(({ id }) => id === group);
      const chosen = found?.valores.find(({ id }) => id === value);
      return found && chosen ? valueCents(found, chosen) : null;
    };
    expect(cents(groups, '11', '1102')).toBe(58_900);
    expect(cents(groups, '13', '1302')).toBe(24_900);
    expect(cents(unusualGroups, '61', '1')).toBe(24_000);
    // The quantity defaults to one.
    expect(cents(unusualGroups, '61', '2')).toBe(124_050);
    expect(cents(unusualGroups, '63', '4')).toBe(3_000);
    expect(cents(unusualGroups, '63', '5')).toBe(4_550);
  });

  test.each([
    ['1.299,90', 129_990],
    ['1299.90', 129_990],
    ['99,5', 9_950],
    ['', 0],
  ])('LENS-09: the default price %j is %i cents', (precoDefault, cents) => {
    const [group] = lensGroups([
      personalizacaoSchema.parse({
        id: 1,
        tipo: 'checkbox',
        valores: [{ id: 1, valor: 'Fina', precoDefault }],
      }),
    ]);
    expect(group?.valores.map((value) => valueCents(group, value))).toEqual([cents]);
  });

  test('LENS-10: the summary lists the chosen options, and the total includes frame and lenses', () => {
    const state = runActions([choose('11', '1102'), choose('12', '1203'), choose('13', '1302')]);
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

describe('the chat message', () => {
  const message = (typed: object) =>
    prescriptionMessage({ nome: 'Serra', size: '', url: '' }, groups, {
      ...INITIAL_LENS_STATE,
      consent: true,
      typed,
    });

  test('LENS-11, A-41: the typed prescription is sent', () => {
    expect(message({ 'od-esferico': '-4,25' })).toContain('OD: ESF -4,25');
  });

  test.each([
    ['without a sign', { 'od-esferico': '4,25', 'oe-esferico': '-4,25' }],
    ['out of range', { 'od-esferico': '-42,5' }],
    ['with an impossible axis', { 'od-cilindrico': '-1', 'od-eixo': '900' }],
  ])('LENS-11: a prescription %s is not sent', (_case, typed) => {
    expect(message(typed)).not.toContain('Receita:');
  });
});
