import { type ReactNode, type Ref, useId, useRef } from 'react';
import { FieldError } from '@/components/ui/field';
import { usePreHydrationInput } from '@/components/ui/use-pre-hydration-input';
import { shortSizeName } from '@/lib/catalog/product/frame-size';
import styles from './size-choice.module.css';

type Props = {
  /** Display name of the attribute: 'Tamanho'. */
  legend: ReactNode;
  /** `note` is shown below the label; `value` is what the form submits. */
  sizes: readonly {
    id: number;
    label: string;
    estoque: number;
    frontWidth?: number | undefined;
    note?: string;
    /** How the size fits the shopper; '' if unknown. */
    fit?: string | undefined;
    /** Shown on the edge of the button of the recommended size. */
    mark?: ReactNode;
    value?: string | undefined;
  }[];
  /** `idAtributoValor`; null for none. */
  chosenId: number | null;
  onChoose: (id: number) => void;
  /** Message while no size is chosen; `''` for none. */
  error: string;
  /** Receives the first size in stock, which gets the focus if no size is chosen. */
  firstRef?: Ref<HTMLInputElement>;
  /**
   * Name and form id of the radio buttons, for visits without JavaScript, and their description for browser assistants.
   */
  formField?: { name: string; form: string; description?: string } | undefined;
};

/** Sizes of a product as radio buttons; sold-out sizes are disabled, and say so instead of their price. */
export function SizeChoice({ legend, sizes, chosenId, onChoose, error, firstRef, formField }: Props) {
  const groupId = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  usePreHydrationInput(fieldset, (element) => {
    const checkedIndex = [...element.querySelectorAll('input')].findIndex(({ checked }) => checked);
    const size = sizes[checkedIndex];
    if (size && size.id !== chosenId) onChoose(size.id);
  });
  const firstInStock = sizes.find(({ estoque }) => estoque > 0)?.id;
  return (
    <fieldset
      ref={fieldset}
      className={styles.sizes}
      aria-describedby={error ? `${groupId}-error` : undefined}
      {...(formField && { toolparamdescription: formField.description })}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {sizes.map(({ id, label, estoque, frontWidth, note = '', fit, mark, value }) => (
          <label className={styles.size} key={id}>
            <input
              ref={id === firstInStock ? firstRef : undefined}
              className={styles.input}
              type="radio"
              name={formField?.name ?? groupId}
              value={value || id}
              form={formField?.form}
              required
              checked={id === chosenId}
              disabled={estoque <= 0}
              onChange={() => onChoose(id)}
            />
            <span>
              {shortSizeName(label, frontWidth)}
              {frontWidth ? (
                <small className={styles.width}>
                  {' '}
                  <span className="visually-hidden">frente </span>
                  {frontWidth} mm
                  {fit && ','}
                  {fit && <span> {fit}</span>}
                </small>
              ) : null}
            </span>
            {mark}
            {note && estoque > 0 ? <small> {note}</small> : null}
            {estoque <= 0 ? <small className={note ? undefined : 'visually-hidden'}> esgotado</small> : null}
          </label>
        ))}
      </div>
      <FieldError id={`${groupId}-error`} error={error} />
    </fieldset>
  );
}
