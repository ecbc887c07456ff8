import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { SealTexts } from '@/components/catalog/gallery/product-seals';
import { rotaHref } from '@/lib/catalog/hrefs';
import type { Detalhe } from '@/lib/platform/schemas/page-content';
import styles from './product-screen.module.css';

type Props = {
  produto: Detalhe['conteudo'];
  selos: ComponentProps<typeof SealTexts>['selos'];
  rating: ReactNode;
  children: ReactNode;
};

/** Brand, rating, name and seals of a product; `children` are notes about the product. */
export function ProductHead({ produto: { nome, marca }, selos, rating, children }: Props) {
  const brandHref = rotaHref(marca?.rota ?? null);
  return (
    <header className={styles.head}>
      <div className={`spread ${styles.brandLine}`}>
        {marca ? (
          <p className={styles.brand}>
            {brandHref !== null ? (
              <Link href={brandHref} prefetch={false}>
                {marca.nome}
              </Link>
            ) : (
              marca.nome
            )}
          </p>
        ) : null}
        {rating}
      </div>
      <h1 className={styles.name}>{nome}</h1>
      {selos.length > 0 ? (
        // For screen readers: the seals themselves are on the picture.
        <p className="visually-hidden">
          <SealTexts selos={selos} />
        </p>
      ) : null}
      {children}
    </header>
  );
}
