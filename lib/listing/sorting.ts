import type { Ordenacao } from '@/lib/store-api/schemas/listagem';
import { type ListingPage, orderHref } from './links';
import { DEFAULT_ORDER } from './query';

/** What the sort menu shows; `value` is what `order` takes in the address. */
export type SortChoice = Pick<SortOption, 'value' | 'label' | 'atual'>;

/** Option of the sort menu with its address. */
type SortOption = { value: string; label: string; href: string; atual: boolean };

/**
 * Sort options in the platform's order (LIST-24). Exactly one is current: the one the platform marks, else
 * the one the address names, else 'Popularidade' (LIST-44).
 */
export function sortOptions(page: ListingPage, ordenacao: readonly Ordenacao[]): SortOption[] {
  const options = ordenacao.flatMap(({ label, atual, rota }) =>
    rota && label !== ''
      ? [{ value: rota.query.order ?? label, label, href: orderHref(page, rota), atual }]
      : [],
  );
  const wanted = page.query.order || DEFAULT_ORDER;
  const current =
    options.find(({ atual }) => atual) ?? options.find(({ value }) => value === wanted) ?? options[0];
  return options.map((option) => ({ ...option, atual: option === current }));
}
