import Link from 'next/link';
import { type Ref, useId } from 'react';
import { ProductImage } from '@/components/ui/product-image';
import { SelectField } from '@/components/ui/select-field';
import type { Part } from '@/lib/combination/options';
import { formatBRL } from '@/lib/money/format';
import { attributeName } from '@/lib/product/attribute-words';
import styles from './combination-view.module.css';

type Props = {
  part: Part;
  /** Chosen size: 0 when there is none to choose, null while it is missing. */
  chosen: number | null;
  onChoose: (id: number) => void;
  /** Whether the missing size is to be told (PDP-25). */
  isFlagged: boolean;
  select: Ref<HTMLSelectElement>;
};

/** One of the two products, with its size where it has some. */
export function CombinationPart({ part, chosen, onChoose, isFlagged, select }: Props) {
  const { nome, href, imagem, preco, atributo, tamanhos } = part;
  const nameId = useId();
  const files = imagem === '' ? null : { small: imagem, medium: '', big: '', zoom: '' };
  return (
    <div className={styles.part}>
      <ProductImage files={files} alt="" sizes="12rem" />
      <p className={styles.name} id={nameId}>
        {href === null ? (
          nome
        ) : (
          <Link href={href} prefetch={false}>
            {nome}
          </Link>
        )}
      </p>
      <p className={styles.amount}>{formatBRL(preco)}</p>
      {tamanhos.length > 0 ? (
        <SelectField
          ref={select}
          label={attributeName(atributo)}
          aria-label={`${attributeName(atributo)} de ${nome}`}
          placeholder="Escolha"
          options={tamanhos
            .filter(({ estoque }) => estoque > 0)
            .map(({ id, label }) => ({ value: String(id), label }))}
          value={chosen === null ? '' : String(chosen)}
          error={isFlagged && chosen === null ? 'Escolha para comprar junto.' : undefined}
          onChange={(event) => {
            if (event.target.value !== '') onChoose(Number(event.target.value));
          }}
        />
      ) : null}
    </div>
  );
}
