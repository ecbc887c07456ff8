'use client';

import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { ChevronDownIcon } from '@/components/ui/icons-core';
import type { MenuLink } from '@/lib/shared/menu-link';
import { Container } from './container';
import { ShopLink } from './links';
import styles from './main-menu.module.css';

function MenuEntry({ item, className }: { item: MenuLink; className: string | undefined }) {
  const content = (
    <>
      {item.icon ? (
        <img className={styles.icon} src={item.icon} alt="" width={24} height={24} loading="lazy" />
      ) : null}
      {item.label}
    </>
  );
  const highlighted = item.isHighlighted ? '' : undefined;
  if (item.href === null) {
    return (
      <span className={className} data-highlighted={highlighted}>
        {content}
      </span>
    );
  }
  return (
    <ShopLink className={className} href={item.href} target={item.target} data-highlighted={highlighted}>
      {content}
    </ShopLink>
  );
}

function MenuPanel({ item, id }: { item: MenuLink; id: string }) {
  return (
    <div className={styles.panel} id={id}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.lead}>
            <p className={styles.title}>{item.label}</p>
            {item.href === null ? null : (
              <LinkButton href={item.href} variant="secondary" size="sm">
                Ver tudo
              </LinkButton>
            )}
          </div>
          <ul className={styles.groups}>
            {item.children.map((group) => (
              <li className={styles.group} key={`${group.href}${group.label}`}>
                <MenuEntry item={group} className={styles.heading} />
                {group.children.length > 0 ? (
                  <ul>
                    {group.children.map((leaf) => (
                      <li key={`${leaf.href}${leaf.label}`}>
                        <MenuEntry item={leaf} className={styles.leaf} />
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </div>
  );
}

/**
 * Menu bar of wide screens with a panel for each entry that has children. A client component, because the page's
 * payload then holds the entries instead of their markup a second time.
 */
export function MainMenu({ items, id = 'menu' }: { items: readonly MenuLink[]; id?: string }) {
  return (
    <nav aria-label="Menu principal">
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li className={styles.entry} key={`${item.href}${item.label}`}>
            <MenuEntry item={item} className={styles.link} />
            {item.children.length > 0 ? (
              <>
                <MenuToggle label={item.label} controls={`${id}-${index}`} className={styles.toggle} />
                <MenuPanel item={item} id={`${id}-${index}`} />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type MenuToggleProps = { label: string; controls: string; className: string | undefined };

/**
 * Toggles the panel that follows it; the style sheet reads `aria-expanded`. Closes on Escape, on a click outside and
 * when the focus leaves the menu entry.
 */
function MenuToggle({ label, controls, className }: MenuToggleProps) {
  const [open, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const entry = ref.current?.parentElement;
    if (!open || !entry) return;
    function closeOutside(event: Event) {
      if (event.target instanceof Node && !entry?.contains(event.target)) setOpen(false);
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpen(false);
      ref.current?.focus();
    }
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => listeners.abort();
  }, [open]);

  // Escape also dismisses a panel opened by hover, until the pointer enters the entry again (WCAG 1.4.13). So does
  // following a link: the pointer still rests on it while the next page comes, which the panel would cover.
  useEffect(() => {
    const entry = ref.current?.parentElement;
    if (!entry) return;
    function onKey(event: KeyboardEvent) {
      if (event.key === 'Escape' && entry?.matches(':hover')) setDismissed(true);
    }
    function closeOnLink(event: Event) {
      if (!(event.target instanceof Element && event.target.closest('a'))) return;
      setOpen(false);
      setDismissed(true);
    }
    const allowOpen = () => setDismissed(false);
    const listeners = new AbortController();
    const { signal } = listeners;
    entry.addEventListener('pointerenter', allowOpen, { signal });
    entry.addEventListener('click', closeOnLink, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => listeners.abort();
  }, []);

  return (
    <button
      ref={ref}
      type="button"
      className={className}
      aria-expanded={open}
      aria-controls={controls}
      aria-label={`Abrir ${label}`}
      data-dismissed={dismissed ? '' : undefined}
      onClick={() => setOpen(!open)}
    >
      <ChevronDownIcon />
    </button>
  );
}
