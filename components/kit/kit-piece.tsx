'use client';

import Link from 'next/link';
import { useRef } from 'react';
import { SizeChoice } from '@/components/product/size-choice';
import { Checkbox } from '@/components/ui/choice';
import { ProductImage } from '@/components/ui/product-image';
import { Stepper } from '@/components/ui/stepper';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { KIT_FIELDS, KIT_FORM } from '@/lib/kit/form';
import type { Piece } from '@/lib/kit/options';
import { countOf, pricePerPiece, sizeOf } from '@/lib/kit/selection';
import { formatBRL } from '@/lib/money/format';
import { attributeName, wantedChoice } from '@/lib/product/attribute-words';
import { useKit } from './kit-context';
import styles from './kit-screen.module.css';

/** A product of the kit: picture, name, price and its sizes; in an open list also how many, or none (KIT-05, KIT-09). */
export function KitPiece({ piece }: { piece: Piece }) {
  const { kit, selection, change, missing, mark } = useKit();
  const { id, nome, href, imagem, atributo, tamanhos, disponivel } = piece;
  const count = countOf(piece, selection);
  const isLeft = !kit.fechada && (!disponivel || selection.left.includes(id));
  const price = pricePerPiece(piece, selection);
  const box = useRef<HTMLInputElement>(null);
  useEarlyInput(box, ({ checked }) => checked === isLeft && take(checked));

  function take(taken: boolean) {
    change(({ left }) => {
      const others = left.filter((other) => other !== id);
      return { left: taken ? others : [...others, id] };
    });
  }

  const files = imagem === '' ? null : { small: imagem, medium: '', big: '', zoom: '' };
  return (
    <li className={styles.piece} data-left={isLeft || undefined}>
      <div className={styles.picture}>
        <ProductImage files={files} alt="" sizes="6rem" />
      </div>
      <div className={styles.about}>
        <p className={styles.pieceName}>
          {href === null ? (
            nome
          ) : (
            <Link href={href} prefetch={false}>
              {nome}
            </Link>
          )}
        </p>
        <p className={styles.note}>
          {kit.fechada && count > 1 ? `${count} unidades · ` : ''}
          {price > 0 ? `${formatBRL(price)}${count > 1 ? ' cada' : ''}` : null}
          {disponivel ? '' : ' Esgotado'}
        </p>
        {tamanhos.length > 0 && !isLeft ? (
          <SizeChoice
            legend={
              <>
                {attributeName(atributo)}
                <VisuallyHidden> de {nome}</VisuallyHidden>
              </>
            }
            sizes={tamanhos.map((size) => ({
              ...size,
              note: size.preco === piece.preco ? '' : formatBRL(size.preco),
            }))}
            chosen={sizeOf(piece, selection)}
            onChoose={(size) => change(({ sizes }) => ({ sizes: { ...sizes, [id]: size } }))}
            error={missing?.id === id ? `Escolha ${wantedChoice(atributo)} de ${nome}.` : ''}
            first={(element) => mark(id, element)}
            field={{ name: KIT_FIELDS.tamanhoDe(id), form: KIT_FORM }}
          />
        ) : null}
        {kit.fechada || !disponivel ? null : (
          <div className={styles.open}>
            {isLeft ? null : (
              <Stepper
                onLeaving
                name={nome}
                quantity={count}
                onChange={(quantity) => change(({ counts }) => ({ counts: { ...counts, [id]: quantity } }))}
                field={{ name: KIT_FIELDS.quantidadeDe(id), form: KIT_FORM }}
              />
            )}
            <Checkbox
              ref={box}
              label="Levar"
              aria-label={`Levar ${nome}`}
              name={KIT_FIELDS.levar}
              value={id}
              form={KIT_FORM}
              checked={!isLeft}
              onChange={(event) => take(event.target.checked)}
            />
          </div>
        )}
      </div>
    </li>
  );
}
