/*
 * Belongs to no build, so that it exists when a page's own files are gone, as after an update of the shop.
 * components/compositions/after-load/early-presses.tsx loads it in advance, because a lost connection would prevent that
 * later, and stores the last press (`lastPress`). lib/framework/tuning/paint-first/start-scripts.ts passes it the address
 * of code that could not be loaded, or loads it with that address as the id of its element. A press that only opens
 * something is repeated after the page has reloaded, or once the connection returns. Any other press, such as adding to
 * the cart, may have had its effect, so a sentence and links say what to do. Presses that work without the code, such as
 * on links and native popovers, are ignored here: stay.js keeps those on the page that lead nowhere without a connection.
 */
(() => {
  const REPEATING = 'repetir';
  const STORE = 'repetir';
  /** Delay before recovery, in ms. Meanwhile the page closes panels whose code could not be loaded. */
  const SETTLE_MS = 300;
  /** Offline it is shorter once all code has failed twice, so that the message comes within a second. */
  const SETTLE_OFFLINE_MS = 100;
  const PRESS_MS = 10_000;
  const RELOAD_MS = 60_000;
  const OPENS = 'button[aria-haspopup], button[data-panel]';
  const NATIVE = 'a[href], [popovertarget], summary, label';

  const isHydrated = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'));

  /** @returns {Record<string, any>} empty if storage is blocked */
  function readStore() {
    try {
      return JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
    } catch {
      return {};
    }
  }

  function writeStore(value) {
    try {
      sessionStorage.setItem(STORE, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  const nameOf = (button) =>
    button.dataset.panel ?? button.getAttribute('aria-label') ?? button.textContent.trim();

  const visibleButtons = (name) =>
    [...document.querySelectorAll(OPENS)].filter(
      (button) => nameOf(button) === name && button.getClientRects().length > 0,
    );

  const isTyped = (field) => field.value !== field.defaultValue && field.getClientRects().length > 0;
  const hasTypedText = () =>
    [...document.querySelectorAll('textarea, input:not([type="checkbox"], [type="radio"])')].some(isTyped);

  /** A filled form that script sends: without its code, it cannot be sent. */
  function isFilledForm(element) {
    const form = element?.closest('form:not([action])');
    return Boolean(form && [...form.elements].some(({ value }) => value));
  }

  /** The store's own cart, to which the cart button links without script. */
  function cartAddress() {
    const scripted = document.querySelector('header button[data-side="right"]')?.closest('.scripted');
    const markup = scripted?.parentElement?.querySelector('noscript')?.textContent ?? '';
    return new DOMParser().parseFromString(markup, 'text/html').querySelector('a')?.href;
  }

  function linkTo(href, text) {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = text;
    const line = document.createElement('p');
    line.append(link);
    return line;
  }

  function buttonOf(text, onPress) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.onclick = onPress;
    return button;
  }

  function reloadLink() {
    const line = linkTo(location.href, 'Abrir a página de novo');
    line.onclick = (event) => {
      event.preventDefault();
      location.reload();
    };
    return line;
  }

  function cartLink() {
    const cart = cartAddress();
    return cart ? [linkTo(cart, 'Ir para a sacola')] : [];
  }

  /** Constructed, because the page's policy forbids style elements. */
  function addStyle() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      #waiting-panel > button { display: block; inline-size: 100%; min-block-size: 3rem; margin-block-start: 0.75rem;
        border: 1px solid var(--color-accent); border-radius: 9in;
        font-size: var(--text-sm); font-weight: 600; text-align: center; color: var(--color-accent) }
      #waiting-panel > [role="status"] + button { margin-block-start: 1.5rem; color: var(--color-on-accent);
        background: var(--color-accent) }
      #waiting-panel > button[aria-label] { position: absolute; inset: 0.75rem 0.75rem auto auto; display: grid;
        place-content: center; inline-size: 2.75rem; min-block-size: 2.75rem; margin: 0; border: 0; color: inherit }
      #waiting-panel svg { inline-size: 1.5rem; fill: none; stroke: currentColor; stroke-width: 1.5 }`);
    document.adoptedStyleSheets.push(sheet);
  }

  function closeButton(panel) {
    const button = buttonOf('', () => panel.close());
    button.ariaLabel = 'Fechar';
    const cross = ['svg', 'path'].map((name) => document.createElementNS('http://www.w3.org/2000/svg', name));
    cross[0].setAttribute('viewBox', '0 0 24 24');
    cross[1].setAttribute('d', 'm6 6 12 12M18 6 6 18');
    cross[0].append(cross[1]);
    button.append(cross[0]);
    return button;
  }

  /** Looks like the panel that an early press opens. */
  function showPanel(title, text, lines) {
    document.getElementById('waiting-panel')?.remove();
    const panel = document.createElement('dialog');
    panel.id = 'waiting-panel';
    panel.dataset.side = 'right';
    panel.dataset.told = '';
    panel.ariaLabel = title;
    const heading = document.createElement('h2');
    heading.textContent = title;
    const sentence = document.createElement('p');
    sentence.setAttribute('role', 'status');
    sentence.textContent = text;
    panel.onclose = () => panel.remove();
    panel.append(
      heading,
      sentence,
      ...lines,
      buttonOf('Continuar nesta página', () => panel.close()),
      closeButton(panel),
    );
    document.body.append(panel);
    panel.showModal();
    return panel;
  }

  const NO_CONNECTION = 'Sem conexão com a internet';

  /** The press is offered again, and if it only opens something, it is repeated once the connection returns. */
  function showNoConnection(button) {
    const opens = button.matches(OPENS);
    const again = buttonOf('Tentar de novo', () => {
      panel.close();
      // A page whose first code is missing never gets it.
      if (isHydrated()) button.click();
      else location.reload();
    });
    const panel = showPanel(
      NO_CONNECTION,
      opens ? 'Assim que ela voltar, a loja continua daqui.' : 'Quando ela voltar, tente de novo.',
      [again],
    );
    const onReturn = () => {
      if (!panel.isConnected) return;
      if (opens) again.click();
      else panel.querySelector('[role="status"]').textContent = 'A conexão voltou.';
    };
    addEventListener('online', onReturn, { once: true });
  }

  function explain() {
    const unsent = hasTypedText() ? ' O que você escreveu nesta página ainda não foi enviado.' : '';
    showPanel(
      'A loja foi atualizada',
      `Esta parte só funciona na versão nova: abra a página de novo. O que está na sacola continua guardado.${unsent}`,
      [reloadLink(), ...cartLink()],
    );
  }

  /** Reloads the page, at most once a minute; returns false if it may not. */
  function reload(press) {
    const { reloadedAt = 0 } = readStore();
    if (Date.now() - reloadedAt < RELOAD_MS || hasTypedText()) return false;
    if (!writeStore({ reloadedAt: Date.now(), path: location.pathname, press })) return false;
    if (press) window.name = REPEATING;
    window.isReloading = true;
    location.reload();
    return true;
  }

  function repeatPress() {
    const { reloadedAt, path, press } = readStore();
    writeStore({ reloadedAt });
    if (!press || path !== location.pathname || Date.now() - reloadedAt > RELOAD_MS) return;
    const button = visibleButtons(press.name)[press.index];
    if (!button) return explain();
    // The focus fetches the page's code at once. Until it has loaded, the press waits like any early press.
    button.focus({ preventScroll: true });
    button.click();
  }

  /** The status of the response at the address; 0 without a connection. */
  async function statusOf(address) {
    try {
      return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
    } catch {
      return 0;
    }
  }

  /** The control that the shopper has just pressed and waits for; undefined for none. */
  function pressed() {
    // Before hydration, presses wait and their buttons are marked busy.
    const waiting = document.querySelector('button[aria-busy="true"]');
    if (!isHydrated() && waiting) return waiting;
    const { lastPress } = window;
    if (!lastPress || performance.now() - lastPress.timeStamp > PRESS_MS) return undefined;
    return lastPress.target.closest('button, a, summary, label') ?? undefined;
  }

  async function recover([address]) {
    const button = pressed();
    const isAlive = isHydrated();
    if (isAlive && (button ? button.matches(NATIVE) : !isFilledForm(document.activeElement))) return;
    if (!navigator.onLine) {
      if (button) showNoConnection(button);
      return;
    }
    const status = await statusOf(address);
    if (status === 0 || status >= 500) {
      if (button)
        showPanel('Não foi possível carregar', 'Veja se há conexão com a internet e tente de novo.', [
          reloadLink(),
          ...cartLink(),
        ]);
      return;
    }
    const opens = button?.matches(OPENS) ? button : undefined;
    const press = opens && { name: nameOf(opens), index: visibleButtons(nameOf(opens)).indexOf(opens) };
    if ((press || !isAlive) && reload(press)) return;
    explain();
  }

  // While the page reloads, the old document still gets errors.
  if (window.isReloading) return;
  if (window.name === REPEATING) {
    window.name = '';
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', repeatPress);
    else repeatPress();
  }
  const lostCode = [];
  let recovery;
  window.recoverCode ??= (address) => {
    lostCode.push(address);
    // After hydration, the bundler tries to load each script twice: wait for the second failure.
    const isRetried = lostCode.length >= 2 * new Set(lostCode).size;
    if (isHydrated() && new Set(lostCode).size === lostCode.length) return;
    clearTimeout(recovery);
    const settleMs = isRetried && !navigator.onLine ? SETTLE_OFFLINE_MS : SETTLE_MS;
    recovery = setTimeout(() => void recover(lostCode.splice(0)), settleMs);
  };
  addStyle();
  window.offline = { NO_CONNECTION, buttonOf, cartAddress, showPanel, statusOf };
  const stay = document.createElement('script');
  stay.src = '/offline/stay.js';
  document.head.append(stay);
  if (document.currentScript.id) window.recoverCode(document.currentScript.id);
})();
