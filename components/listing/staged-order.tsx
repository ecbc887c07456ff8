import { Disclosure } from '@/components/ui/disclosure';
import type { SortChoice } from '@/lib/listing/sorting';
import styles from './filter-panel.module.css';
import own from './staged-group.module.css';

type Props = { sort: readonly SortChoice[]; value: string | undefined; onChoose: (order: string) => void };

/** Order of the list as a choice within the sheet: its button says 'Filtrar | Ordenar' (LIST-15, LIST-24). */
export function StagedOrder({ sort, value: chosen, onChoose }: Props) {
  if (sort.length === 0) return null;
  return (
    <Disclosure title="Ordenar" open>
      <fieldset className={own.group}>
        <legend className="visually-hidden">Ordenar</legend>
        {sort.map(({ value, label }) => (
          <label className={styles.value} data-on={value === chosen || undefined} key={value}>
            <input
              className={own.box}
              type="radio"
              name="ordem-da-lista"
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </Disclosure>
  );
}
