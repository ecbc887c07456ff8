import Link from 'next/link';
import { IconButton } from '@/components/ui/icon-button';
import { CloseIcon } from '@/components/ui/icons-core';
import { Skeleton } from '@/components/ui/skeleton';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import { withoutSize } from '@/lib/catalog/product/size-href';
import { TryOnLink } from './compared-actions';
import styles from './compared-head.module.css';
import comparison from './comparison.module.css';
import type { Compared } from './use-compared';

/** Products that fit on a phone next to the row names; on a wide screen they leave a column free for a third one. */
export const PAIR = 2;

const WIDE = '(width >= 1280px)';

/** Number of pictures that fit next to a single frame. */
export const MAX_IN_SLOT = 4;

type SlotProps = {
  /** The list to choose another product from. */
  listHref: string;
  /** Products that can be added with one click. */
  candidates: readonly ProductLink[];
};

/** Next to one or two frames: how to find another one. */
function EmptySlot({ listHref, candidates, className }: SlotProps & { className?: string | undefined }) {
  return (
    <td className={className}>
      <div className={styles.slot}>
        {candidates.length > 0 ? (
          <>
            <p id="comparar-com">Toque para comparar</p>
            <ul aria-labelledby="comparar-com">
              {candidates.map(({ href, nome, imagem }) => (
                <li key={href}>
                  <a href={`#${href}`} title={nome}>
                    {imagem ? <img src={imagem} alt={nome} width={120} height={90} loading="lazy" /> : nome}
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <Link prefetch={false} className={styles.another} href={listHref}>
          Escolher outra armação
        </Link>
      </div>
    </td>
  );
}

type PictureProps = Compared & { isPair: boolean; onRemove: (path: string) => void };

function ComparedPicture({ path, product, isUnread, isPair, onRemove }: PictureProps) {
  return (
    <td>
      <div className={styles.picture}>
        {product === undefined ? <Skeleton shape="picture" /> : null}
        {product === null ? (
          <p>{isUnread ? 'Não conseguimos ler este produto.' : 'Não encontramos este produto agora.'}</p>
        ) : null}
        {product ? (
          // Keyboard users have the name below as a link.
          <Link href={product.href} prefetch={false} tabIndex={-1} aria-hidden="true">
            {product.imagem ? (
              // Two frames have large pictures on wide screens.
              <picture>
                {isPair && product.largePicture ? (
                  <source srcSet={product.largePicture} media={WIDE} />
                ) : null}
                <img src={product.imagem} alt="" width={240} height={180} />
              </picture>
            ) : null}
          </Link>
        ) : null}
        <span className={styles.remove}>
          <IconButton label={`Remover ${product?.nome ?? 'este produto'}`} onClick={() => onRemove(path)}>
            <CloseIcon />
          </IconButton>
        </span>
      </div>
      {product ? <TryOnLink product={product} /> : null}
    </td>
  );
}

type Props = SlotProps & { compared: readonly Compared[]; onRemove: (path: string) => void };

/** The pictures of the compared products, and their names, which stay in view while the rows scroll. */
export function ComparedHead({ compared, onRemove, ...slot }: Props) {
  const isSingle = compared.length === 1;
  const isPair = compared.length === PAIR;
  const third = compared.length <= PAIR ? <td className={comparison.third} aria-hidden="true" /> : null;
  return (
    <thead>
      <tr className={styles.pictures}>
        <td />
        {compared.map((one) => (
          <ComparedPicture key={withoutSize(one.path)} {...one} isPair={isPair} onRemove={onRemove} />
        ))}
        {isSingle || isPair ? (
          <EmptySlot {...slot} className={isPair ? comparison.third : undefined} />
        ) : null}
        {isPair ? null : third}
      </tr>
      <tr className={styles.names}>
        <td />
        {compared.map(({ path, product }) => (
          <th key={withoutSize(path)} scope="col">
            {product ? (
              <Link href={product.href} prefetch={false} aria-label={product.nome}>
                {product.imagem ? (
                  <img className={styles.reminder} src={product.imagem} alt="" width={240} height={180} />
                ) : null}
                {product.brand ? <span className={styles.brand}>{`${product.brand} `}</span> : null}
                {product.model}
              </Link>
            ) : null}
          </th>
        ))}
        {isSingle ? <td /> : null}
        {third}
      </tr>
    </thead>
  );
}
