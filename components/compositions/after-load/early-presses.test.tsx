import { act } from '@testing-library/react';
import { use } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydrateLater } from '@/components/ui/hydrate-later';
import type { EarlyPressReplay, LastPress } from '@/lib/framework/tuning/paint-first/start-scripts';
import { EarlyPresses, REPEATING } from './early-presses';

const onPress = jest.fn();
let code: Promise<void> | null;
let root: Root;

/** A part of the page. Its HTML is there at once, its code once `code` resolves. */
function Part() {
  if (code) use(code);
  return (
    // The busy mark differs from the HTML, which makes React warn in development.
    <button type="button" onClick={onPress} suppressHydrationWarning>
      Provar
    </button>
  );
}

/** The whole document, hydrated as the router does it: React stops clicks at the document. */
async function hydratePage(codeOfPart: Promise<void>) {
  const page = (
    <html lang="pt-BR">
      <head />
      <body>
        <HydrateLater>
          <Part />
        </HydrateLater>
        <EarlyPresses />
      </body>
    </html>
  );
  code = null;
  document.documentElement.innerHTML = renderToString(page).replace(/^<html[^>]*>|<\/html>$/g, '');
  document.documentElement.lang = 'pt-BR';
  code = codeOfPart;
  await act(async () => {
    root = hydrateRoot(document, page);
  });
}

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  onPress.mockReset();
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => root.unmount());
  delete (window as EarlyPressReplay).replayEarlyPresses;
  delete (window as LastPress).lastPress;
  jest.useRealTimers();
});

test('DESIGN-28: early clicks are replayed once the whole page is hydrated', async () => {
  const replay = jest.fn();
  (window as EarlyPressReplay).replayEarlyPresses = replay;
  await hydratePage(Promise.resolve());
  expect(replay).not.toHaveBeenCalled();
  await advance(1_000);
  expect(replay).toHaveBeenCalledTimes(1);
});

test('DESIGN-28: repeated clicks on a part whose code is loading take effect once, after it has loaded', async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await hydratePage(arrival);
  const button = document.querySelector('button');
  const press = () => act(() => button?.click());
  await advance(10);
  press();
  press();
  await advance(1_000);
  expect(onPress).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');

  await act(async () => arrive());
  await advance(1_000);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(button).not.toHaveAttribute('aria-busy');
  press();
  await advance(1_000);
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('DESIGN-28: a click that a carousel cancels after a drag is not replayed', async () => {
  await hydratePage(Promise.resolve());
  await advance(10);
  const button = document.querySelector('button');
  const stop = (event: Event) => event.stopImmediatePropagation();
  document.body.addEventListener('click', stop, { capture: true, once: true });
  act(() => button?.click());
  await advance(1_000);
  expect(onPress).toHaveBeenCalledTimes(0);
  expect(button).not.toHaveAttribute('aria-busy');
});

test('the last click is recorded for the script that handles missing code', async () => {
  await hydratePage(Promise.resolve());
  await advance(10);
  const button = document.querySelector('button');
  act(() => button?.click());
  expect((window as LastPress).lastPress?.target).toBe(button);
  expect(document.querySelector('script')).toBeNull();
});

test('A31: the script that handles missing code is loaded in advance, after everything that the page needs', async () => {
  await hydratePage(Promise.resolve());
  await advance(1_000);
  expect(document.querySelector('script')).toBeNull();
  await advance(1_000);
  expect(document.querySelector('script')).toHaveAttribute('src', '/offline/recover.js');
});

test('a page that was reloaded because of a click loads the script that repeats the click', async () => {
  window.name = REPEATING;
  await hydratePage(Promise.resolve());
  await advance(10);
  window.name = '';
  expect(document.querySelector('script')).toHaveAttribute('src', '/offline/recover.js');
});
