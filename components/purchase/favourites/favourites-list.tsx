'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { MeasureLink } from '@/components/catalog/fit/measure-link';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { type NumberedCard, PopularSection } from '@/components/catalog/listing/popular-section';
import { RecentlyViewed } from '@/components/catalog/product/recently-viewed';
import { EmptyList, type WayOn } from '@/components/purchase/empty-list';
import { LinkButton, textButton } from '@/components/ui/button';
import { HeartIcon } from '@/components/ui/icons-account';
import { useConfirm } from '@/components/ui/use-confirm';
import { isLensName } from '@/lib/catalog/product/loose-lenses';
import { comparisonHref, MAX_COMPARED } from '@/lib/purchase/comparison/compared-list';
import { useCustomer } from '@/lib/purchase/customer/customer';
import { areFavouritesMerged, onlyOnDevice } from '@/lib/purchase/favourites/account-favourites';
import { deviceFavourites } from '@/lib/purchase/favourites/favourites-state';
import { loadFavourites } from '@/lib/purchase/favourites/keep-favourites';
import { useStore } from '@/lib/shared/store';
import { AddToAccount } from './add-to-account';
import { changeFailed, REMOVAL_INCOMPLETE } from './favourite-texts';
import { FavouriteTile } from './favourite-tile';
import styles from './favourites-list.module.css';
import { AllRemoved, RemovedTile } from './removed-favourites';
import { LoginLink } from './use-favourite-store';
import { useFollowAccount } from './use-follow-account';
import { useRemoved } from './use-removed';

type Props = {
  /** Wish list of the store site. */
  wishListHref: string;
  /** Whether the shop compares frames. */
  mayCompare: boolean;
  /** Lists of the shop. */
  ways: readonly WayOn[];
  /** Address of a product's picture for an empty list; '' for none. */
  picture: string;
  /** Popular products, for a list with few favourites. */
  popular: { title: string; cards: readonly NumberedCard[] };
};

/** Number of lists of the shop that an empty list links to. */
const MAX_WAYS = 2;
/** Number of popular products shown, and of favourites with which they are: those that fill a single row. */
const MAX_POPULAR = 4;
const MAX_FEW = 4;
/** Number of favourites whose details are next to their pictures. */
const BESIDE = 2;

const NONE = {
  visitor: {
    title: 'Nenhum favorito neste aparelho',
    text: 'Gostou de um modelo? Toque no coração, e ele espera por você aqui. Com a sua conta, ele aparece em todos os seus aparelhos.',
  },
  customer: {
    title: 'Os seus favoritos ficam na sua conta',
    text: 'Os que você escolher neste aparelho aparecem também aqui.',
  },
} as const;

type NoneProps = Pick<Props, 'wishListHref' | 'ways' | 'picture'> & {
  isCustomer: boolean;
  popular: ReactNode;
};

/**
 * Shown if there are no favourites on the device. A customer's favourites are in the account, so nothing may look lost.
 */
function NoneOnDevice({ isCustomer, wishListHref, ways, picture, popular }: NoneProps) {
  const account = { label: 'Ver os favoritos da minha conta', href: wishListHref };
  const lists = ways.slice(0, MAX_WAYS);
  return (
    <div className={styles.empty}>
      <EmptyList
        icon={<HeartIcon filled={isCustomer} />}
        {...NONE[isCustomer ? 'customer' : 'visitor']}
        ways={isCustomer ? [account, ...lists] : [...lists, account]}
        pictures={picture ? [picture] : []}
        popular={popular}
      />
    </div>
  );
}

const things = (count: number) => (count === 1 ? '1 favorito' : `${count} favoritos`);
const kept = (count: number) => (count === 1 ? 'guardado' : 'guardados');

