// Goes back to the page of the shop that opened this one, where the shopper had scrolled to.
addEventListener('click', (event) => {
  const link = event.target.closest?.('a[data-back]');
  if (!link || event.ctrlKey || event.metaKey || history.length < 2) return;
  if (!URL.canParse(document.referrer) || new URL(document.referrer).origin !== link.origin) return;
  event.preventDefault();
  history.back();
});

// A chosen delivery needs no button.
addEventListener('change', ({ target }) => target.closest('form[data-submit-on-change]')?.requestSubmit());

// A form of the bag returns to the part that it changed; with this, the page does not move at all.
const POSITION = 'posicao';
addEventListener('submit', ({ target }) => {
  if (target.action.includes('/checkout/carrinho/') && target.method === 'post') writePosition(`${scrollY}`);
});

function writePosition(position) {
  try {
    sessionStorage.setItem(POSITION, position);
  } catch {
    // Without storage, the fragment of the address decides the position.
  }
}

function readPosition() {
  try {
    return sessionStorage.getItem(POSITION) ?? '';
  } catch {
    return '';
  }
}

addEventListener('pageshow', () => {
  const position = readPosition();
  writePosition('');
  if (position === '' || location.hash === '' || location.hash === '#cep') return;
  // The browser scrolls to the fragment only now.
  requestAnimationFrame(() => scrollTo(0, Number(position)));
});
