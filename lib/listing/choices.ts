import { appliedOf } from './applied';
import type { Facets } from './facets';
import type { ListingPage } from './links';
import { listingHref, omit } from './query';
import { carryOver, hrefOfPick, type Pick, pageOfHref, samePick } from './staged';

/** A choice made on a list, counted by what it changes there. */
export type Choice = {
  /** What the choice is about; another choice about the same takes its place. */
  id: string;
  /** Where it leads when it is the only one. */
  to: ListingPage;
  /** Value of a filter, and whether it is to be in force; null for order, page size, page and whole addresses. */
  pick: (Pick & { on: boolean }) | null;
};

/** Choices made on the list `from` before the next one is there, the latest last. */
export type Pending = { from: ListingPage; choices: readonly Choice[] };

const PAGE = 'pg';
const WHOLE = 'whole';
const PRICE = 'preco';
const SETTINGS = ['order', 'ipp'];

/** Query keys that differ, page number aside. */
function changes({ query: a }: ListingPage, { query: b }: ListingPage): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (key) => key !== PAGE && a[key] !== b[key],
  );
}

/** Identity of a filter value; of price ranges there is one at a time. */
const idOfPick = ({ grupo, label }: Pick) => (grupo === PRICE ? PRICE : `${grupo} ${label}`);

/**
 * What a link of the list `from` is about.
 * @param facets filter menu of that list
 * @param isWhole the link names the whole list, such as 'Limpar tudo'
 */
export function choiceOf(from: ListingPage, facets: Facets | null, href: string, isWhole = false): Choice {
  const to = pageOfHref(href);
  if (isWhole || to.path !== from.path) return { id: WHOLE, to, pick: null };
  for (const { id: grupo, links } of facets?.grupos ?? []) {
    const link = links.find((value) => value.href === href);
    if (link) {
      const pick = { grupo, label: link.label, on: !link.ativo };
      return { id: idOfPick(pick), to, pick };
    }
  }
  return { id: changes(from, to).length === 0 ? PAGE : WHOLE, to, pick: null };
}

/** A choice of a selector: it changes its own key and nothing else. */
export function settingOf(key: string, href: string): Choice {
  return { id: key, to: pageOfHref(href), pick: null };
}

/**
 * The choices with one more. A filter value chosen again is taken back; another order, page size or price range takes
 * the place of the one before; an address that stands for the whole list leaves only order and page size.
 */
export function withChoice(choices: readonly Choice[], choice: Choice, from: ListingPage): Choice[] {
  const { id, to, pick } = choice;
  if (id === WHOLE) {
    const kept = to.path === from.path ? choices.filter((other) => SETTINGS.includes(other.id)) : [];
    return [...kept, choice];
  }
  const others = choices.filter((other) => other.id !== id);
  const isTakenBack =
    pick !== null && choices.some((other) => other.pick !== null && samePick(other.pick, pick));
  return isTakenBack ? others : [...others, choice];
}

/** The page number counts only while the list stays as long as it was, and only when nothing was chosen after it. */
function pageNumberOf(choices: readonly Choice[]): string | undefined {
  const last = choices.at(-1);
  const isSameList = choices.every(({ id }) => id === PAGE || id === 'order');
  return last?.id === PAGE && isSameList ? last.to.query.pg : undefined;
}

/**
 * The list that the choices lead to together, in one canonical address whatever their order (LIST-39, A7). How two
 * values of one key combine is the platform's business: such a choice waits for the list that the others lead to,
 * whose own links say it.
 */
export function compose({ from, choices }: Pending): { href: string; waiting: Choice[] } {
  if (choices.length === 0) return { href: listingHref(from.path, from.query), waiting: [] };
  const taken = new Set<string>();
  const waiting: Choice[] = [];
  let page = from;
  for (const choice of choices) {
    const { id, to, pick } = choice;
    const keys = changes(from, to);
    if (pick !== null && (page.path !== from.path || keys.some((key) => taken.has(key)))) {
      waiting.push(choice);
      continue;
    }
    page = { ...carryOver(page, from, to), path: id === WHOLE ? to.path : page.path };
    for (const key of keys) taken.add(key);
  }
  const query = omit(page.query, PAGE);
  const pg = pageNumberOf(choices);
  return { href: listingHref(page.path, pg ? { ...query, pg } : query), waiting };
}

/** The choices that waited, as choices of the list that has come; what is in force there already is done. */
export function resume(waiting: readonly Choice[], from: ListingPage, facets: Facets | null): Choice[] {
  return waiting.flatMap(({ pick }) => {
    const href = pick && facets && hrefOfPick(facets, pick);
    if (!href) return [];
    const choice = choiceOf(from, facets, href);
    return choice.pick?.on === pick.on ? [choice] : [];
  });
}

/** The filter menu as it will be: what was chosen is marked at once, in the menu and among the applied filters. */
export function withChoices(facets: Facets, choices: readonly Choice[]): Facets {
  if (choices.length === 0) return facets;
  const picks = choices.flatMap(({ pick }) => pick ?? []);
  const isCleared = choices.some(
    ({ id, to }) => id === WHOLE && changes(pageOfHref(facets.limparHref), to).length === 0,
  );
  const hasPrice = picks.some(({ grupo }) => grupo === PRICE);
  const grupos = facets.grupos.map((grupo) => {
    const isEmptied = isCleared || (hasPrice && grupo.id === PRICE);
    const links = grupo.links.map((link) => {
      const pick = picks.find((other) => samePick(other, { grupo: grupo.id, label: link.label }));
      return { ...link, ativo: pick?.on ?? (link.ativo && !isEmptied) };
    });
    return { ...grupo, links };
  });
  return { ...facets, grupos, aplicados: appliedOf(grupos) };
}
