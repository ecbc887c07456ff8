import type { LensEvent } from './machine';
import { fittingValues } from './state';
import { choose, fixed, groups, odd, photo, play } from './testing-play';

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
});
