import { useState } from 'react';
import { TextField } from '@/components/ui/field';
import type { LensGroup } from '@/lib/purchase/lens/options';
import {
  prescriptionStrength,
  recommendationReason,
  recommendIndex,
} from '@/lib/purchase/lens/refractive-index';
import { compatibleValues } from '@/lib/purchase/lens/state';
import { MAX_FIELD_LENGTH, measureError } from '@/lib/purchase/lens/typed-prescription';
import type { Lens } from '@/lib/purchase/lens/use-lens';
import dialog from './lens-dialog.module.css';
import { LensChoices } from './lens-options';

/**
 * Tab whose values differ by their refractive index: recommends one for the typed prescription, or for the strength
 * that the shopper names here, which is used for nothing else and not kept.
 */
export function IndexChoices({ lens, group }: { lens: Lens; group: LensGroup }) {
  const { groups, state } = lens;
  const [degrees, setDegrees] = useState('');
  const [touched, setTouched] = useState(false);
  const named = { 'od-esferico': degrees };
  const error = measureError(named, 'od', 'esferico');
  const typed = prescriptionStrength(state.typed);
  const strength = typed ?? (error === '' ? prescriptionStrength(named) : null);
  const recommended =
    strength === null ? null : recommendIndex(compatibleValues(groups, state.choices, group), strength);
  return (
    <>
      {typed === null ? (
        <TextField
          label="Qual é o maior grau da sua receita? (opcional)"
          hint="Some o cilíndrico, se houver. Serve só para indicar a lente e não fica guardado."
          inputMode="text"
          autoComplete="off"
          placeholder="-3,25"
          maxLength={MAX_FIELD_LENGTH}
          value={degrees}
          error={(touched && error) || undefined}
          onBlur={() => setTouched(true)}
          onChange={(event) => setDegrees(event.target.value)}
        />
      ) : null}
      <p className={dialog.aside} role="status">
        {recommended === null || strength === null ? '' : recommendationReason(recommended, strength)}
      </p>
      <LensChoices lens={lens} group={group} recommendedId={recommended?.id} />
    </>
  );
}
