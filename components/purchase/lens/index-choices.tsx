import { useEffect, useRef, useState } from 'react';
import { TextField } from '@/components/ui/field';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import { adviseIndex } from '@/lib/purchase/lens/index-advice';
import { describeEstimate } from '@/lib/purchase/lens/lens-look';
import type { LensGroup, LensValue } from '@/lib/purchase/lens/options';
import { prescriptionStrength, refractiveIndex } from '@/lib/purchase/lens/refractive-index';
import { compatibleValues } from '@/lib/purchase/lens/state';
import { MAX_FIELD_LENGTH, measureError } from '@/lib/purchase/lens/typed-prescription';
import type { Lens } from '@/lib/purchase/lens/use-lens';
import dialog from './lens-dialog.module.css';
import { LensChoices, type PricedLens } from './lens-options';
import { LensProfile } from './lens-profile';
import { useLensToDraw } from './use-lens-to-draw';

/** Text that may become a strength while it is typed: a number, or 'plano'. */
const UNFINISHED = /^\s*(?:[+−–-]?\s*\d*[.,]?\d*|p(?:l(?:a(?:n(?:o)?)?)?)?)\s*$/i;

type Props = {
  lens: PricedLens;
  group: LensGroup;
  /** Measurements of the chosen size; null when they are unknown. */
  frame: FrameMillimetres | null;
  /** Must always be the same function, and does not change messages. */
  preselect: Lens['dispatch'];
};

/**
 * Tab whose options differ by refractive index. Recommends one for the typed prescription, or for the strength that the
 * shopper enters here, which is used for nothing else and not saved. The recommended option is first, and preselected
 * while the strength is valid (A25). With the frame's measurements each option shows how thick and heavy its lens would
 * be; if the prescription has no pupil distance, the one from the try-on is used.
 */
export function IndexChoices({ lens, group, frame, preselect }: Props) {
  const { groups, state, dispatch } = lens;
  const degrees = state.strongest;
  const [touched, setTouched] = useState(false);
  const named = { 'od-esferico': degrees };
  const error = measureError(named, 'od', 'esferico');
  const typed = prescriptionStrength(state.typed);
  const strength = typed ?? (error === '' ? prescriptionStrength(named) : null);
  const drawn = useLensToDraw(typed === null ? named : state.typed, frame);
  const advice =
    strength === null ? null : adviseIndex(compatibleValues(groups, state.choices, group), strength, drawn);
  const recommendedId = advice?.value.id;
  const earlierId = useRef<string>(undefined);
  useEffect(() => {
    const change = (type: 'preselect' | 'withdraw', value = '') =>
      preselect({ type, group: group.id, value });
    if (recommendedId !== undefined) change('preselect', recommendedId);
    else if (earlierId.current !== undefined) change('withdraw', earlierId.current);
    earlierId.current = recommendedId;
  }, [recommendedId, group.id, preselect]);
  function renderDetail(value: LensValue) {
    const index = refractiveIndex(value);
    return drawn && index !== null ? <LensProfile lens={drawn} index={index} /> : null;
  }
  return (
    <>
      {typed === null ? (
        <TextField
          label="Qual é o maior grau da sua receita? (opcional)"
          hint="Com o sinal da receita, somado ao cilíndrico, se houver. Só serve para indicar a lente e não fica guardado."
          inputMode="text"
          autoComplete="off"
          placeholder="ex.: −3,25"
          maxLength={MAX_FIELD_LENGTH}
          value={degrees}
          error={((touched || !UNFINISHED.test(degrees)) && error) || undefined}
          enterKeyHint="next"
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'Enter') return;
            // A phone's keyboard covers the options and the dialog's button.
            if (recommendedId === undefined) currentTarget.blur();
            else dispatch({ type: 'next' });
          }}
          onBlur={() => setTouched(true)}
          onChange={(event) => dispatch({ type: 'type-strongest', text: event.target.value })}
        />
      ) : null}
      <p className={dialog.aside} role="status">
        {advice?.reason}
      </p>
      <LensChoices lens={lens} group={group} recommendedId={recommendedId} renderDetail={renderDetail} />
      {drawn ? <p className={dialog.aside}>{describeEstimate(drawn)}</p> : null}
    </>
  );
}
