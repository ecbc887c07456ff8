'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useLayoutEffect, useRef, useTransition } from 'react';
import { CardSkeleton } from '@/components/product/card-skeleton';
import { type Choice, choiceOf, settingOf } from '@/lib/listing/choices';
import { SKELETON_CARDS } from '@/lib/listing/skeleton';
import { softTarget } from '@/lib/listing/soft-target';
import { pageOfHref } from '@/lib/listing/staged';
import { endNavigation, endOvertakenNavigations } from '@/lib/routing/one-navigation';
import styles from './listing.module.css';
import { arriveAt, choose, leaveList, pendingHref, type ShownList, shownList } from './pending-choices';

const PLACEHOLDERS = Array.from({ length: SKELETON_CARDS }, (_, index) => `placeholder-${index}`);

const load = () => import('./soft-place');

/** Gives the focus back after the last soft navigation; set by the list that was left, maybe still on its way. */
let place: Promise<() => void> | undefined;

const address = () => window.location.pathname + window.location.search;

/** Shows another option than the page came with: one chosen before script could hear of it (LIST-24). */
function isChosenEarly({ options, selectedOptions }: HTMLSelectElement): boolean {
  return (
    [...options].some((option) => option.defaultSelected) && selectedOptions[0]?.defaultSelected === false
  );
}

/**
 * Product area. Every link and selector of the listing is plain HTML that works without script; this one
 * leaf turns those that change the list into soft navigation: it closes the filter sheet, brings the product
 * area into view and shows placeholders until the answer is there (LIST-01, LIST-46 to LIST-48, A-85). A choice that
 * comes before the answer to the one before adds to it. What only an event needs is loaded with the first of them.
 */
export function ListingResults({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  useLayoutEffect(() => {
    const listing = area.current?.closest<HTMLElement>('[data-listing]');
    if (!listing) return;
    const heard = new AbortController();
    const { signal } = heard;
    let wanted = '';
    let pressed: Element | null = null;
    endOvertakenNavigations();

    function go(href: string) {
      if (href === wanted) return;
      wanted = href;
      endNavigation();
      const isSameList = pageOfHref(href).path === window.location.pathname;
      startTransition(() => router.push(href, { scroll: !isSameList }));
      if (isSameList) area.current?.closest('section')?.scrollIntoView();
    }

    function take(element: Element, choiceOn: (list: ShownList) => Choice) {
      const left = window.location.href;
      place = load().then(({ placeOf }) => placeOf(element, left));
      const list = shownList(pageOfHref(address()));
      go(choose(choiceOn(list), list.page));
    }

    function press(event: MouseEvent) {
      const target = softTarget(event, window.location);
      if (target === null) return;
      event.preventDefault();
      const { link, href, isWhole } = target;
      // Of a double click on one link the second is no choice of its own.
      if (event.detail > 1 && link === pressed) return;
      pressed = link;
      take(link, ({ page, facets }) => choiceOf(page, facets, href, isWhole));
      listing?.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
    }

    function follow(select: HTMLSelectElement) {
      const { form, name } = select;
      if (form?.method !== 'get') return;
      load().then(
        ({ formAddress }) => take(select, () => settingOf(name, formAddress(form))),
        () => form.submit(),
      );
    }

    function change({ target }: Event) {
      if (target instanceof HTMLSelectElement) follow(target);
    }

    /** The open sheet takes over what is pending; closed without another choice, it gives it back. */
    function toggle({ target, newState }: ToggleEvent) {
      const href = pendingHref();
      // Groups that fold out within the sheet tell so too.
      if (href === null || !(target instanceof Element && target.matches('[popover]'))) return;
      if (newState === 'closed') return go(href);
      endNavigation();
      wanted = '';
    }

    async function touch(event: TouchEvent) {
      const { turnPictures } = await load();
      if (listing) turnPictures(listing, event, signal);
    }

    listing.addEventListener('click', press, { signal });
    listing.addEventListener('change', change, { signal });
    listing.addEventListener('toggle', toggle, { signal, capture: true });
    listing.addEventListener('touchstart', touch, { signal, passive: true, once: true });
    const early = [...listing.querySelectorAll('select')].find(isChosenEarly);
    if (early) follow(early);

    const further = arriveAt(address());
    if (further !== null) go(further);
    else {
      place?.then((giveBack) => giveBack());
      place = undefined;
    }
    return () => {
      heard.abort();
      leaveList(address());
    };
  }, [router]);

  return (
    <div className={styles.results} ref={area} aria-busy={pending}>
      <div aria-hidden={pending || undefined}>{children}</div>
      {pending ? (
        <ul className={styles.grid} data-wall aria-hidden="true">
          {PLACEHOLDERS.map((key) => (
            <li key={key}>
              <CardSkeleton />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
