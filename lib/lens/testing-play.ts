import { listOf } from '@/lib/store-api/schemas/lenient';
import { personalizacaoSchema } from '@/lib/store-api/schemas/personalizacao';
import { type LensEvent, lensReducer } from './machine';
import { type LensGroup, lensGroups } from './options';
import { type LensState, START } from './state';
import { oddLenses, wireLenses } from './testing';

/** Lens groups of what a platform sent. */
export const parse = (wire: unknown) => lensGroups(listOf(personalizacaoSchema).parse(wire));
export const groups = parse(wireLenses);
export const odd = parse(oddLenses);
export const photo = { dataUrl: 'data:image/jpeg;base64,/9j/', width: 10, height: 10 };

/** The state that these events lead to. */
export const play = (events: LensEvent[], on: readonly LensGroup[] = groups, from: LensState = START) =>
  events.reduce((state, event) => lensReducer(on, state, event), from);
export const choose = (group: string, value: string): LensEvent => ({ type: 'choose', group, value });

/** Chooses something in every tab before the prescription. */
export const fixed = [choose('11', '1101'), choose('12', '1201'), choose('13', '1301')];
