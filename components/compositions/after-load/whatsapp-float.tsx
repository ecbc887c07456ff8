'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { WhatsAppIcon } from '@/components/ui/icons-shop';
import { useSettings } from '@/lib/browser/use-settings';
import { interestMessage, whatsappLink } from '@/lib/shared/whatsapp';
import styles from './whatsapp-float.module.css';

const PRODUCT_PATH = /\.html$/;
const GREETING = 'Olá! Preciso de ajuda.';

/** The first message of the chat: on a product page with its name and address. */
function chatMessage(pathname: string): string {
  const name = document.querySelector('h1')?.textContent ?? '';
  if (!PRODUCT_PATH.test(pathname) || name === '') return GREETING;
  return interestMessage(name, window.location.origin + pathname);
}

/** Scrolling by less than this, in px, does not move the row. */
const MIN_SCROLL = 8;

/** Distances in px from the lower right corner of the window to the middle of the round button, and to its ends. */
const DISC_INSET = 44;
const DISC_ENDS = [DISC_INSET - 24, DISC_INSET, DISC_INSET + 24];

/** Controls and tables that the button must not cover, and the texts of a card, but not its link, which covers the card. */
const CONTROLS =
  'form, table, button, summary, fieldset, nav a, main a:not([data-card] a), [data-keep-clear], [data-card] > :is(div, h3, p), [data-scrolled]';

/** Before the shopper scrolls, the button must not cover text either. */
const TEXTS = 'main :is(p, li:not(:has([data-card])), h1, h2)';

/** The buy bar of phones; without a height while it is hidden. */
const buyBar = () => document.querySelector<HTMLElement>('[data-scrolled]');
const barHeight = () => buyBar()?.offsetHeight ?? 0;

/** Whether such an element is at the position of the button, which is above a buy bar. */
function isOverControl(): boolean {
  const { innerWidth, innerHeight } = window;
  const lower = innerHeight - barHeight();
  const kept = window.scrollY < MIN_SCROLL ? `${CONTROLS}, ${TEXTS}` : CONTROLS;
  return DISC_ENDS.flatMap((end) => document.elementsFromPoint(innerWidth - DISC_INSET, lower - end)).some(
    (element) => element.closest(kept) !== null,
  );
}

/**
 * Whether the shopper is scrolling down (until scrolling up, or the end of the page), and whether the button is over a
 * control, which may also be because the page has grown. Keeps the row above a buy bar.
 */
function usePlace(row: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ isReadingDown: false, isOverControl: false });
  useEffect(() => {
    let last = window.scrollY;
    function onScroll() {
      const { scrollY, innerHeight } = window;
      if (Math.abs(scrollY - last) < MIN_SCROLL) return;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - MIN_SCROLL;
      setPlace({ isReadingDown: scrollY > last && !isAtEnd, isOverControl: isOverControl() });
      last = scrollY;
    }
    const growth = new ResizeObserver(() => {
      setPlace((place) => ({ ...place, isOverControl: isOverControl() }));
      const bar = buyBar();
      if (bar) growth.observe(bar);
    });
    growth.observe(document.body);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  // After each change, such as that of the buy bar.
  useEffect(() => row.current?.style.setProperty('inset-block-end', `${barHeight()}px`));
  return place;
}

/**
 * Chat button in a row at the lower edge of the window, once the settings have loaded; renders nothing without a usable
 * number. To cover no text, it is hidden over controls, moves aside while the shopper scrolls down, and is above a buy bar.
 * @param label text next to the symbol, such as the hours of the chat
 */
export function WhatsAppFloat({ label }: { label: string }) {
  const number = useSettings()?.sistema.geral.site.whatsapp ?? '';
  const pathname = usePathname();
  const row = useRef<HTMLElement>(null);
  const { isReadingDown, isOverControl: isHidden } = usePlace(row);
  const href = number === '' ? null : whatsappLink(number, GREETING);
  if (href === null) return null;

  // Reads the page's name on demand, because it may be set later than the address.
  function updateHref(event: MouseEvent<HTMLAnchorElement>) {
    event.currentTarget.href = whatsappLink(number, chatMessage(pathname)) ?? event.currentTarget.href;
  }

  return (
    <aside
      ref={row}
      className={styles.row}
      data-aside={isReadingDown || undefined}
      data-over-form={isHidden || undefined}
      aria-label="Conversa"
      data-print="hide"
    >
      <a
        className={`tap ${styles.chat}`}
        href={href}
        target="_blank"
        rel="noopener"
        onClick={updateHref}
        onAuxClick={updateHref}
      >
        <span className={styles.disc}>
          <WhatsAppIcon />
        </span>
        <span className="visually-hidden">Fale com a gente: </span>
        <span className={`visually-hidden ${styles.label}`}>{label}</span>
      </a>
    </aside>
  );
}
