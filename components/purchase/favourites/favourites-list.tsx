'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { ProductTile } from '@/components/catalog/product/product-tiles';
import { LinkButton, textButton } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { comparisonHref } from '@/lib/purchase/comparison/compared-list';
import { useCustomer } from '@/lib/purchase/customer/customer';
import { deviceFavourites, type Favourite } from '@/lib/purchase/favourites/favourites-state';
import { clearFavourites, loadFavourites, removeFavourite } from '@/lib/purchase/favourites/keep-favourites';
import { useStore } from '@/lib/shared/use-store';
import { AddToAccount } from './add-to-account';
import { FavouriteFacts } from './favourite-facts';
import styles from './favourites-list.module.css';
import { LoginLink } from './login-link';

type TileProps = Favourite & { mayCompare: boolean };

function FavouriteTile({ id, href, nome, imagem, mayCompare }: TileProps) {
  return (
    <li className={styles.tile}>
      <ProductTile href={href} nome={nome} imagem={imagem} />
      <FavouriteFacts href={href} mayCompare={mayCompare} />
      <div className={styles.actions}>
        {mayCompare ? (
          <Link className={textButton} href={comparisonHref([href])} prefetch={false}>
            Comparar<VisuallyHidden> {nome}</VisuallyHidden>
          </Link>
        ) : null}
        <button className={textButton} type="button" onClick={() => removeFavourite(id)}>
          Remover<VisuallyHidden> {nome}</VisuallyHidden>
        </button>
      </div>
    </li>
  );
}

type Props = {
  /** Wish list of the store site. */
  wishListHref: string;
  /** Whether the shop compares frames. */
  mayCompare: boolean;
};

const KEPT = {
  visitor: 'Ficam guardados só neste aparelho, até você remover.',
  customer: 'Estes ainda estão só neste aparelho. Os outros estão na sua conta.',
} as const;

const NONE = {
  visitor: 'Nenhum favorito neste aparelho. Toque no coração de um produto para guardá-lo aqui.',
  customer: 'Os seus favoritos ficam na sua conta, e nenhum está só neste aparelho.',
} as const;

/**
 * The favourites of this device, and the way to those of the account. Nothing in the page as served, which is the same
 * for everybody.
 */
export function FavouritesList({ wishListHref, mayCompare }: Props) {
  const favourites = useStore(deviceFavourites);
  const isCustomer = useCustomer()?.logado === true;
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    loadFavourites();
    setIsRead(true);
  }, []);
  if (!isRead) return null;

  const hasSome = favourites.length > 0;
  return (
    <>
      {hasSome ? (
        <>
          <p>{isCustomer ? KEPT.customer : KEPT.visitor}</p>
          <ul className={styles.list}>
            {favourites.map((favourite) => (
              <FavouriteTile key={favourite.id} {...favourite} mayCompare={mayCompare} />
            ))}
          </ul>
        </>
      ) : (
        <div className={styles.empty}>
          <p>{isCustomer ? NONE.customer : NONE.visitor}</p>
          {isCustomer ? <LinkButton href={wishListHref}>Ver os favoritos da minha conta</LinkButton> : null}
          <LinkButton href="/" variant={isCustomer ? 'secondary' : 'primary'}>
            Ver os produtos
          </LinkButton>
        </div>
      )}
      <div className={`ruled ${styles.account}`}>
        {isCustomer ? <AddToAccount /> : null}
        {!isCustomer && hasSome ? (
          <LoginLink className={textButton}>Entrar para guardar na conta</LoginLink>
        ) : null}
        {isCustomer && !hasSome ? null : (
          <a className={textButton} href={wishListHref}>
            Ver os favoritos da minha conta
          </a>
        )}
        {favourites.length > 1 ? (
          <button className={textButton} type="button" onClick={clearFavourites}>
            Remover todos
          </button>
        ) : null}
      </div>
    </>
  );
}
