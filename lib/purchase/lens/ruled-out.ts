import { listInWords } from '@/lib/shared/word-list';
import { splitLabel } from './labels';
import type { LensGroup } from './options';
import { chosenValue, compatibleValues, type LensState } from './state';

/**
 * 'Incolor não combina com Multifocal.': names the values of a group that earlier choices rule out, and those
 * choices. `''` if there are none, or if nothing is left to choose.
 */
export function ruledOutText(
  groups: readonly LensGroup[],
  choices: LensState['choices'],
  group: LensGroup,
): string {
  const left = compatibleValues(groups, choices, group);
  const ruledOut = group.valores.filter((value) => !left.includes(value));
  if (ruledOut.length === 0 || left.length === 0) return '';
  const reasons = groups.slice(0, groups.indexOf(group)).flatMap((before) => {
    const chosen = chosenValue(before, choices);
    if (chosen === null) return [];
    const allowed = compatibleValues([before, group], { [before.id]: chosen.id }, group);
    return allowed.length < group.valores.length ? [splitLabel(chosen.valor).title] : [];
  });
  const names = ruledOut.map(({ valor }) => splitLabel(valor).title);
  return `${listInWords(names)} não ${names.length === 1 ? 'combina' : 'combinam'} com ${listInWords(reasons)}.`;
}
