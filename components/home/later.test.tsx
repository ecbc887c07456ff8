import { act, fireEvent, render, screen } from '@testing-library/react';
import * as react from 'react';
import { emulateViewport } from '@/components/ui/testing-screen';

let tellInView: () => void = () => undefined;

function screenOf({ page, tall }: { page: number; tall: number }) {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: page, configurable: true });
  Object.defineProperty(window, 'innerHeight', { value: tall, configurable: true });
}

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
}

beforeEach(() => {
  screenOf({ page: 4_000, tall: 900 });
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  tellInView = emulateViewport();
});

/** The moment lasts a whole visit, so each test is a visit of its own. */
async function open() {
  const load = jest.fn(async () => ({ words: 'conteúdo' }));
  await jest.isolateModulesAsync(async () => {
    // The renderer outside must meet its own React.
    jest.doMock('react', () => react);
    const { Later } = await import('./later');
    render(
      <Later load={load} fallback="espera">
        {({ words }) => words}
      </Later>,
    );
  });
  await act(async () => undefined);
  return load;
}

test('HOME-17, HOME-19: nothing is fetched at 99 px or 100 px, everything at 101 px', async () => {
  const load = await open();
  scrollTo(99);
  scrollTo(100);
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('espera')).toBeInTheDocument();
  scrollTo(101);
  expect(await screen.findByText('conteúdo')).toBeInTheDocument();
});

test('HOME-18, HOME-19: at once on a page no taller than the screen, also when the window grows', async () => {
  const load = await open();
  expect(load).not.toHaveBeenCalled();
  screenOf({ page: 4_000, tall: 4_000 });
  fireEvent(window, new Event('resize'));
  expect(await screen.findByText('conteúdo')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('HOME-18: at once when the place itself is on the screen', async () => {
  await open();
  act(() => tellInView());
  expect(await screen.findByText('conteúdo')).toBeInTheDocument();
});
