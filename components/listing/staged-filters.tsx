'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { LinkButton } from '@/components/ui/link-button';
import { CategoryNav } from './category-nav';
import panel from './filter-panel.module.css';
import { isOpenFromStart } from './open-groups';
import { pendingHref } from './pending-choices';
import { StagedGroup } from './staged-group';
import { StagedOrder } from './staged-order';

export { makeModal } from './modal-sheet';

import { type StagedStart, useStagedFilters } from './use-staged-filters';

function applyLabel(total: number | null, pending: boolean): string {
  if (pending) return 'Contando produtos…';
  if (total === null) return 'Aplicar filtros';
  if (total === 0) return 'Nenhum produto assim';
  return total === 1 ? 'Ver 1 produto' : `Ver ${total} produtos`;
}

/**
 * Inside of the filter sheet once it is open: several values can be ticked before the list changes, and the one
 * button says how many products that will show (LIST-18, A11). The button is a link to that list.
 */
export function StagedFilters({ onDone, ...start }: StagedStart & { onDone: () => void }) {
  const { facets, total, pending, href, pick, order, chooseOrder } = useStagedFilters(start);
  const { categorias, grupos, limparHref } = facets;
  const [applying, setApplying] = useState(false);
  const apply = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (applying && !pending) apply.current?.click();
  }, [applying, pending]);

  function follow(event: MouseEvent<HTMLElement>) {
    const { href: here } = window.location;
    const isSame = new URL(href, here).search === new URL(pendingHref() ?? here, here).search;
    if (!pending && !isSame) return;
    // Nothing to load: either nothing changed, or it is not known yet where this leads.
    event.preventDefault();
    if (pending) setApplying(true);
    else onDone();
  }

  return (
    <>
      <div className={panel.groups}>
        <StagedOrder sort={start.sort} value={order} onChoose={chooseOrder} />
        {categorias ? <CategoryNav categorias={categorias} /> : null}
        {grupos.map((grupo, index) => (
          <Disclosure key={grupo.id} title={grupo.nome} open={isOpenFromStart(grupo, index)}>
            <StagedGroup grupo={grupo} onPick={pick} />
          </Disclosure>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {pending ? '' : applyLabel(total, false)}
      </p>
      <div className={panel.foot}>
        <LinkButton href={limparHref} variant="secondary" data-whole>
          Limpar tudo
        </LinkButton>
        <LinkButton
          ref={apply}
          href={href}
          data-whole
          onClickCapture={follow}
          aria-busy={pending || undefined}
        >
          {applyLabel(total, pending)}
        </LinkButton>
      </div>
    </>
  );
}
