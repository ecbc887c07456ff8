/*
 * The reviews service's widget, as a shop embeds it from another host:
 * <div data-reviews-product="12" data-reviews-limit="7"></div>
 * <script async src="…/third-parties/reviews/widget.js"></script>
 * The script fills every such element, including later ones, in a shadow tree.
 */
(() => {
  const base = new URL('widget/products/', document.currentScript.src);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block; font: inherit; color: inherit }
    p { margin: 0 }
    ol { display: grid; gap: 1rem; margin: 1rem 0 0; padding: 0; list-style: none }
    li { display: grid; gap: .25rem; padding-top: 1rem; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
    .stars { letter-spacing: .1em; color: #8a5a00 }
    .quiet { font-size: .875em; opacity: .8 }
    @media (prefers-color-scheme: dark) { .stars { color: #f0c35a } }
  `);

  const make = (tag, text, className = '') =>
    Object.assign(document.createElement(tag), { textContent: text, className });
  const number = (value) =>
    value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const day = (date) => new Date(`${date}T12:00:00Z`).toLocaleDateString('pt-BR', { dateStyle: 'long' });

  function stars(rate) {
    const full = Math.round(rate);
    const shown = make('span', '★'.repeat(full) + '☆'.repeat(5 - full), 'stars');
    shown.setAttribute('role', 'img');
    shown.setAttribute('aria-label', `${number(rate)} de 5 estrelas`);
    return shown;
  }

  function opinion({ text, author, date, rate }) {
    const item = document.createElement('li');
    item.append(stars(rate), make('p', text), make('span', `${author}, ${day(date)}`, 'quiet'));
    return item;
  }

  function show(element, { rating, opinions, notice }) {
    if (rating.count === 0) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const head = document.createElement('p');
    const people = rating.count === 1 ? '1 avaliação' : `${rating.count} avaliações`;
    head.append(
      stars(rating.average),
      ` ${number(rating.average)} · ${people} · ${rating.recommend}% recomendam`,
    );
    const list = document.createElement('ol');
    list.append(...opinions.map(opinion));
    root.replaceChildren(head, list, make('p', notice, 'quiet'));
  }

  async function fill(element) {
    const product = element.dataset.reviewsProduct ?? '';
    if (element.dataset.reviewsShown === product) return;
    element.dataset.reviewsShown = product;
    const address = new URL(encodeURIComponent(product), base);
    address.searchParams.set('limit', element.dataset.reviewsLimit ?? '7');
    const response = await fetch(address, { credentials: 'omit' });
    if (response.ok) show(element, await response.json());
  }

  const fillAll = () => {
    // If a request fails, the element stays empty.
    for (const element of document.querySelectorAll('[data-reviews-product]'))
      fill(element).catch(() => undefined);
  };
  fillAll();
  new MutationObserver(fillAll).observe(document.documentElement, { childList: true, subtree: true });
})();
