import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox-radio';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import type { Measure } from '@/lib/face-measure/geometry/face-measures';
import {
  canBeKept,
  forgetPrescription,
  type KeptPrescription,
  matchChoices,
  readPrescription,
} from '@/lib/purchase/lens/kept/kept-prescription';
import { whatChanges } from '@/lib/purchase/lens/kept/what-changes';
import { formatPrescription } from '@/lib/purchase/lens/typed-prescription';
import type { Lens } from '@/lib/purchase/lens/use-lens';
import styles from './kept-prescription.module.css';

const dateText = (time: number) => new Date(time).toLocaleDateString('pt-BR');

/** The prescription saved on this device, and a function that deletes it. */
export function useKeptPrescription() {
  const [kept, setKept] = useState<KeptPrescription | null>(null);
  const [isForgotten, setIsForgotten] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void readPrescription(Date.now()).then((found) => {
      if (isCurrent) setKept(found);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  async function forget() {
    await forgetPrescription();
    setKept(null);
    setIsForgotten(true);
  }
  return { kept, isForgotten, forget };
}

const FORGOTTEN = 'A receita guardada foi apagada deste aparelho.';

type OfferProps = {
  lens: Lens;
  /** Measurements of the chosen size; null if unknown. */
  frame: FrameMillimetres | null;
  /** Pupil distance from the try-on; null without one. */
  measured: Measure | null;
};

/** 'Mesma receita, nova armação': offers the saved prescription, with the differences for this frame (LENS-24). */
export function KeptOffer({ lens: { groups, dispatch }, frame, measured }: OfferProps) {
  const { kept, isForgotten, forget } = useKeptPrescription();
  if (kept === null) return isForgotten ? <p role="status">{FORGOTTEN}</p> : null;
  return (
    <section className={styles.kept} aria-labelledby="receita-guardada">
      <h3 id="receita-guardada">Mesma receita, nova armação</h3>
      <p className={styles.note}>
        Guardada neste aparelho até {dateText(kept.until)}
        {kept.frame.nome === '' ? '' : `, da armação ${kept.frame.nome}`}.
      </p>
      <ul className={styles.values}>
        {formatPrescription(kept.typed)
          .split('\n')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
      <ul className={styles.note} aria-label="O que muda com esta armação">
        {whatChanges(kept, groups, frame, measured).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          onClick={() =>
            dispatch({ type: 'restore', typed: kept.typed, choices: matchChoices(groups, kept) })
          }
        >
          Usar esta receita
        </Button>
        <Button variant="quiet" size="sm" onClick={forget}>
          Esquecer a receita
        </Button>
      </div>
    </section>
  );
}

/** On the page with the shopper's measurements: says that a prescription is saved too, and deletes it. */
export function KeptNote() {
  const { kept, isForgotten, forget } = useKeptPrescription();
  if (kept === null) return isForgotten ? <p role="status">{FORGOTTEN}</p> : null;
  return (
    <section className={styles.kept} aria-labelledby="receita-guardada">
      <h2 id="receita-guardada">Receita guardada</h2>
      <p>
        Os valores da sua receita e as lentes da última armação ficam cifrados neste aparelho até{' '}
        {dateText(kept.until)}, para a próxima armação.
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={forget}>
          Esquecer a receita
        </Button>
      </div>
    </section>
  );
}

type KeepProps = { lens: Lens; isWanted: boolean; onChange: (isWanted: boolean) => void };

/** Separate consent, never preselected, to save the typed prescription on this device. */
export function KeepChoice({ lens: { state }, isWanted, onChange }: KeepProps) {
  if (!canBeKept(state)) return null;
  return (
    <Checkbox
      label="Guardar os valores da receita e estas lentes, cifrados neste aparelho por 1 ano, para a próxima armação. Posso esquecer com um toque."
      checked={isWanted}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
