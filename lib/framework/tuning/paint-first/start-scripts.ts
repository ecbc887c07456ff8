/** Property that `startScripts` adds to the window. It is called once the page has hydrated. */
export type EarlyPressReplay = { replayEarlyPresses?: () => void };

/** Property that public/offline/recover.js adds to the window: takes the address of code that could not be loaded. */
export type CodeRecovery = { recoverCode?: (address: string) => void };

/** The last click, which components/compositions/after-load/early-presses.tsx adds to the window. */
export type LastPress = { lastPress?: Event };

/** Buttons that do nothing until JavaScript runs, and links to pictures that JavaScript opens as a dialog. */
export const DEAD_BUTTON = 'button[type=button]:not([popovertarget]),form[method=dialog] button,a[data-zoom]';

/** A style sheet that is inlined in the page. */
export type StyleSheet = readonly [href: string, precedence: string];

/**
 * Runs in the browser as text in the page, so it must not use anything from outside. Fetches the page's
 * scripts after the load event, at the shopper's first input, or after a time limit if pictures delay the
 * load event. Clicks on `deadButton` are replayed once it works, and the button looks busy until then. If it
 * opens a panel (`data-panel` is its title, `data-side` its side), an empty panel opens at once, which
 * components/ui/lazy-loading.ts takes over. The links of `sheets` are restored, because React and the bundler
 * recognise by them that the style sheets are loaded; links that are created disabled are not fetched. If
 * code cannot be loaded, for example after an update of the shop or without a connection, public/offline/recover.js is
 * told, and loaded if it is not there yet. If that fails, too, the browser answers a click that still waits.
 */
export function startScripts(addresses: string[], sheets: StyleSheet[], deadButton: string): void {
  const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
  const LONGEST_WAIT_MS = 5000;
  const WAITING_PRESS_MS = 2000;
  const pressed = new Set<HTMLElement>();
  // Styles use this to delay content below the first view: sections with fewer dots are lower on the page.
  const { dataset } = document.documentElement;
  let started = false;

  // Laying out all sections at once would keep a slow phone busy for too long.
  function layOutMore() {
    const rest = dataset.loading?.slice(1);
    if (!rest) {
      delete dataset.loading;
      return;
    }
    dataset.loading = rest;
    requestAnimationFrame(layOutMore);
  }

  function scriptOf(address: string, early?: Event) {
    const script = document.createElement('script');
    if (early) script.fetchPriority = 'high';
    script.src = address;
    return script;
  }

  function start(early?: Event) {
    if (started) return;
    started = true;
    // The shopper waits for scripts more than for pictures, so scripts that they ask for get a high priority.
    const scripts = addresses.map((address) => scriptOf(address, early));
    const links = sheets.map(([href, precedence]) => {
      const link = document.createElement('link');
      link.setAttribute('disabled', '');
      link.dataset.precedence = precedence;
      link.rel = 'stylesheet';
      link.href = href;
      return link;
    });
    document.head.append(...links, ...scripts);
    requestAnimationFrame(layOutMore);
  }

  function openPanel(button: HTMLElement, title: string) {
    const panel = document.createElement('dialog');
    const heading = document.createElement('h2');
    panel.id = 'waiting-panel';
    panel.dataset.side = button.dataset.side;
    panel.ariaLabel = title;
    heading.textContent = title;
    panel.append(heading, 'Só um instante…');
    panel.onclick = () => panel.close();
    // Closed by the shopper, or by the real panel, which is requested already.
    panel.onclose = () => {
      panel.remove();
      forgetPress(button);
    };
    document.body.append(panel);
    panel.showModal();
  }

  function forgetPress(button: HTMLElement) {
    pressed.delete(button);
    button.removeAttribute('aria-busy');
  }

  function recordPress(event: Event) {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>(deadButton) : null;
    if (button === null) return;
    pressed.add(button);
    button.setAttribute('aria-busy', 'true');
    // React is still hydrating but already handles clicks, so this one would be handled twice.
    event.preventDefault();
    event.stopImmediatePropagation();
    const { panel } = button.dataset;
    if (panel) openPanel(button, panel);
  }

  dataset.loading = '.....';
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('click', recordPress, true);
  addEventListener(
    'error',
    ({ target }) => {
      const lost = target as HTMLScriptElement & HTMLLinkElement;
      const recovery = scriptOf('/offline/recover.js');
      recovery.id = lost.src || lost.href;
      const { recoverCode, lastPress } = window as CodeRecovery & LastPress;
      if (/offline\/recover/.test(recovery.id) && lastPress) {
        // One click may need several files.
        delete (window as LastPress).lastPress;
        if (performance.now() - lastPress.timeStamp < WAITING_PRESS_MS) alert('Sem conexão com a internet.');
      }
      if (!/_next\/static/.test(recovery.id)) return;
      if (recoverCode) recoverCode(recovery.id);
      else document.head.append(recovery);
    },
    true,
  );
  // The load event does not include the last paint.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, LONGEST_WAIT_MS);

  (window as EarlyPressReplay).replayEarlyPresses = () => {
    removeEventListener('click', recordPress, true);
    for (const button of pressed) {
      forgetPress(button);
      button.click();
    }
  };
}
