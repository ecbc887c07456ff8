import type { LensAction } from './state';
import { compatibleValues, initialLensState } from './state';
import { choicesBeforePrescription, choose, groups, photo, runActions, unusualGroups } from './testing';

describe('choosing options', () => {
  test('A-87, LENS-05, DATA-19: the platform’s preselected options are chosen if they are compatible', () => {
    const marking = (...ids: string[]) =>
      groups.map((group) => ({
        ...group,
        valores: group.valores.map((value) =>
          ids.includes(value.id) ? { ...value, isPreset: true as const } : value,
        ),
      }));
    expect(initialLensState(groups).choices).toEqual({});
    expect(initialLensState(marking('1101', '1202')).choices).toEqual({ '11': '1101', '12': '1202' });
    expect(initialLensState(marking('1101', '1203')).choices).toEqual({ '11': '1101' });
    expect(initialLensState(marking('1101')).step).toBeNull();
  });

  test('LENS-05: an option replaces the chosen one in its group', () => {
    const state = runActions([choose('11', '1101'), { type: 'back' }, choose('11', '1102')]);
    expect(state.choices).toEqual({ '11': '1102' });
  });

  test('LENS-06: an option restricts the next tab to the options in its segmentation', () => {
    const [, modelo] = groups;
    if (!modelo) throw new Error('no such group');
    const fitting = (events: LensAction[]) =>
      compatibleValues(groups, runActions(events).choices, modelo).map(({ id }) => id);
    expect(fitting([])).toEqual(['1201', '1202', '1203']);
    expect(fitting([choose('11', '1101')])).toEqual(['1201', '1202']);
    expect(fitting([choose('11', '1102')])).toEqual(['1202', '1203']);
    expect(runActions([choose('11', '1101'), choose('12', '1203')]).choices).toEqual({ '11': '1101' });
  });

  test('LENS-06: a restriction without a group applies to the next tab, and a restriction to unknown options is ignored', () => {
    expect(runActions([choose('61', '2'), choose('63', '4')], unusualGroups).choices).toEqual({ '61': '2' });
    expect(runActions([choose('61', '1'), choose('63', '4')], unusualGroups).choices).toEqual({
      '61': '1',
      '63': '4',
    });
  });

  test('LENS-07: choosing opens the next tab, except in the last tab', () => {
    expect(runActions([{ type: 'with-lenses' }]).step).toBe('11');
    expect(runActions([choose('11', '1101')]).step).toBe('12');
    expect(runActions(choicesBeforePrescription).step).toBe('14');
    expect(runActions([...choicesBeforePrescription, { type: 'next' }]).step).toBe('14');
  });

  test('A24: changing an earlier choice keeps compatible choices and removes others', () => {
    const state = runActions([
      choose('11', '1101'),
      choose('12', '1202'),
      choose('13', '1302'),
      choose('11', '1102'),
    ]);
    expect(state.choices).toEqual({ '11': '1102', '12': '1202', '13': '1302' });
    expect(runActions([choose('12', '1203')], groups, state).choices).toEqual({
      '11': '1102',
      '12': '1203',
      '13': '1302',
    });
    expect(
      runActions([choose('11', '1101')], groups, runActions([choose('12', '1203')], groups, state)).choices,
    ).toEqual({
      '11': '1101',
      '13': '1302',
    });
  });

  test('LENS-07: a tab can be opened only once all required choices before it have been made', () => {
    expect(runActions([{ type: 'with-lenses' }, { type: 'go', step: '13' }]).step).toBe('11');
    expect(runActions([{ type: 'with-lenses' }, { type: 'next' }]).step).toBe('11');
    expect(
      runActions([...choicesBeforePrescription, { type: 'go', step: '11' }, { type: 'go', step: '14' }]).step,
    ).toBe('14');
  });

  test('LENS-05: an optional tab can be skipped, a required one cannot', () => {
    const chosen = runActions([choose('61', '1'), choose('63', '5')], unusualGroups);
    expect(runActions([{ type: 'skip', group: '63' }], unusualGroups, chosen)).toMatchObject({
      choices: { '61': '1' },
      step: '64',
    });
    expect(runActions([{ type: 'skip', group: '61' }], unusualGroups, chosen)).toBe(chosen);
  });

  test('LENS-05: nothing is recommended for a tab that was skipped, until the shopper chooses in it', () => {
    const recommend = { type: 'preselect', group: '63', value: '5' } as const;
    const skipped = runActions([choose('61', '1'), { type: 'skip', group: '63' }, recommend], unusualGroups);
    expect(skipped.choices).toEqual({ '61': '1' });
    expect(runActions([choose('63', '5')], unusualGroups, skipped)).toMatchObject({
      choices: { '61': '1', '63': '5' },
      skipped: [],
    });
  });
});

