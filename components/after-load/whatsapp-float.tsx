'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { WhatsAppIcon } from '@/components/ui/icons-shop';
import { interestMessage, whatsappLink } from '@/lib/product/whatsapp';
import { useSettings } from '@/lib/settings/client';

import { keepClear } from './keep-clear';
import styles from './whatsapp-float.module.css';

const PRODUCT_PATH = /\.html$/;
const GREETING = 'Olá! Preciso de ajuda.';

/** What the chat opens with: on a product page its name and address (A30). */
function messageFor(pathname: string): string {
  const name = document.querySelector('h1')?.textContent ?? '';
  if (!PRODUCT_PATH.test(pathname) || name === '') return GREETING;
  return interestMessage(name, window.location.origin + pathname);
}

/**
 * Round chat button at the lower edge (HEAD-15), there once the settings are; without a usable number it stays away.
 * `hours` tells when somebody answers. It keeps clear of everything else that can be pressed.
 */
export function WhatsAppFloat({ hours }: { hours: string }) {
  const number = useSettings()?.sistema.geral.site.whatsapp ?? '';
  const pathname = usePathname();
  const href = number === '' ? null : whatsappLink(number, GREETING);
  if (href === null) return null;

  // The page's name is read when it is needed: it may come after the address has changed.
  function settle(event: MouseEvent<HTMLAnchorElement>) {
    event.currentTarget.href = whatsappLink(number, messageFor(pathname)) ?? event.currentTarget.href;
  }

  return (
    <aside aria-label="Conversa" data-print="hide">
      <a
        ref={keepClear}
        className={styles.float}
        href={href}
        target="_blank"
        rel="noopener"
        data-product={PRODUCT_PATH.test(pathname) ? '' : undefined}
        onClick={settle}
        onAuxClick={settle}
      >
        <WhatsAppIcon />
        <span className="visually-hidden">Fale com a gente: </span>
        <span className={styles.hours}>{hours}</span>
      </a>
    </aside>
  );
}
