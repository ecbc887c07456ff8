import { toCents } from '@/lib/shared/money';
import type { LensGroup, LensValue } from './options';
import { compatibleValues, type LensState } from './state';
import { valueCents } from './summary';

/**
 * Maximum number of selections to try. Real options need a few dozen, and unusual ones must not block a page.
 */
const MAX_SELECTIONS = 2_000;

/**
 * Lowest price that lenses add to the frame, in BRL, with one value from every mandatory group, all of them
 * compatible, and the prices of mandatory photos and texts. Null if that is impossible, or if there are too many
 * combinations.
 */
export function cheapestLenses(groups: readonly LensGroup[]): number | null {
  const cents = cheapestChoices(groups, groups, {});
  return cents === null ? null : cents / 100;
}

/**
 * Price in cents of a value together with the cheapest compatible values of the later groups. Null if there
 * are none, or too many combinations.
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

/**
 * Lowest cost in cents of completing the mandatory groups in `open`. Null if that is impossible, or if there
 * are too many combinations.
 */
function cheapestChoices(
  groups: readonly LensGroup[],
  open: readonly LensGroup[],
  made: LensState['choices'],
): number | null {
  const mandatory = open.filter(({ role, obrigatorio }) => role === 'choice' && obrigatorio);
  const fixed = open.filter(({ role, obrigatorio }) => role !== 'choice' && obrigatorio);
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

  choose(
    0,
    made,
    fixed.reduce((cents, { preco }) => cents + toCents(preco), 0),
  );
  return selections > MAX_SELECTIONS ? null : cheapest;
}
