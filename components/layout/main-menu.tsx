'use client';

import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { type CompactJson, decodeCompactJson } from '@/lib/shared/compact-json';
import type { MenuLink } from '@/lib/shared/menu-link';
import { ShopLink } from './links';
import styles from './main-menu.module.css';

function MenuEntry({ item, className }: { item: MenuLink; className?: string | undefined }) {
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

type PanelProps = { item: MenuLink; id: string; measureHref: string | undefined };

/**
 * Entries below an entry in the bar. Panels with frame types also link to the page for the shopper's measurements
 * (TRY-11).
 */
function MenuPanel({ item, id, measureHref }: PanelProps) {
  const hasKinds = item.children.some(({ children }) => children.length > 0);
  return (
    <div className={styles.panel} id={id}>
      {item.href === null ? null : (
        <LinkButton href={item.href} variant="secondary" size="sm">
          Ver tudo
        </LinkButton>
      )}
      {hasKinds && measureHref ? (
        <ShopLink className={styles.measure} href={measureHref}>
          Que tamanho serve em mim?
        </ShopLink>
      ) : null}
      <ul className={styles.groups}>
        {item.children.map((group) => (
          <li key={`${group.href}${group.label}`}>
            <MenuEntry item={group} />
            {group.children.length > 0 ? (
              <ul>
                {group.children.map((leaf) => (
                  <li key={`${leaf.href}${leaf.label}`}>
                    <MenuEntry item={leaf} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = {
  menu: CompactJson<readonly MenuLink[]>;
  /** Page for the shopper's measurements, in shops that have one. */
  measureHref?: string | undefined;
};

/**
 * Menu bar on wide screens, with a panel for each entry that has children. As a client component it adds only its
 * entries to the page's payload, not its markup a second time.
 */
export function MainMenu({ menu, measureHref }: Props) {
  return (
    <nav className={styles.menu} aria-label="Menu principal">
      <ul className={styles.list}>
        {decodeCompactJson(menu).map((item, index) => (
          <li key={`${item.href}${item.label}`}>
            <MenuEntry item={item} className={styles.link} />
            {item.children.length > 0 ? (
              <>
                <MenuToggle label={item.label} controls={`menu-${index}`} className={styles.toggle} />
                <MenuPanel item={item} id={`menu-${index}`} measureHref={measureHref} />
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
 * Toggles the panel that follows it; the style sheet reads `aria-expanded`. Closes on Escape, on a click outside, and
 * when the focus leaves the menu entry.
 */
function MenuToggle({ label, controls, className }: MenuToggleProps) {
  const [open, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);

  // Escape also dismisses a panel opened by hover, until the pointer enters the entry again (WCAG 1.4.13). So does
  // following a link: the pointer is still on the entry while the next page loads, and the panel would cover it.
  useEffect(() => {
    const entry = ref.current?.parentElement;
    if (!entry) return;
    const listeners = new AbortController();
    const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, listeners);
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !entry.contains(target)) setOpen(false);
    };
    on(entry, 'pointerenter', () => setDismissed(false));
    on(entry, 'click', ({ target }) => {
      if (!(target instanceof Element && target.closest('a'))) return;
      setOpen(false);
      setDismissed(true);
    });
    on(document, 'keydown', (event) => {
      if (!(event instanceof KeyboardEvent && event.key === 'Escape')) return;
      if (entry.matches(':hover')) setDismissed(true);
      if (!open) return;
      setOpen(false);
      ref.current?.focus();
    });
    if (open) {
      on(document, 'pointerdown', closeOutside);
      on(document, 'focusin', closeOutside);
    }
    return () => listeners.abort();
  }, [open]);

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
    />
  );
}
