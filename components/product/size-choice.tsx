import { type ReactNode, type Ref, useId, useRef } from 'react';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './size-picker.module.css';

type Props = {
  /** Name of the attribute: 'Tamanho'. */
  legend: ReactNode;
  /** `note` stands beside the label; `value` is what a form sends for the size. */
  sizes: readonly { id: number; label: string; estoque: number; note?: string; value?: string | undefined }[];
  /** `idAtributoValor`, null while none is chosen. */
  chosen: number | null;
  onChoose: (id: number) => void;
  /** In words, while a choice is missing; `''` for none. */
  error: string;
  /** The first size that can be chosen: where the focus goes when one is missing. */
  first?: Ref<HTMLInputElement>;
  /** Form that the radio buttons belong to, for visits without script. */
  field?: { name: string; form: string } | undefined;
};

/** Sizes of one product as radio buttons; sold-out ones are named as such and cannot be chosen (PDP-48). */
export function SizeChoice({ legend, sizes, chosen, onChoose, error, first, field }: Props) {
  const group = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(fieldset, (element) => {
    const shown = [...element.querySelectorAll('input')].findIndex(({ checked }) => checked);
    const early = sizes[shown];
    if (early && early.id !== chosen) onChoose(early.id);
  });
  const firstFree = sizes.find(({ estoque }) => estoque > 0)?.id;
  return (
    <fieldset
      ref={fieldset}
      className={styles.sizes}
      aria-describedby={error ? `${group}-error` : undefined}
      data-missing={error ? true : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {sizes.map(({ id, label, estoque, note = '', value = '' }) => (
          <label className={styles.size} key={id}>
            <input
              ref={id === firstFree ? first : undefined}
              className={styles.input}
              type="radio"
              name={field?.name ?? group}
              value={value || id}
              form={field?.form}
              required
              checked={id === chosen}
              disabled={estoque <= 0}
              onChange={() => onChoose(id)}
            />
            <span>{label}</span>
            {note ? <small> {note}</small> : null}
            {estoque <= 0 ? <VisuallyHidden> esgotado</VisuallyHidden> : null}
          </label>
        ))}
      </div>
      {error ? (
        <p className={styles.error} id={`${group}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
