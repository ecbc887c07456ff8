// Goes back to the shop page that opened this one, at the shopper's scroll position.
addEventListener('click', (event) => {
  const link = event.target.closest?.('a[data-back]');
  if (!link || event.ctrlKey || event.metaKey || history.length < 2) return;
  if (!URL.canParse(document.referrer) || new URL(document.referrer).origin !== link.origin) return;
  event.preventDefault();
  history.back();
});
