/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type NextLink from 'next/link';
import type { ComponentProps } from 'react';

const { default: Link }: { default: typeof NextLink } = require('./replacements/client.app-dir.link.mjs');

const router = {
  push: jest.fn(),
  replace: jest.fn(),
  refresh: jest.fn(),
  prefetch: jest.fn(),
  back: jest.fn(),
  forward: jest.fn(),
  bfcacheId: '',
};

type Press = Parameters<typeof fireEvent.click>[1];

/** Clicks a link; returns whether the browser was left to follow it. */
function isLeftToBrowser(link: HTMLElement, how?: Press): boolean {
  // jsdom does not navigate, and prints an error instead.
  let isLeft = false;
  window.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link, how);
  return isLeft;
}

/** Clicks a link with these attributes; returns whether the browser was left to follow it. */
function press(attributes: Partial<ComponentProps<typeof NextLink>>, how?: Press): boolean {
  render(
    <AppRouterContext value={router}>
      <Link href="/solares" prefetch={false} {...attributes}>
        Solares
      </Link>
    </AppRouterContext>,
  );
  return isLeftToBrowser(screen.getByRole('link', { name: 'Solares' }), how);
}

beforeEach(() => jest.clearAllMocks());

test('C13: a click navigates with the router, without prefetching', () => {
  expect(press({ className: 'x' })).toBe(false);
  expect(router.push.mock.calls).toEqual([['/solares', { scroll: true }]]);
  expect(router.prefetch).not.toHaveBeenCalled();
  expect(screen.getByRole('link')).toHaveAttribute('class', 'x');
  expect(screen.getByRole('link')).not.toHaveAttribute('prefetch');
});

test('the replace and scroll options are passed to the router', () => {
  press({ replace: true, scroll: false });
  expect(router.replace.mock.calls).toEqual([['/solares', { scroll: false }]]);
  expect(router.push).not.toHaveBeenCalled();
});

test.each<[string, Partial<ComponentProps<typeof NextLink>>, Press]>([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with Command', {}, { metaKey: true }],
  ['with Shift', {}, { shiftKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['to a new tab', { target: '_blank' }, undefined],
  ['to a file', { download: true }, undefined],
  ['to another site', { href: 'https://example.com/solares' }, undefined],
  ['to a telephone', { href: 'tel:+551100000000' }, undefined],
])('a click %s is left to the browser', (_what, attributes, how) => {
  expect(press(attributes, how)).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

test('the link’s click handler runs first and can prevent the navigation', () => {
  const onClick = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  press({ onClick });
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(router.push).not.toHaveBeenCalled();
});

test('without a router the link is a plain anchor', () => {
  render(<Link href="/solares">Solares</Link>);
  const link = screen.getByRole('link', { name: 'Solares' });
  expect(link).toHaveAttribute('href', '/solares');
  expect(isLeftToBrowser(link)).toBe(true);
});
