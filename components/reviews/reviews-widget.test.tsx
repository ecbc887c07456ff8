import { act, render } from '@testing-library/react';
import { ACCEPTED, REFUSED } from '@/lib/consent/consent';
import { chooseConsent } from '@/lib/consent/consent-store';
import { ReviewsWidget } from './reviews-widget';

const SRC = 'https://avaliacoes.test/widget.js';
const scripts = () => [...document.scripts].map(({ src }) => src);

test('PDP-52, API-40, L10: the widget’s place is there; its script comes once, and after consent only', async () => {
  const { container } = render(<ReviewsWidget idProduto={12} src={SRC} />);
  expect(container.querySelector('[data-reviews-product="12"][data-reviews-limit="7"]')).not.toBeNull();
  await act(() => chooseConsent(REFUSED));
  expect(scripts()).toEqual([]);
  await act(() => chooseConsent(ACCEPTED));
  expect(scripts()).toEqual([SRC]);
  render(<ReviewsWidget idProduto={13} src={SRC} />);
  expect(scripts()).toEqual([SRC]);
});
