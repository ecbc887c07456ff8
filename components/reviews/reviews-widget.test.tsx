import { act, render, waitFor } from '@testing-library/react';
import { ACCEPTED, REFUSED } from '@/lib/consent/consent';
import { takeOver } from '@/lib/consent/consent-store';
import { endForeignScripts } from '@/lib/consent/withdrawal';
import { ReviewsWidget } from './reviews-widget';

jest.mock('@/lib/consent/withdrawal', () => ({ endForeignScripts: jest.fn(), watchTyping: jest.fn() }));

const SRC = 'https://avaliacoes.test/widget.js';
const scripts = () => [...document.scripts].map(({ src }) => src);

test('PDP-52, API-40, L10: the widget’s place is there; its script comes once, and after consent only', async () => {
  const { container } = render(<ReviewsWidget idProduto={12} src={SRC} />);
  expect(container.querySelector('[data-reviews-product="12"][data-reviews-limit="7"]')).not.toBeNull();
  await act(() => takeOver(REFUSED));
  expect(scripts()).toEqual([]);
  await act(() => takeOver(ACCEPTED));
  expect(scripts()).toEqual([SRC]);
  render(<ReviewsWidget idProduto={13} src={SRC} />);
  expect(scripts()).toEqual([SRC]);
});

test('L10: the widget ends with the permission, and only if it had come', async () => {
  const ended = jest.mocked(endForeignScripts);
  document.head.replaceChildren();
  await act(async () => takeOver(REFUSED));
  render(<ReviewsWidget idProduto={12} src={SRC} />);
  await act(async () => takeOver(ACCEPTED));
  expect(ended).not.toHaveBeenCalled();
  await act(async () => takeOver({ ...ACCEPTED, preferencias: false }));
  await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
});
