import { act, fireEvent, render, screen } from '@testing-library/react';
import { emulateModalDialogs } from '@/components/ui/testing';
import type { DisplayBanner } from '@/lib/content/banners';
import { couponCode, isCouponActive } from '@/lib/content/popup-coupon';
import { ExitPopupTrigger } from './exit-popup-trigger';

let consent: object | null = { statistics: false };
jest.mock('@/lib/consent/consent', () => ({ useConsent: () => consent }));

const banner: DisplayBanner = {
  id: '1',
  alt: 'Armações translúcidas',
  title: 'MERIDIANO10',
  href: '/c/lancamentos',
  desktop: 'https://a/d.webp',
  mobile: 'https://a/m.webp',
};

let canHover = true;
beforeEach(() => {
  consent = { statistics: false };
  canHover = true;
  sessionStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  window.matchMedia = () => ({ matches: canHover }) as MediaQueryList;
  emulateModalDialogs();
});
afterEach(() => jest.useRealTimers());

const popup = () => screen.queryByRole('dialog', { name: 'Antes de você ir' });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const leaveWindow = async () => {
  fireEvent.mouseLeave(document.documentElement);
  await pass(0);
};

test('POPUP-01, POPUP-03: the campaign with its coupon opens when the mouse leaves the window', async () => {
  render(<ExitPopupTrigger banner={banner} />);
  await pass(60_000);
  expect(popup()).not.toBeInTheDocument();
  await leaveWindow();
  expect(popup()).toHaveTextContent('MERIDIANO10');
  expect(screen.getByRole('img', { name: 'Armações translúcidas' })).toHaveAttribute(
    'src',
    'https://a/m.webp',
  );
  expect(screen.getByRole('link', { name: 'Ver as novidades' })).toHaveAttribute('href', '/c/lancamentos');
});

test('POPUP-01: a text that names the coupon replaces the picture', async () => {
  const alt = 'O cupom MERIDIANO10 vale 10% na primeira compra, até 31 de dezembro.';
  render(<ExitPopupTrigger banner={{ ...banner, alt }} />);
  await leaveWindow();
  expect(screen.getByText(alt)).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});

test('POPUP-02: the popup opens once per session, even if dismissed', async () => {
  const { unmount } = render(<ExitPopupTrigger banner={banner} />);
  await leaveWindow();
  expect(sessionStorage.getItem('newsPopupShown')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(popup()).not.toBeInTheDocument();
  await leaveWindow();
  expect(popup()).not.toBeInTheDocument();
  unmount();
  render(<ExitPopupTrigger banner={banner} />);
  await leaveWindow();
  expect(popup()).not.toBeInTheDocument();
});

test('POPUP-04, CONST-17: on a phone the popup opens after 15 s', async () => {
  canHover = false;
  render(<ExitPopupTrigger banner={banner} />);
  await pass(14_999);
  expect(popup()).not.toBeInTheDocument();
  await pass(1);
  expect(popup()).toBeInTheDocument();
});

test('POPUP-04: the popup does not cover an open overlay; it opens 15 s later', async () => {
  canHover = false;
  const cart = document.body.appendChild(document.createElement('dialog'));
  cart.open = true;
  render(<ExitPopupTrigger banner={banner} />);
  await pass(15_000);
  expect(popup()).not.toBeInTheDocument();
  cart.remove();
  await pass(15_000);
  expect(popup()).toBeInTheDocument();
});

test('POPUP-03: the popup does not open before a consent choice', async () => {
  consent = null;
  render(<ExitPopupTrigger banner={banner} />);
  await leaveWindow();
  expect(popup()).not.toBeInTheDocument();
  expect(sessionStorage.getItem('newsPopupShown')).toBeNull();
});

test('POPUP-01: the coupon is valid from 1 March 2023, São Paulo time', async () => {
  expect(isCouponActive(Date.parse('2023-03-01T02:59:59Z'))).toBe(false);
  expect(isCouponActive(Date.parse('2023-03-01T03:00:00Z'))).toBe(true);
  jest.setSystemTime(Date.parse('2023-02-28T12:00:00Z'));
  render(<ExitPopupTrigger banner={banner} />);
  await leaveWindow();
  expect(popup()).not.toBeInTheDocument();
});

test('POPUP-01: a title that is not a coupon code becomes the popup’s heading', async () => {
  expect(couponCode('Semana do óculos')).toBeNull();
  render(<ExitPopupTrigger banner={{ ...banner, title: 'Semana do óculos', href: null }} />);
  await leaveWindow();
  expect(screen.getByRole('dialog', { name: 'Semana do óculos' })).not.toHaveTextContent('cupom');
});
