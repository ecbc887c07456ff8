'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { RecentlyViewed } from '@/components/catalog/product/recently-viewed';
import { EmptyList, type WayOn } from '@/components/purchase/empty-list';
import { LinkButton, textButton } from '@/components/ui/button';
import { HeartIcon } from '@/components/ui/icons-shop';
import { comparisonHref, MAX_COMPARED } from '@/lib/purchase/comparison/compared-list';
import { useCustomer } from '@/lib/purchase/customer/customer';
import { hasFavouriteInAccount } from '@/lib/purchase/favourites/account-favourites';
import { deviceFavourites } from '@/lib/purchase/favourites/favourites-state';
import { loadFavourites } from '@/lib/purchase/favourites/keep-favourites';
import { useStore } from '@/lib/shared/store';
import { AddToAccount } from './add-to-account';
import { FavouriteTile } from './favourite-tile';
import styles from './favourites-list.module.css';
import { AllRemoved, RemovedTile } from './removed-favourites';
import { useRemoved } from './use-removed';
import { LoginLink } from './use-wishlist';

type Props = {
  /** Wish list of the store site. */
  wishListHref: string;
  /** Whether the shop compares frames. */
  mayCompare: boolean;
  /** Lists of the shop. */
  ways: readonly WayOn[];
  /** Popular products, for a list with at most one favourite. */
  popular: ReactNode;
};

/** Number of favourites on this device, and how long they stay there. */
function keptText(count: number, isCustomer: boolean): string {
  const [things, kept, them] =
    count === 1 ? ['1 favorito', 'guardado', 'lo'] : [`${count} favoritos`, 'guardados', 'los'];
  return isCustomer
    ? `${things} ainda só neste aparelho. A loja tenta passá-${them} para a sua conta sempre que você abre esta página.`
    : `${things}, ${kept} só neste aparelho até você remover ou entrar na conta.`;
}

const NONE = {
  visitor: {
    title: 'Nenhum favorito neste aparelho',
    text: 'Toque no coração de um produto e entre na sua conta. Se você voltar sem entrar, ele fica guardado só aqui, com o preço de hoje e o tamanho escolhido.',
  },
  customer: {
    title: 'Os seus favoritos ficam na sua conta',
    text: 'O que você favoritou com login está lá, em qualquer aparelho.',
  },
  inAccount: { title: 'Os seus favoritos estão na sua conta', text: undefined },
} as const;

type NoneProps = Pick<Props, 'wishListHref' | 'ways' | 'popular'> & { isCustomer: boolean };

/**
 * Shown if there are no favourites on the device. A customer's favourites are in the account, so nothing may look lost.
 */
function NoneOnDevice({ isCustomer, wishListHref, ways, popular }: NoneProps) {
  const { cache } = useSWRConfig();
  const account = { label: 'Ver os favoritos da minha conta', href: wishListHref };
  const place = isCustomer ? (hasFavouriteInAccount(cache) ? 'inAccount' : 'customer') : 'visitor';
  const waysOn = { visitor: ways, customer: [account, ...ways.slice(0, 2)], inAccount: [account] };
  return (
    <div className={styles.empty}>
      <EmptyList
        icon={<HeartIcon filled={isCustomer} />}
        {...NONE[place]}
        ways={waysOn[place]}
        popular={popular}
      />
    </div>
  );
}

/**
 * The favourites on this device, and the link to those in the account. Empty in the served page, which is the same for
 * everyone.
 */
export function FavouritesList({ wishListHref, mayCompare, ways, popular }: Props) {
  const favourites = useStore(deviceFavourites);
  const isCustomer = useCustomer()?.logado === true;
  const [isRead, setIsRead] = useState(false);
  const removed = useRemoved();
  useEffect(() => {
    loadFavourites();
    setIsRead(true);
  }, []);
  if (!isRead) return null;

  const hasSome = favourites.length > 0;
  const shown = removed.among(favourites);
  return (
    <>
      {removed.all ? <AllRemoved count={removed.all.length} onUndo={removed.restoreAll} /> : null}
      {shown.length > 0 ? (
        <>
          <div className={`spread ${styles.head}`}>
            {hasSome ? <p>{keptText(favourites.length, isCustomer)}</p> : null}
            {mayCompare && favourites.length > 1 ? (
              <LinkButton
                href={comparisonHref(favourites.slice(0, MAX_COMPARED).map(({ href }) => href))}
                variant="secondary"
                size="sm"
              >
                {favourites.length > MAX_COMPARED
                  ? `Comparar os ${MAX_COMPARED} primeiros`
                  : `Comparar os ${favourites.length}`}
              </LinkButton>
            ) : null}
          </div>
          <ul className={styles.list}>
            {shown.map(({ favourite, isRemoved }) =>
              isRemoved ? (
                <RemovedTile
                  key={`${favourite.id}-removed`}
                  name={favourite.nome}
                  onUndo={() => removed.restore(favourite.id)}
                />
              ) : (
                <FavouriteTile
                  key={favourite.id}
                  {...favourite}
                  mayCompare={mayCompare}
                  isOnly={favourites.length === 1}
                  hasFocus={favourite.id === removed.restored}
                  onRemove={() => removed.remove(favourite)}
                />
              ),
            )}
          </ul>
        </>
      ) : (
        <NoneOnDevice isCustomer={isCustomer} wishListHref={wishListHref} ways={ways} popular={popular} />
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
          <button className={`${textButton} ${styles.clear}`} type="button" onClick={removed.removeAll}>
            Remover todos
          </button>
        ) : null}
      </div>
      {favourites.length === 1 ? popular : null}
      <RecentlyViewed mayCompare={mayCompare} />
    </>
  );
}