describe('prescription and consent', () => {
  test('LENS-15, L9: a photo is submitted only while there is consent', () => {
    const attached = runActions([...choicesBeforePrescription, { type: 'attach', photo }]);
    expect(attached.consent).toBe(false);
    expect(runActions([{ type: 'submit-photo' }], groups, attached).photoSubmitted).toBe(false);
    const sent = runActions([{ type: 'consent', given: true }, { type: 'submit-photo' }], groups, attached);
    expect(sent.photoSubmitted).toBe(true);
    expect(runActions([{ type: 'consent', given: false }], groups, sent).photoSubmitted).toBe(false);
  });

  test('LENS-15, L9: a submitted photo stays submitted when it is rotated, but not when another replaces it', () => {
    const sent = runActions([
      ...choicesBeforePrescription,
      { type: 'attach', photo },
      { type: 'consent', given: true },
      { type: 'submit-photo' },
    ]);
    const other = { ...photo, width: photo.height, height: photo.width };
    expect(runActions([{ type: 'rotate', photo: other }], groups, sent)).toEqual({ ...sent, photo: other });
    expect(runActions([{ type: 'attach', photo: other }], groups, sent)).toEqual({
      ...sent,
      photo: other,
      photoSubmitted: false,
    });
    expect(runActions([{ type: 'rotate', photo: other }]).photo).toBeNull();
  });

  test('LENS-16: removing the photo removes nothing else', () => {
    const state = runActions([
      ...choicesBeforePrescription,
      { type: 'attach', photo },
      { type: 'remove-photo' },
    ]);
    expect(state).toEqual(runActions(choicesBeforePrescription));
  });
});

describe('a recommendation', () => {
  const first = [choose('11', '1101'), choose('12', '1202')];
  const recommend = (value: string) => ({ type: 'preselect', group: '13', value }) as const;

  test('A25: a recommendation selects its option, and a later one replaces it, without opening the next tab', () => {
    const state = runActions([{ type: 'with-lenses' }, ...first, recommend('1301'), recommend('1302')]);
    expect(state).toMatchObject({ step: '13', choices: { 13: '1302' } });
  });

  test('A25: a recommendation does not replace the shopper’s choice', () => {
    const state = runActions([{ type: 'with-lenses' }, ...first, choose('13', '1301'), recommend('1302')]);
    expect(state.choices['13']).toBe('1301');
  });

  test('A25: a recommendation that no longer applies is removed, but not the shopper’s choice', () => {
    const withdraw = { type: 'withdraw', group: '13', value: '1301' } as const;
    expect(runActions([...first, recommend('1301'), withdraw]).choices).not.toHaveProperty('13');
    expect(runActions([...first, recommend('1302'), withdraw]).choices['13']).toBe('1302');
    expect(runActions([...first, choose('13', '1301'), withdraw]).choices['13']).toBe('1301');
  });

  test('A25: a recommendation is ignored for a tab that cannot be opened yet, or for an unknown option', () => {
    expect(runActions([recommend('1302')]).choices).toEqual({});
    expect(runActions([...first, recommend('9999')]).choices).not.toHaveProperty('13');
  });
});
