/*
 * Without a connection, a link or a search would replace the page by the browser's error page, unless the service worker
 * is running already. The page stays instead, with a message, and goes on once the shop can be reached. Loaded by
 * recover.js, whose panel it uses.
 */
(() => {
  /** How often the message looks for the network, in ms: a device may not notice its return. */
  const LOOK_MS = 3_000;
  const { NO_CONNECTION, buttonOf, cartAddress, showPanel, statusOf } = window.offline;

  /** A longer text is no name. */
  const MAX_NAME_LENGTH = 60;

  let isLeaving = false;

  /** The name of the page that was asked for: a link's text without its count, or the searched words. */
  function nameOf(text) {
    const name = text
      .replace(/\s+/g, ' ')
      .replace(/, \d+$/, '')
      .trim();
    return name && name.length <= MAX_NAME_LENGTH ? `“${name}”` : 'a que você pediu';
  }

  /** Offers `leave`, which opens the other page, and calls it once the shop can be reached. */
  function stayHere(name, leave) {
    async function attempt() {
      if (!panel.open || (await statusOf(location.href)) === 0 || !panel.open) return;
      panel.close();
      isLeaving = true;
      leave();
      isLeaving = false;
    }
    const again = buttonOf('Tentar de novo', async () => {
      await attempt();
      panel.querySelector('p').textContent = 'Ainda sem conexão. Confira o Wi-Fi ou os dados móveis.';
    });
    const text = `Você continua nesta página. Assim que a conexão voltar, abrimos ${name}.`;
    const panel = showPanel(NO_CONNECTION, text, [again]);
    const looking = setInterval(attempt, LOOK_MS);
    addEventListener('online', attempt);
    panel.addEventListener('close', () => {
      clearInterval(looking);
      removeEventListener('online', attempt);
    });
  }

  /** Whether the address is another page of the shop or of its store, rather than a place on this page. */
  function isOtherPage({ href, hash, origin }) {
    const store = cartAddress();
    if (origin !== location.origin && (!store || origin !== new URL(store).origin)) return false;
    return hash === '' || href.replace(hash, '') !== location.href.replace(location.hash, '');
  }

  function stayInsteadOf(event, text, leave) {
    event.preventDefault();
    event.stopImmediatePropagation();
    stayHere(nameOf(text), leave);
  }

  function onClick(event) {
    if (navigator.onLine || isLeaving || !(event.target instanceof Element)) return;
    const link = event.target.closest('a[href]:not([data-zoom], [download], [target]:not([target="_self"]))');
    const isPlain = !event.button && !['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].some((key) => event[key]);
    if (!link || !isPlain || !isOtherPage(link)) return;
    stayInsteadOf(event, link.ariaLabel ?? link.textContent, () =>
      link.isConnected ? link.click() : location.assign(link.href),
    );
  }

  /** A search. Forms that script sends have no action. */
  function onSubmit(event) {
    const { submitter, target: form } = event;
    if (navigator.onLine || isLeaving || !form.matches('[action]:not([method="post" i], [target])')) return;
    const words = form.querySelector('[type="search"]')?.value ?? '';
    stayInsteadOf(event, words, () => form.requestSubmit(submitter?.isConnected ? submitter : null));
  }

  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
})();
