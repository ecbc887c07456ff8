'use client';

import Link from 'next/link';
import { useEffect, useEffectEvent, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { CloseIcon } from '@/components/ui/icons-core';
import { isLensName } from '@/lib/catalog/product/loose-lenses';
import { withoutSize } from '@/lib/catalog/product/size-href';
import { MAX_COMPARED, readCompared } from '@/lib/purchase/comparison/compared-list';
import {
  type CompareToggleProps,
  compareToggle,
  listsFrames,
  pickedPaths,
  savePicked,
} from '@/lib/purchase/comparison/picker-state';
import { createStore, useStore } from '@/lib/shared/store';
import styles from './compare-picker.module.css';

/** Pictures of the products whose toggles have been on a page of this visit, by their paths without a size. */
const pictures = new Map<string, string>();

/** Number of toggles on the page; without any, the bar is not needed. */
const toggles = createStore(0);

/** Whether the shopper tried to add a fifth product. */
const isFull = createStore(false);

function save(paths: readonly string[]): void {
  savePicked(paths);
  isFull.set(false);
}

function toggle(href: string): void {
  const paths = pickedPaths.get();
  const others = paths.filter((path) => withoutSize(path) !== withoutSize(href));
  if (others.length < paths.length) save(others);
  else if (paths.length < MAX_COMPARED) save([...paths, href]);
  else isFull.set(true);
}

/** The card of a frame in a list of frames; null for others, whose properties the comparison would not have. */
const frameCard = (part: Element | null, nome: string) =>
  listsFrames() && !isLensName(nome) ? (part?.closest('#produtos [data-card]') ?? null) : null;

/** The next page focuses its heading only if nothing has the focus, and these links unmount with their page. */
const releaseFocus = ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.blur();

/**
 * Checkbox on a frame's card in a list that adds it to the comparison. Next to a focused one is a link to the comparison,
 * because the bar is at the end of the page.
 */
function CompareToggle({ href, nome }: CompareToggleProps) {
  const [card, setCard] = useState<Element | null>(null);
  const isPicked = useStore(pickedPaths, (paths) =>
    paths.some((path) => withoutSize(path) === withoutSize(href)),
  );
  const canOpen = useStore(pickedPaths, ({ length }) => length > 1);
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
      <span hidden ref={(own) => setCard(frameCard(own, nome))} />
      {card ? (
        <div className={styles.toggle}>
          <label>
            <input
              type="checkbox"
              checked={isPicked}
              aria-label={`Comparar ${nome}`}
              onChange={() => toggle(href)}
            />
            Comparar
          </label>
          {isPicked && canOpen ? (
            <Link href="/comparar" prefetch={false} onClick={releaseFocus}>
              Ver comparação
            </Link>
          ) : null}
        </div>
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
  const paths = useStore(pickedPaths);
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
 * For a shopper who compares frames and is looking for another one: adds toggles to the cards in lists of frames, and
 * shows a link back to the comparison at the lower edge. Each page needs its own: a comparison that nothing was picked
 * for ends with its page.
 * @param isOffered whether the page offers to compare before anything is picked
 */
export function ComparePicker({ isOffered }: { isOffered: boolean }) {
  const [isOn, setOn] = useState(false);
  const count = useStore(pickedPaths, ({ length }) => length);
  const hasToggles = useStore(toggles, (shown) => shown > 0);
  const isFifthAsked = useStore(isFull);
  useEffect(() => {
    const paths = readCompared('');
    pickedPaths.set(paths);
    if (paths.length > 0) setOn(true);
  }, []);
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
          <LinkButton href="/comparar" size="sm" onClick={releaseFocus}>
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
