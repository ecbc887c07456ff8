import type { LensGroup, LensValue } from './options';
import type { TypedPrescription } from './typed-prescription';

/** A prescription photo, re-encoded and ready to send. */
export type Photo = { dataUrl: string; width: number; height: number };

/** Everything a shopper has done in the lens dialog. Groups and values are named by their ids. */
export type LensState = {
  /** Group shown; null for the first question, frame alone or with lenses. */
  step: string | null;
  /** Chosen value by group: one at most (LENS-05). */
  choices: Readonly<Record<string, string>>;
  /** Text by group of the kind 'text'. */
  notes: Readonly<Record<string, string>>;
  typed: TypedPrescription;
  photo: Photo | null;
  /** The shopper allows the use of the prescription, a health datum (L9). Never given beforehand. */
  consent: boolean;
  /** The photo was handed over with that consent (LENS-15, A-42). */
  handedOver: boolean;
};

export const START: LensState = {
  step: null,
  choices: {},
  notes: {},
  typed: {},
  photo: null,
  consent: false,
  handedOver: false,
};

export function chosenValue(group: LensGroup, choices: LensState['choices']): LensValue | null {
  return group.valores.find(({ id }) => id === choices[group.id]) ?? null;
}

/**
 * Values of a group that go with what is chosen in the groups before it (LENS-06). A restriction that names no
 * value of the group is a fault of the data and restricts nothing: nobody could choose anything.
 */
export function fittingValues(
  groups: readonly LensGroup[],
  choices: LensState['choices'],
  group: LensGroup,
): LensValue[] {
  const earlier = groups.slice(0, groups.indexOf(group));
  return earlier.reduce((values, before) => {
    const named = chosenValue(before, choices)?.permite.filter(({ grupo }) => grupo === group.id) ?? [];
    const allowed = named.filter(({ id }) => group.valores.some((value) => value.id === id));
    return allowed.length === 0 ? values : values.filter(({ id }) => allowed.some((item) => item.id === id));
  }, group.valores);
}

/** The choices that still go together, decided from the first tab on: those that do not are taken back. */
export function fittingChoices(
  groups: readonly LensGroup[],
  choices: LensState['choices'],
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const group of groups) {
    const value = chosenValue(group, choices);
    if (value !== null && fittingValues(groups, kept, group).includes(value)) kept[group.id] = value.id;
  }
  return kept;
}

/** True when a tab may be opened: everything that must be chosen before it is. */
export function isReachable(
  groups: readonly LensGroup[],
  choices: LensState['choices'],
  id: string,
): boolean {
  const index = groups.findIndex((group) => group.id === id);
  return (
    index >= 0 &&
    groups
      .slice(0, index)
      .every((group) => group.papel !== 'choice' || !group.obrigatorio || Object.hasOwn(choices, group.id))
  );
}
