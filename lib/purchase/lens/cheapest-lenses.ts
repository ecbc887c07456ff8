import type { LensGroup, LensValue } from './options';
import { compatibleValues, type LensState } from './state';
import { valueCents } from './summary';

/** Selections looked at before giving up: real options need a few dozen, and a page may not hang on odd ones. */
const MAX_SELECTIONS = 2_000;

/**
 * What the cheapest lenses add to the price of the frame, in BRL: one value in every mandatory group, all compatible
 * with each other. Null when nothing can be chosen, or when there are too many ways to choose.
 */
export function cheapestLenses(groups: readonly LensGroup[]): number | null {
  const cents = cheapestChoices(groups, groups, {});
  return cents === null ? null : cents / 100;
}

/**
 * What a value adds to the price with the cheapest that go with it in the groups after it, in cents. Null when there are
 * too many ways to choose.
 */
export function cheapestWith(
  groups: readonly LensGroup[],
  choices: LensState['choices'],
  group: LensGroup,
  value: LensValue,
): number | null {
  const index = groups.indexOf(group);
  const before = groups.slice(0, index).map(({ id }) => [id, choices[id] ?? '']);
  const made = { ...Object.fromEntries(before), [group.id]: value.id };
  const later = cheapestChoices(groups, groups.slice(index + 1), made);
  return later === null ? null : valueCents(group, value) + later;
}

/** The least that the mandatory ones of `open` add to choices that are made, in cents; null as above. */
function cheapestChoices(
  groups: readonly LensGroup[],
  open: readonly LensGroup[],
  made: LensState['choices'],
): number | null {
  const mandatory = open.filter(({ role, obrigatorio }) => role === 'choice' && obrigatorio);
  let cheapest: number | null = null;
  let selections = 0;

  function choose(index: number, choices: LensState['choices'], cents: number): void {
    const group = mandatory[index];
    selections += 1;
    if (selections > MAX_SELECTIONS) return;
    if (group === undefined) {
      cheapest = cheapest === null ? cents : Math.min(cheapest, cents);
      return;
    }
    for (const value of compatibleValues(groups, choices, group))
      choose(index + 1, { ...choices, [group.id]: value.id }, cents + valueCents(group, value));
  }

  choose(0, made, 0);
  return selections > MAX_SELECTIONS ? null : cheapest;
}
