import { useEffect, useRef } from 'react';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import type { DisplayPrices } from '@/lib/platform/prices';
import type { LensGroup } from '@/lib/purchase/lens/options';
import { isChoiceOfIndex } from '@/lib/purchase/lens/refractive-index';
import { areAlone } from '@/lib/purchase/lens/state';
import { prescriptionTab } from '@/lib/purchase/lens/summary';
import { IndexChoices } from './index-choices';
import styles from './lens-dialog.module.css';
import { LensChoices, LensIntro, type PricedLens } from './lens-options';
import { LensSummary } from './lens-order';
import { PrescriptionUpload, TextPrescription } from './prescription';
import type { PrescriptionPhoto } from './use-prescription-photo';

export type LensStepProps = {
  lens: PricedLens;
  photo: PrescriptionPhoto;
  group: LensGroup;
  /** Measurements of the chosen size; null if unknown. */
  frame: FrameMillimetres | null;
  prices: DisplayPrices | null;
  nome: string;
  url: string;
  whatsapp: string;
  /** Selects a recommendation, without changing messages. */
  preselect: PricedLens['dispatch'];
  /** How many times the shopper tried to go on although something here is missing or wrong. */
  asked: number;
};

/**
 * Panel of a tab. Its heading, or the empty field for the degree, gets the focus, so that a choice that opens the next tab
 * is announced.
 */
export function LensStep({ lens, group, frame, prices, preselect, asked, ...product }: LensStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const hasIndex = isChoiceOfIndex(group.valores);
  // A note is optional, so the order that 'Finalizar' sends is above it. For lenses alone it names the frame.
  const isNote = group.role === 'text' && prescriptionTab(lens.groups) !== group && !areAlone(lens.groups);
  const summary =
    lens.groups.at(-1) === group ? (
      <LensSummary lens={lens} nome={product.nome} frame={frame} prices={prices} />
    ) : null;
  useEffect(() => {
    // Arrow keys move the focus along the tabs.
    if (document.activeElement?.role === 'tab') return;
    // The degree is what the shopper knows, and the recommendation needs it.
    const degree = hasIndex ? panel.current?.querySelector<HTMLInputElement>('input') : null;
    (degree?.value === '' ? degree : heading.current)?.focus({ preventScroll: true });
    const scroller = heading.current?.closest('[role="tabpanel"]')?.parentElement?.parentElement;
    if (scroller) scroller.scrollTop = 0;
  }, [hasIndex]);
  useEffect(() => {
    if (asked === 0) return;
    const invalid = panel.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    invalid?.closest('details')?.setAttribute('open', '');
    invalid?.focus();
    // With its message, which may be beyond the edge of the dialog.
    invalid?.closest('div')?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return (
    <div
      ref={panel}
      className={styles.step}
      role="tabpanel"
      id={`lens-panel-${group.id}`}
      aria-labelledby={`lens-tab-${group.id}`}
    >
      <LensIntro group={group} headingRef={heading} />
      {isNote ? summary : null}
      {group.role === 'choice' && hasIndex ? (
        <IndexChoices lens={lens} group={group} frame={frame} preselect={preselect} />
      ) : null}
      {group.role === 'choice' && !hasIndex ? <LensChoices lens={lens} group={group} /> : null}
      {group.role === 'text' ? (
        <TextPrescription lens={lens} group={group} asked={asked} frame={frame} />
      ) : null}
      {group.role === 'upload' ? (
        <PrescriptionUpload lens={lens} group={group} asked={asked} frame={frame} {...product} />
      ) : null}
      {isNote ? null : summary}
    </div>
  );
}
