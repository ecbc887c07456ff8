import { act, fireEvent, render, screen } from '@testing-library/react';
import * as react from 'react';
import { emulateViewport } from '@/components/ui/testing';

let enterView: () => void = () => undefined;

function setHeights({ page, viewport }: { page: number; viewport: number }) {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: page, configurable: true });
  Object.defineProperty(window, 'innerHeight', { value: viewport, configurable: true });
}

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
}

beforeEach(() => {
  setHeights({ page: 4_000, viewport: 900 });
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  enterView = emulateViewport();
});

/** The request is kept for a whole visit, so each test loads fresh modules. */
async function open() {
  const load = jest.fn(async () => ({ text: 'conteúdo' }));
  await jest.isolateModulesAsync(async () => {
    // The renderer and the component must share one instance of React.
    jest.doMock('react', () => react);
    const { Deferred } = await import('./deferred');
    render(
      <Deferred load={load} fallback="espera">
        {({ text }) => text}
      </Deferred>,
    );
  });
  await act(async () => undefined);
  return load;
}

test('HOME-17, HOME-19: the section loads once the page has scrolled by more than 100 px', async () => {
  const load = await open();
  scrollTo(99);
  scrollTo(100);
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('espera')).toBeInTheDocument();
  scrollTo(101);
  expect(await screen.findByText('conteúdo')).toBeInTheDocument();
});

test('HOME-18, HOME-19: the section loads once the window is as tall as the page', async () => {
  const load = await open();
  expect(load).not.toHaveBeenCalled();
  setHeights({ page: 4_000, viewport: 4_000 });
  fireEvent(window, new Event('resize'));
  expect(await screen.findByText('conteúdo')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('HOME-18: the section loads once it is visible', async () => {
  await open();
  act(() => enterView());
  expect(await screen.findByText('conteúdo')).toBeInTheDocument();
});
