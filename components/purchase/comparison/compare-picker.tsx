'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { CloseIcon } from '@/components/ui/icons-core';
import { withoutSize } from '@/lib/catalog/product/size-href';
import { MAX_COMPARED, readCompared, saveCompared } from '@/lib/purchase/comparison/compared-list';
import { type CompareToggleProps, compareToggle } from '@/lib/purchase/comparison/picker-state';
import { createStore, useStore } from '@/lib/shared/store';
import styles from './compare-picker.module.css';

/** Paths of the products to compare, as saved for this tab. */
const picked = createStore<readonly string[]>([]);

/** Pictures of the products whose toggles have been on a page of this visit, by their paths without a size. */
const pictures = new Map<string, string>();

/** Number of toggles on the page; without any, the bar is not needed. */
const toggles = createStore(0);

/** Whether the shopper tried to add a fifth product. */
const isFull = createStore(false);

function save(paths: readonly string[]): void {
  saveCompared(paths);
  picked.set(paths);
  isFull.set(false);
}

function toggle(href: string): void {
  const paths = picked.get();
  const others = paths.filter((path) => withoutSize(path) !== withoutSize(href));
  if (others.length < paths.length) save(others);
  else if (paths.length < MAX_COMPARED) save([...paths, href]);
  else isFull.set(true);
}

/** Checkbox on a card in a list that adds its product to the comparison. Renders nothing on other cards. */
function CompareToggle({ href, nome }: CompareToggleProps) {
  const [card, setCard] = useState<Element | null>(null);
  const isPicked = useStore(picked, (paths) => paths.some((path) => withoutSize(path) === withoutSize(href)));
  useEffect(() => {
    if (card === null) return undefined;
    const picture = card.querySelector('img');
    // A picture below the first view may not have been requested yet.
    pictures.set(withoutSize(href), picture?.currentSrc || picture?.src || '');
    toggles.set(toggles.get() + 1);
    return () => toggles.set(toggles.get() - 1);
  }, [card, href]);
  return (
    <>
      <span hidden ref={(own) => setCard(own?.closest('#produtos [data-card]') ?? null)} />
      {card ? (
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={isPicked}
            aria-label={`Comparar ${nome}`}
            onChange={() => toggle(href)}
          />
          Comparar
        </label>
      ) : null}
    </>
  );
}

type SwitchProps = { isOn: boolean; onSwitch: (isOn: boolean) => void };

const compareSwitch = () => document.querySelector<HTMLInputElement>('#produtos [data-compare] > input');

/** Connects the checkbox among the controls above a list, which shows the toggles of its cards. */
function CompareSwitch({ isOn, onSwitch }: SwitchProps) {
  const shown = useStore(toggles);
  const change = useEffectEvent(onSwitch);
  useEffect(() => {
    // Checked before this code had loaded.
    if (compareSwitch()?.checked) change(true);
    const onChange = ({ target }: Event) => {
      const input = compareSwitch();
      if (input !== null && input === target) change(input.checked);
    };
    // On the document, because each list has its own switch, which may appear after the address has changed.
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
  useEffect(() => {
    const input = compareSwitch();
    if (input && shown > 0) input.checked = isOn;
  }, [isOn, shown]);
  return null;
}

/** A place for each product that can be compared, with the pictures of those that are. */
function PickedPictures() {
  const paths = useStore(picked);
  // Picked before this visit, or on a page that has been reloaded: empty places would look broken.
  if (!paths.every((path) => pictures.get(withoutSize(path)))) return null;
  return (
    <span className={styles.pictures} aria-hidden="true">
      {Array.from({ length: MAX_COMPARED }, (_, index) => {
        const path = paths[index];
        const picture = path === undefined ? undefined : pictures.get(withoutSize(path));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places do not move
          <span key={index} data-taken={path === undefined ? undefined : ''}>
            {picture ? <img src={picture} alt="" /> : null}
          </span>
        );
      })}
    </span>
  );
}

/** What the bar says: how many are picked, and what is missing. */
function statusText(count: number, isFifthAsked: boolean): string {
  if (isFifthAsked) return 'São até quatro por vez: tire uma para pôr outra.';
  return count === 1 ? 'Escolha mais uma' : `${count} de ${MAX_COMPARED} para comparar`;
}

/**
 * For a shopper who compares frames and is looking for another one: adds toggles to the cards in lists, and shows a
 * link back to the comparison at the lower edge.
 * @param isOffered whether the page offers to compare before anything is picked
 */
export function ComparePicker({ isOffered }: { isOffered: boolean }) {
  const pathname = usePathname();
  const [isOn, setOn] = useState(false);
  const count = useStore(picked, ({ length }) => length);
  const hasToggles = useStore(toggles, (shown) => shown > 0);
  const isFifthAsked = useStore(isFull);
  // The comparison itself changes the list too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is another reason to read it
  useEffect(() => {
    const paths = readCompared('');
    picked.set(paths);
    if (paths.length > 0) setOn(true);
  }, [pathname]);
  useEffect(() => {
    if (!isOn) return undefined;
    compareToggle.set(CompareToggle);
    return () => compareToggle.set(null);
  }, [isOn]);
  const ownSwitch = isOffered ? <CompareSwitch isOn={isOn} onSwitch={setOn} /> : null;
  // Before the first choice, the bar would only cover the cards' checkboxes.
  if (!hasToggles || count === 0) return ownSwitch;
  return (
    <>
      {ownSwitch}
      <section className={styles.bar} aria-label="Comparação" data-buy-row data-print="hide">
        <PickedPictures />
        <p role="status">{statusText(count, isFifthAsked)}</p>
        {count > 1 ? (
          // The bar unmounts with this page, and the next page focuses its heading only if nothing has the focus.
          <LinkButton href="/comparar" size="sm" onClick={({ currentTarget }) => currentTarget.blur()}>
            Ver comparação
          </LinkButton>
        ) : null}
        <IconButton
          label="Encerrar a comparação"
          onClick={() => {
            save([]);
            setOn(false);
          }}
        >
          <CloseIcon />
        </IconButton>
      </section>
    </>
  );
}
