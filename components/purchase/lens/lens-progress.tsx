import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CheckIcon } from '@/components/ui/icons-core';
import { isPlainKey } from '@/components/ui/plain-key';
import { isReachable } from '@/lib/purchase/lens/state';
import { isFilled, prescriptionTab } from '@/lib/purchase/lens/summary';
import { isPrescriptionEmpty } from '@/lib/purchase/lens/typed-prescription';
import type { Lens } from '@/lib/purchase/lens/use-lens';
import styles from './lens-progress.module.css';

const ARROW_STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/** Progress, and one tab per group; a tab can be opened once the mandatory choices before it have been made. */
export function LensProgress({ lens: { groups, state, dispatch } }: { lens: Lens }) {
  const list = useRef<HTMLDivElement>(null);
  // The first question is above the first tab, and part of it.
  const index = Math.max(
    0,
    groups.findIndex(({ id }) => id === state.step),
  );

  useEffect(() => {
    // On phones the tabs are wider than the sheet, so the current one is centred.
    const row = list.current;
    const tab = row?.children[index];
    if (row && tab instanceof HTMLElement)
      row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [index]);

  const done = (group: (typeof groups)[number]) =>
    group.role === 'choice'
      ? Object.hasOwn(state.choices, group.id)
      : isFilled(groups, state, group) ||
        (group === prescriptionTab(groups) && !isPrescriptionEmpty(state.typed));

  function move(event: KeyboardEvent) {
    const step = isPlainKey(event) ? ARROW_STEPS[event.key] : undefined;
    const target = step && groups[index + step];
    if (!target || !isReachable(groups, state.choices, target.id)) return;
    event.preventDefault();
    dispatch({ type: 'go', step: target.id });
    list.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(target.id)}"]`)?.focus();
  }

  return (
    <div className={styles.progress}>
      <p className={styles.count}>
        Etapa {index + 1} de {groups.length}
      </p>
      <div className={styles.tabs} role="tablist" aria-label="Etapas das lentes" ref={list} onKeyDown={move}>
        {groups.map((group, position) => {
          const isCurrent = position === index;
          return (
            <button
              className={styles.tab}
              type="button"
              role="tab"
              id={`lens-tab-${group.id}`}
              data-step={group.id}
              key={group.id}
              aria-selected={isCurrent}
              aria-controls={isCurrent ? `lens-panel-${group.id}` : undefined}
              tabIndex={isCurrent ? 0 : -1}
              disabled={!isReachable(groups, state.choices, group.id)}
              onClick={() => dispatch({ type: 'go', step: group.id })}
            >
              {done(group) ? <CheckIcon /> : null}
              {group.nome}
            </button>
          );
        })}
      </div>
    </div>
  );
}
