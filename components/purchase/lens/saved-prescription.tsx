import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox-radio';
import { useLostFocus } from '@/components/ui/use-lost-focus';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import type { Measure } from '@/lib/face-measure/geometry/face-measures';
import {
  canBeSaved,
  forgetPrescription,
  matchChoices,
  readPrescription,
  type SavedPrescription,
} from '@/lib/purchase/lens/saved-prescription/saved-prescription';
import { whatChanges } from '@/lib/purchase/lens/saved-prescription/what-changes';
import { areAlone } from '@/lib/purchase/lens/state';
import { formatPrescription } from '@/lib/purchase/lens/typed-prescription';
import type { Lens } from '@/lib/purchase/lens/use-lens';
import styles from './saved-prescription.module.css';

const dateText = (time: number) => new Date(time).toLocaleDateString('pt-BR');

const FORGOTTEN = 'A receita guardada foi apagada deste aparelho.';
const NOT_FORGOTTEN =
  'Não conseguimos apagar a receita deste aparelho. Tente de novo ou apague os dados deste site no seu navegador.';

/** The prescription saved on this device, a function that deletes it, and what the shopper is told about that. */
function useSavedPrescription() {
  const [saved, setSaved] = useState<SavedPrescription | null>(null);
  const [notice, setNotice] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void readPrescription(Date.now()).then((found) => {
      if (isCurrent) setSaved(found);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  async function forget() {
    try {
      await forgetPrescription();
      setSaved(null);
      setNotice(FORGOTTEN);
    } catch (error) {
      console.error('The stored prescription could not be deleted', error);
      setNotice(NOT_FORGOTTEN);
    }
  }
  return { saved, notice, forget };
}

/** Replaces a deleted prescription, and gets the focus of its button; nothing for ''. */
function Forgotten({ notice }: { notice: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useLostFocus(() => text.current?.focus());
  return notice === '' ? null : (
    <p role="status" ref={text} tabIndex={-1}>
      {notice}
    </p>
  );
}

type OfferProps = {
  lens: Lens;
  /** Measurements of the chosen size; null if unknown. */
  frame: FrameMillimetres | null;
  /** Pupil distance from the try-on; null without one. */
  measured: Measure | null;
};

/** 'Mesma receita, nova armação': offers the saved prescription, with the differences for this frame (LENS-24). */
export function SavedPrescriptionOffer({ lens: { groups, dispatch }, frame, measured }: OfferProps) {
  const { saved, notice, forget } = useSavedPrescription();
  if (saved === null) return <Forgotten notice={notice} />;
  const changes = whatChanges(saved, groups, frame, measured);

  function forgetAll() {
    // The values may be in use here, and the dialog would store them again.
    dispatch({ type: 'forget-typed' });
    void forget();
  }

  return (
    <section className={styles.kept} aria-labelledby="receita-guardada">
      <h3 id="receita-guardada">
        {areAlone(groups) ? 'A sua receita guardada' : 'Mesma receita, nova armação'}
      </h3>
      <p className={styles.note}>
        Guardada neste aparelho até {dateText(saved.until)}
        {saved.frame.nome === '' ? '' : `, do pedido de ${saved.frame.nome}`}.
      </p>
      <ul className={styles.values}>
        {formatPrescription(saved.typed)
          .split('\n')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
      {changes.length > 0 ? (
        <ul className={styles.note} aria-label="O que muda com esta armação">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
      <div className={styles.actions}>
        <Button
          onClick={() =>
            dispatch({ type: 'restore', typed: saved.typed, choices: matchChoices(groups, saved) })
          }
        >
          Usar esta receita
        </Button>
        <Button variant="quiet" size="sm" onClick={forgetAll}>
          Esquecer a receita
        </Button>
      </div>
      <p role="alert">{notice}</p>
    </section>
  );
}

/** On the page with the shopper's measurements: says that a prescription is saved too, and deletes it. */
export function SavedPrescriptionNote() {
  const { saved, notice, forget } = useSavedPrescription();
  if (saved === null) return <Forgotten notice={notice} />;
  return (
    <section className={styles.kept} aria-labelledby="receita-guardada">
      <h2 id="receita-guardada">Receita guardada</h2>
      <p>
        Os valores da sua receita e as lentes da última armação ficam cifrados neste aparelho até{' '}
        {dateText(saved.until)}, para a próxima armação.
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={forget}>
          Esquecer a receita
        </Button>
      </div>
      <p role="alert">{notice}</p>
    </section>
  );
}

type SaveProps = { lens: Lens; isWanted: boolean; onChange: (isWanted: boolean) => void };

/** Separate consent, never preselected, to save the typed prescription on this device. */
export function SaveChoice({ lens: { state }, isWanted, onChange }: SaveProps) {
  if (!canBeSaved(state)) return null;
  return (
    <Checkbox
      label="Guardar os valores da receita e estas lentes, cifrados neste aparelho por 1 ano, para a próxima armação. Posso esquecer com um toque."
      checked={isWanted}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
