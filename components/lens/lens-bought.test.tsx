import { screen, waitFor } from '@testing-library/react';
import { onBought } from '@/lib/purchase/bought';
import { answerWith } from '@/lib/purchase/testing';
import { leaveFor } from '@/lib/routing/leave';
import { buy, CART, chooseAll, framePage, openLenses, startLenses } from './testing';

jest.mock('@/lib/routing/leave');

const FRAME = { id: '7', nome: 'Armação Serra', variante: '', preco: 449.9, quantidade: 1 };
const goesTo = (url: string) => answerWith(200, { carrinho: { url } });
const told = jest.fn((_bought: unknown) => expect(leaveFor).not.toHaveBeenCalled());
/** jsdom goes nowhere. */
const stay = (event: Event) => event.preventDefault();
let stop = () => {};

beforeEach(() => {
  startLenses();
  jest.mocked(leaveFor).mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  told.mockClear();
  stop = onBought(told);
  document.addEventListener('click', stay);
});
afterEach(() => {
  stop();
  document.removeEventListener('click', stay);
});

test('TRACK-11: the frame alone, by its link', async () => {
  const { user } = framePage();
  await user.click(buy());
  await user.click(await screen.findByRole('link', { name: /Somente armação/ }));
  expect(told.mock.calls).toEqual([[{ pieces: [FRAME], total: 449.9 }]]);
});

test('TRACK-11: the call that prepares the frame alone tells it once, and a failure nothing', async () => {
  answerWith(500, {});
  const { user } = framePage({ carrinho: [] });
  await user.click(buy());
  const way = await screen.findByRole('button', { name: /Somente armação/ });
  await user.click(way);
  expect(await screen.findByText(/problema do lado dela/)).toBeVisible();
  expect(told).not.toHaveBeenCalled();
  goesTo(CART);
  await user.click(way);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(CART));
  expect(told.mock.calls).toEqual([[{ pieces: [FRAME], total: 449.9 }]]);
});

test('TRACK-11, L9: frame and lenses are two items; which lenses, and for whom, stays here', async () => {
  goesTo(CART);
  const rendered = await openLenses();
  await chooseAll(rendered);
  await rendered.user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(CART));
  const lenses = { id: '7-lentes', nome: 'Lentes de grau', preco: 1337, quantidade: 1 };
  expect(told.mock.calls).toEqual([[{ pieces: [FRAME, lenses], total: 1786.9 }]]);
  expect(JSON.stringify(told.mock.calls)).not.toMatch(/Multifocal|Fotossens|Fina/);
});
