import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useFirstOpening } from './use-first-opening';

function Plans() {
  const { wasOpened, details } = useFirstOpening();
  const table = <table />;
  return (
    <details {...details}>
      <summary>Parcelas</summary>
      {wasOpened ? table : <noscript>{table}</noscript>}
    </details>
  );
}

test('PDP-36: without JavaScript the content is in noscript; details opened before hydration get it on hydration', async () => {
  const html = renderToString(<Plans />);
  expect(html).toContain('<noscript><table></table></noscript>');
  document.body.innerHTML = html;
  const details = document.querySelector('details');
  if (!details) throw new Error('nothing to open');
  details.open = true;
  expect(document.querySelector('table')).toBeNull();
  await act(async () => hydrateRoot(document.body, <Plans />));
  expect(details).toContainElement(document.querySelector('table'));
});
