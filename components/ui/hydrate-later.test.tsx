import { act, waitFor } from '@testing-library/react';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydrateLater } from './hydrate-later';

const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

let alive: string[] = [];
let pressed: string[] = [];
let onHydrated: (name: string) => void;
let root: Root | undefined;
let container: HTMLElement;

function Part({ name, children }: { name: string; children?: ReactNode }) {
  useEffect(() => {
    alive.push(name);
    onHydrated(name);
  }, [name]);
  return (
    <section>
      <button type="button" id={name} onClick={() => pressed.push(name)}>
        {name}
      </button>
      {children}
    </section>
  );
}

const PAGE = (
  <Part name="page">
    <HydrateLater position={3}>
      <Part name="footer" />
    </HydrateLater>
    <HydrateLater>
      <Part name="list">
        <HydrateLater>
          <Part name="cards" />
        </HydrateLater>
      </Part>
    </HydrateLater>
  </Part>
);

beforeEach(() => {
  alive = [];
  pressed = [];
  onHydrated = () => undefined;
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(PAGE);
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
});

/** Hydrates as the router does. */
const hydrate = () =>
  startTransition(() => {
    root = hydrateRoot(container, PAGE);
  });

test('DESIGN-28: the served HTML contains all parts in place', () => {
  expect(container.querySelectorAll('script, template, [hidden]')).toHaveLength(0);
  expect([...container.querySelectorAll('button')].map(({ id }) => id)).toEqual([
    'page',
    'footer',
    'list',
    'cards',
  ]);
});

test('parts hydrate one after another', async () => {
  await act(async () => hydrate());
  expect(alive).toEqual(['page', 'list', 'cards', 'footer']);
  container.querySelector<HTMLElement>('#footer')?.click();
  expect(pressed).toEqual(['footer']);
});

test('DESIGN-28: a part that is clicked before its turn hydrates at once', async () => {
  let handled: string[] = [];
  onHydrated = (name) => {
    if (name !== 'page') return;
    queueMicrotask(() => {
      container.querySelector<HTMLElement>('#footer')?.click();
      handled = [...pressed, ...alive];
    });
  };
  // Lets React hydrate at its own pace, with pauses in which the shopper may click something.
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  hydrate();
  await waitFor(() => expect(alive).toHaveLength(4));
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  expect(handled.slice(0, 2)).toEqual(['footer', 'page']);
  expect(handled).not.toContain('cards');
  expect(alive.filter((name) => name === 'footer')).toHaveLength(1);
});
