import type { LensGroup } from './options';
import { compatibleValues, type LensState } from './state';
import { valueCents } from './summary';

/** Selections looked at before giving up: real options need a few dozen, and a page may not hang on odd ones. */
const MAX_SELECTIONS = 2_000;

/**
 * What the cheapest lenses add to the price of the frame, in BRL: one value in every mandatory group, all compatible
 * with each other. Null when nothing can be chosen, or when there are too many ways to choose.
 */
export function cheapestLenses(groups: readonly LensGroup[]): number | null {
  const mandatory = groups.filter(({ role, obrigatorio }) => role === 'choice' && obrigatorio);
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

  choose(0, {}, 0);
  return selections > MAX_SELECTIONS || cheapest === null ? null : cheapest / 100;
}
