import { listingHref, omit } from '@/lib/platform/canonical-query';
import { appliedFilters } from './facet-groups';
import type { Facets } from './facets';
import type { ListingPage } from './links';

/** A choice that the shopper made on a list. */
export type Choice = {
  /** Subject of the choice; a new choice for the same subject replaces it. */
  id: string;
  /** The list that results if there is no other choice. */
  to: ListingPage;
  /**
   * A filter value and its wanted state; null for choices of order, page size, page number or a whole
   * address.
   */
  pick: (PickedValue & { on: boolean }) | null;
};

/** Choices made on the list `from`, the latest last. */
type PendingChoices = { from: ListingPage; choices: readonly Choice[] };

const PAGE = 'pg';
const WHOLE_LIST = 'whole';
/** Id of the filter group, and key of the query. */
export const PRICE = 'preco';
const SETTINGS = ['order', 'ipp'];

/** Query keys that differ, without the page number. */
function changedQueryKeys({ query: a }: ListingPage, { query: b }: ListingPage): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (key) => key !== PAGE && a[key] !== b[key],
  );
}

/** Identity of a filter value; only one price range can be chosen. */
const idOfValue = ({ group: groupId, label }: PickedValue) =>
  groupId === PRICE ? PRICE : `${groupId} ${label}`;

/**
 * The choice of a link in the list `from`.
 * @param facets filter menu of that list
 * @param replacesAll the link replaces the whole list, such as 'Limpar tudo'
 * @param pending earlier choices: a value that they have cleared, which the menu already shows, is chosen again
 */
export function choiceFromLink(
  from: ListingPage,
  facets: Facets | null,
  href: string,
  replacesAll = false,
  pending: readonly Choice[] = [],
): Choice {
  const to = parseHref(href);
  if (replacesAll || to.path !== from.path) return { id: WHOLE_LIST, to, pick: null };
  for (const { id: groupId, links } of facets?.groups ?? []) {
    const link = links.find((value) => value.href === href);
    if (link) {
      const value = { group: groupId, label: link.label };
      const id = idOfValue(value);
      const isCleared = link.isActive && pending.some((other) => other.id === id || other.id === WHOLE_LIST);
      return { id, to: isCleared ? from : to, pick: { ...value, on: isCleared || !link.isActive } };
    }
  }
  return { id: changedQueryKeys(from, to).length === 0 ? PAGE : WHOLE_LIST, to, pick: null };
}

/** A choice in a selector such as the order: it changes only its own key. */
export function settingChoice(key: string, href: string): Choice {
  return { id: key, to: parseHref(href), pick: null };
}

/**
 * Adds a choice. Choosing a filter value again undoes it; a new order, page size or price range replaces the
 * previous one; a link that replaces the whole list keeps only the order and page size.
 */
export function addChoice(choices: readonly Choice[], choice: Choice, from: ListingPage): Choice[] {
  const { id, to, pick } = choice;
  if (id === WHOLE_LIST) {
    const kept = to.path === from.path ? choices.filter((other) => SETTINGS.includes(other.id)) : [];
    return [...kept, choice];
  }
  const others = choices.filter((other) => other.id !== id);
  const isUndone =
    pick !== null && choices.some((other) => other.pick !== null && isSameValue(other.pick, pick));
  return isUndone ? others : [...others, choice];
}

/**
 * The page number, which only counts if the length of the list stays the same and no other choice follows.
 */
function pageParam(choices: readonly Choice[]): string | undefined {
  const last = choices.at(-1);
  const isSameList = choices.every(({ id }) => id === PAGE || id === 'order');
  return last?.id === PAGE && isSameList ? last.to.query.pg : undefined;
}

/**
 * The list for all choices together, with one canonical address for any order of choices. How the platform
 * combines two values of one key is unknown here, so such a choice waits until the list for the other choices
 * is loaded: its links contain the result.
 */
export function combineChoices({ from, choices }: PendingChoices): { href: string; waiting: Choice[] } {
  if (choices.length === 0) return { href: listingHref(from.path, from.query), waiting: [] };
  const changedKeys = new Set<string>();
  const waiting: Choice[] = [];
  let page = from;
  for (const choice of choices) {
    const { id, to, pick } = choice;
    const keys = changedQueryKeys(from, to);
    // Without keys it is a value of `from` that another choice has cleared.
    const mustWait = keys.length === 0 || keys.some((key) => changedKeys.has(key));
    if (pick !== null && (page.path !== from.path || mustWait)) {
      waiting.push(choice);
      continue;
    }
    page = { ...applyDifference(page, from, to), path: id === WHOLE_LIST ? to.path : page.path };
    for (const key of keys) changedKeys.add(key);
  }
  const query = omit(page.query, PAGE);
  const pg = pageParam(choices);
  return { href: listingHref(page.path, pg ? { ...query, pg } : query), waiting };
}

/** The filter menu with the choices marked, including the applied filters. */
export function markChoices(facets: Facets, choices: readonly Choice[]): Facets {
  if (choices.length === 0) return facets;
  const pickedValues = choices.flatMap(({ pick }) => pick ?? []);
  const isCleared = choices.some(
    ({ id, to }) => id === WHOLE_LIST && changedQueryKeys(parseHref(facets.clearHref), to).length === 0,
  );
  const hasPrice = pickedValues.some(({ group }) => group === PRICE);
  const groups = facets.groups.map((group) => {
    const isReset = isCleared || (hasPrice && group.id === PRICE);
    const links = group.links.map((link) => {
      const pick = pickedValues.find((other) => isSameValue(other, { group: group.id, label: link.label }));
      return { ...link, isActive: pick?.on ?? (link.isActive && !isReset) };
    });
    return { ...group, links };
  });
  return { ...facets, groups, applied: appliedFilters(groups) };
}

/** A value picked in the filter sheet that the address does not contain yet. */
export type PickedValue = { group: string; label: string };

/** Path and query of a root-relative address. */
export function parseHref(href: string): ListingPage {
  const { pathname, searchParams } = new URL(href, 'http://shop.invalid');
  return { path: pathname, query: Object.fromEntries(searchParams) };
}

/** True for the same value of the same filter. */
export const isSameValue = (a: PickedValue, b: PickedValue) => a.group === b.group && a.label === b.label;

/**
 * Applies a link's change to the staged list. Usually the result is the link's own target. But if the
 * platform could not be reached, the link starts from an older list than the staged one, so only the change
 * itself is applied.
 * @param from list that contains the link
 * @param to its target
 */
export function applyDifference(staged: ListingPage, from: ListingPage, to: ListingPage): ListingPage {
  const query = { ...staged.query };
  for (const key of new Set([...Object.keys(from.query), ...Object.keys(to.query)])) {
    const value = to.query[key];
    if (value === from.query[key]) continue;
    if (value === undefined) delete query[key];
    else query[key] = value;
  }
  return { path: to.path, query };
}
