import { act, fireEvent, render, screen } from '@testing-library/react';
import { StatusMessage } from './status-message';
import { showToast, toasts } from './toast-store';
import { Toaster } from './toaster';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toasts.hide());
  jest.useRealTimers();
});

const region = () => screen.getByRole('status');
const box = () => document.querySelector('[popover]') as HTMLElement;

test('WISH-01: the region is there before anything is said; a toast is read out and goes after 6 s', () => {
  render(<Toaster />);
  expect(region()).toBeEmptyDOMElement();
  act(() => showToast('Adicionado aos favoritos'));
  expect(region()).toHaveTextContent('Adicionado aos favoritos');
  expect(box()).toHaveTextContent('Adicionado aos favoritos');
  act(() => jest.advanceTimersByTime(6_000));
  expect(region()).toBeEmptyDOMElement();
});

test('WISH-01: a newer toast takes the place and a time of its own; the pointer holds it', () => {
  render(<Toaster />);
  act(() => showToast('Primeiro'));
  act(() => jest.advanceTimersByTime(4_000));
  act(() => showToast('Segundo'));
  act(() => jest.advanceTimersByTime(4_000));
  expect(region()).toHaveTextContent('Segundo');
  fireEvent.pointerEnter(box());
  act(() => jest.advanceTimersByTime(60_000));
  expect(region()).toHaveTextContent('Segundo');
  fireEvent.pointerLeave(box());
  act(() => jest.advanceTimersByTime(6_000));
  expect(region()).toBeEmptyDOMElement();
});

test('CART-17: a status message is polite, an error is not; the region stays when empty', () => {
  const { rerender } = render(<StatusMessage tone="success">Enviado</StatusMessage>);
  expect(screen.getByRole('status')).toHaveTextContent('Enviado');
  rerender(<StatusMessage>{null}</StatusMessage>);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<StatusMessage tone="error">Erro ao enviar</StatusMessage>);
  expect(screen.getByRole('alert')).toHaveTextContent('Erro ao enviar');
});
