import { useEffect, useRef } from 'react';
import type { LensGroup } from '@/lib/lens/options';
import { LensChoices } from './lens-choices';
import styles from './lens-dialog.module.css';
import { LensNote } from './lens-note';
import { LensSummary } from './lens-summary';
import { LensUpload } from './lens-upload';
import type { Lens } from './use-lens';

type Props = { lens: Lens; group: LensGroup; nome: string; url: string; whatsapp: string };

/** Panel of a tab; it takes the focus, so that a choice that moves on is followed by eye, ear and keyboard. */
export function LensStep({ lens, group, ...product }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Who walks along the tabs by arrow keys stays on them.
    if (document.activeElement?.role === 'tab') return;
    heading.current?.focus({ preventScroll: true });
    const scroller = heading.current?.closest('[role="tabpanel"]')?.parentElement?.parentElement;
    if (scroller) scroller.scrollTop = 0;
  }, []);
  return (
    <div
      className={styles.step}
      role="tabpanel"
      id={`lens-panel-${group.id}`}
      aria-labelledby={`lens-tab-${group.id}`}
    >
      <div className={styles.intro}>
        <h3 className={styles.heading} ref={heading} tabIndex={-1}>
          {group.nome}
        </h3>
        {group.descricao ? <p>{group.descricao}</p> : null}
      </div>
      {group.papel === 'choice' ? <LensChoices lens={lens} group={group} /> : null}
      {group.papel === 'text' ? <LensNote lens={lens} group={group} /> : null}
      {group.papel === 'upload' ? <LensUpload lens={lens} {...product} /> : null}
      {lens.groups.at(-1) === group ? <LensSummary lens={lens} /> : null}
    </div>
  );
}
