// Goes back to the page of the shop that opened this one, where the shopper had scrolled to.
addEventListener('click', (event) => {
  const link = event.target.closest?.('a[data-back]');
  if (!link || event.ctrlKey || event.metaKey || history.length < 2) return;
  if (!URL.canParse(document.referrer) || new URL(document.referrer).origin !== link.origin) return;
  event.preventDefault();
  history.back();
});