/** Where the favourites are: on this device, on the way to the account, or in it. */
function placeText(count: number, left: number, isCustomer: boolean, isOver: boolean): string {
  if (left === 0) return `${things(count)}, ${kept(count)} na sua conta.`;
  // Until it is known whether the customer is still logged in.
  if (!isCustomer && left < count) return `${things(count)}.`;
  if (!isCustomer) return `${things(count)}, ${kept(count)} só neste aparelho.`;
  if (!isOver) return 'Guardando na sua conta…';
  return left === 1
    ? 'Não conseguimos guardar 1 favorito na sua conta. Ele continua aqui.'
    : `Não conseguimos guardar ${left} favoritos na sua conta. Eles continuam aqui.`;
}

/**
 * The favourites of this device, and the link to the favourites of the account, which the platform does not list. Empty in the served page, which is the same for everyone.
 */
export function FavouritesList({ wishListHref, mayCompare, ways, picture, popular }: Props) {
  const favourites = useStore(deviceFavourites);
  const isOver = useStore(areFavouritesMerged);
  const isCustomer = useCustomer()?.logado === true;
  const own = useShopperMeasure();
  const [isRead, setIsRead] = useState(false);
  const { confirm, dialog } = useConfirm();
  const removed = useRemoved((isPartial) => void confirm(isPartial ? REMOVAL_INCOMPLETE : changeFailed()));
  useEffect(() => {
    loadFavourites();
    setIsRead(true);
  }, []);
  useFollowAccount();
  if (!isRead) return null;

  const count = favourites.length;
  const frames = favourites.filter(({ nome }) => !isLensName(nome));
  const left = onlyOnDevice(favourites).length;
  const isInAccount = isCustomer || (count > 0 && left === 0);
  const shown = removed.among(favourites);
  const listed = new Set(favourites.map(({ id }) => id));
  const suggestions = (
    <PopularSection
      title={popular.title}
      level="h2"
      cards={popular.cards.filter(({ id }) => !listed.has(id)).slice(0, MAX_POPULAR)}
    />
  );
  return (
    <>
      {removed.all ? <AllRemoved count={removed.all.length} onUndo={removed.restoreAll} /> : null}
      {shown.length > 0 ? (
        <>
          <div className={styles.head}>
            {count > 0 ? (
              <div className={styles.place}>
                <p role="status">{placeText(count, left, isCustomer, isOver)}</p>
                {isCustomer ? <AddToAccount variant="secondary" size="sm" saysDone={false} /> : null}
                {isInAccount ? (
                  <a className={textButton} href={wishListHref}>
                    Ver todos na minha conta
                  </a>
                ) : (
                  <LoginLink className={textButton}>Entrar para guardar na conta</LoginLink>
                )}
                {mayCompare && !own ? <MeasureLink text="Servem em mim?" /> : null}
              </div>
            ) : null}
            {mayCompare && frames.length > 1 ? (
              <LinkButton
                href={comparisonHref(frames.slice(0, MAX_COMPARED).map(({ href }) => href))}
                variant="secondary"
                size="sm"
              >
                {frames.length > MAX_COMPARED
                  ? `Comparar os ${MAX_COMPARED} primeiros`
                  : `Comparar os ${frames.length}`}
              </LinkButton>
            ) : null}
            {count > 1 ? (
              <button
                className={`${textButton} ${styles.clear}`}
                type="button"
                onClick={() => void removed.removeAll()}
              >
                Remover todos
              </button>
            ) : null}
          </div>
          <ul
            className={styles.list}
            data-empty={count === 0 || undefined}
            data-few={count > 0 && shown.length <= BESIDE ? shown.length : undefined}
          >
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
                  isOnly={count === 1}
                  hasFocus={favourite.id === removed.restored}
                  onRemove={() => void removed.remove(favourite)}
                />
              ),
            )}
          </ul>
        </>
      ) : null}
      {count === 0 ? (
        <NoneOnDevice {...{ isCustomer, wishListHref, ways, picture }} popular={suggestions} />
      ) : null}
      {count > 0 && count <= MAX_FEW ? suggestions : null}
      <RecentlyViewed mayCompare={mayCompare} />
      {dialog}
    </>
  );
}
