import { act, render, waitFor } from '@testing-library/react';
import { ACCEPTED, applyConsent, REFUSED } from '@/lib/consent/consent';
import { endThirdPartyScripts } from '@/lib/consent/third-party-scripts';
import { ReviewsWidget } from './reviews-widget';

jest.mock('@/lib/consent/third-party-scripts', () => ({
  endThirdPartyScripts: jest.fn(),
  trackTyping: jest.fn(),
}));

const SRC = 'https://avaliacoes.test/widget.js';
const scripts = () => [...document.scripts].map(({ src }) => src);

const widget = (id: string, script: Record<string, string> = {}) => (
  <ReviewsWidget src={SRC} script={script} element={{ class: 'avaliador', 'data-reviews-product': id }} />
);

test('PDP-52, API-40, L10: the container is rendered; the script is loaded only once, and only with consent', async () => {
  const { container } = render(widget('12', { id: 'avaliador', 'data-key': 'abc' }));
  expect(container.querySelector('.avaliador[data-reviews-product="12"]')).not.toBeNull();
  await act(() => applyConsent(REFUSED));
  expect(scripts()).toEqual([]);
  await act(() => applyConsent(ACCEPTED));
  expect(scripts()).toEqual([SRC]);
  expect(document.querySelector('script#avaliador')).toHaveAttribute('data-key', 'abc');
  render(widget('13'));
  expect(scripts()).toEqual([SRC]);
});

test('L10: withdrawing consent unloads a loaded widget', async () => {
  const endScripts = jest.mocked(endThirdPartyScripts);
  document.head.replaceChildren();
  await act(async () => applyConsent(REFUSED));
  render(widget('12'));
  await act(async () => applyConsent(ACCEPTED));
  expect(endScripts).not.toHaveBeenCalled();
  await act(async () => applyConsent({ ...ACCEPTED, preferences: false }));
  await waitFor(() => expect(endScripts).toHaveBeenCalledTimes(1));
});
