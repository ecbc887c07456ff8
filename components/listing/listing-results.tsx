'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useTransition } from 'react';
import { CardSkeleton } from '@/components/product/card-skeleton';
import { SKELETON_CARDS } from '@/lib/listing/skeleton';
import { softTarget } from '@/lib/listing/soft-target';
import { endNavigation, endOvertakenNavigations } from '@/lib/routing/one-navigation';
import styles from './listing.module.css';

const PLACEHOLDERS = Array.from({ length: SKELETON_CARDS }, (_, index) => `placeholder-${index}`);

const load = () => import('./soft-place');

/** Gives the focus back after the last soft navigation; set by the list that was left, maybe still on its way. */
let place: Promise<() => void> | undefined;

/** Shows another option than the page came with: one chosen before script could hear of it (LIST-24). */
function isChosenEarly({ options, selectedOptions }: HTMLSelectElement): boolean {
  return (
    [...options].some((option) => option.defaultSelected) && selectedOptions[0]?.defaultSelected === false
  );
}

/**
 * Product area. Every link and selector of the listing is plain HTML that works without script; this one
 * leaf turns those that change the list into soft navigation: it closes the filter sheet, brings the product
 * area into view and shows placeholders until the answer is there (LIST-01, LIST-46 to LIST-48, A-85). What only
 * an event needs is loaded with the first of them.
 */
export function ListingResults({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  useEffect(() => {
    place?.then((giveBack) => giveBack());
    place = undefined;
  }, []);

  useEffect(() => {
    const listing = area.current?.closest<HTMLElement>('[data-listing]');
    if (!listing) return;
    const heard = new AbortController();
    const { signal } = heard;
    let wanted = '';
    endOvertakenNavigations();

    function go(href: string, isSameList: boolean, from: Element) {
      if (href === wanted) return;
      wanted = href;
      endNavigation();
      const left = window.location.href;
      place = load().then(({ placeOf }) => placeOf(from, left));
      startTransition(() => router.push(href, { scroll: !isSameList }));
      if (isSameList) area.current?.closest('section')?.scrollIntoView();
    }

    function press(event: MouseEvent) {
      const target = softTarget(event, window.location);
      if (target === null || !(event.target instanceof Element)) return;
      event.preventDefault();
      go(target.href, target.isSameList, event.target);
      listing?.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
    }

    function follow(select: HTMLSelectElement) {
      const { form } = select;
      if (form?.method !== 'get') return;
      load().then(
        ({ formAddress }) => go(formAddress(form), true, select),
        () => form.submit(),
      );
    }

    function choose({ target }: Event) {
      if (target instanceof HTMLSelectElement) follow(target);
    }

    async function touch(event: TouchEvent) {
      const { turnPictures } = await load();
      if (listing) turnPictures(listing, event, signal);
    }

    listing.addEventListener('click', press, { signal });
    listing.addEventListener('change', choose, { signal });
    listing.addEventListener('touchstart', touch, { signal, passive: true, once: true });
    const early = [...listing.querySelectorAll('select')].find(isChosenEarly);
    if (early) follow(early);
    return () => heard.abort();
  }, [router]);

  return (
    <div className={styles.results} ref={area} aria-busy={pending}>
      <div hidden={pending}>{children}</div>
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
