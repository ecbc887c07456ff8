import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// On a busy machine, loading it takes longer than a test waits.
import './carousel-slider';
import { Carousel } from './carousel';
import { emulateViewport, layOutRow } from './testing';

let enterViewport: () => void = () => undefined;
const scrollBy = jest.fn();

beforeEach(() => {
  scrollBy.mockReset();
  Element.prototype.scrollBy = scrollBy;
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
  enterViewport = emulateViewport();
});

const NAMES = ['Lume', 'Prisma', 'Zênite', 'Solstício', 'Aurora', 'Órbita'];

function renderCarousel(options: Partial<Parameters<typeof Carousel>[0]> = {}) {
  const carousel = render(
    <Carousel label="Lançamentos" visible={{ narrow: 1, medium: 2, wide: 3 }} {...options}>
      {NAMES.map((name) => (
        <li key={name}>
          <a href={`/${name}`}>{name}</a>
        </li>
      ))}
    </Carousel>,
  );
  const row = screen.getByRole('list', { name: 'Lançamentos' });
  // Two of six items are visible.
  layOutRow(row, 400, 200);
  return { ...carousel, row };
}

async function renderLoaded(options?: Parameters<typeof renderCarousel>[0]) {
  const carousel = renderCarousel(options);
  act(() => enterViewport());
  await waitFor(() => expect(carousel.row).toHaveAttribute('data-attached'));
  return carousel;
}

const arrow = (name: string) => screen.getByRole('button', { name });
const forward = () => arrow('Avançar em Lançamentos');
const back = () => arrow('Voltar em Lançamentos');

test('CARD-17: all items are rendered at once in their final layout; Swiper loads near the viewport', () => {
  const { row } = renderCarousel();
  expect(row).toHaveAttribute('data-wide', '3');
  expect(screen.getAllByRole('listitem')).toHaveLength(NAMES.length);
  expect(row).not.toHaveAttribute('data-attached');
});

test('CARD-17: before Swiper has loaded, an arrow scrolls the native row by one item, without animation for shoppers who want none', () => {
  const { row } = renderCarousel();
  for (const item of row.children) Object.defineProperty(item, 'clientWidth', { value: 200 });
  expect(back()).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(forward());
  expect(scrollBy).toHaveBeenCalledWith({ left: 200, behavior: 'smooth' });
  window.matchMedia = (query) => ({ matches: query.includes('reduce') }) as MediaQueryList;
  fireEvent.click(forward());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 200, behavior: 'auto' });
});

test('DESIGN-05: Swiper moves the row by one item and disables arrows at both ends', async () => {
  const { row } = await renderLoaded();
  expect(back()).toHaveAttribute('aria-disabled', 'true');
  for (const left of [200, 400, 600, 800]) {
    await userEvent.click(forward());
    expect(row.scrollLeft).toBe(left);
  }
  expect(forward()).toHaveAttribute('aria-disabled', 'true');
  expect(forward()).toHaveFocus();
  await userEvent.click(back());
  expect(row.scrollLeft).toBe(600);
  expect(screen.getAllByRole('listitem')).toHaveLength(NAMES.length);
});

test('DESIGN-05: a paged row moves by all visible items in the configured time', async () => {
  const { row } = await renderLoaded({ isPaged: true, speedMs: 50 });
  await userEvent.click(forward());
  await waitFor(() => expect(row.scrollLeft).toBe(400));
});

test('DESIGN-05, A14: a resize by less than a pixel does not undo scrolling to the focused item', async () => {
  const { row } = await renderLoaded();
  // A row without a width is not resized.
  Object.defineProperty(row.parentElement, 'offsetWidth', { value: 400 });
  await userEvent.click(forward());
  layOutRow(row, 400, 200.4);
  // The browser scrolls at once, and reports it in the next frame.
  row.scrollLeft = 400.8;
  fireEvent(window, new Event('resize'));
  expect(row.scrollLeft).toBe(400.8);
});

test('DESIGN-05: arrow keys move only the row that has the focus', async () => {
  const { row } = await renderLoaded();
  fireEvent.keyDown(document, { keyCode: 39 });
  expect(row.scrollLeft).toBe(0);
  screen.getByRole('link', { name: 'Lume' }).focus();
  fireEvent.keyDown(document, { keyCode: 39 });
  expect(row.scrollLeft).toBe(200);
  fireEvent.keyDown(document, { keyCode: 34 });
  expect(row.scrollLeft).toBe(200);
  act(() => forward().focus());
  act(() => document.body.focus());
});

test('DESIGN-05, A14: the focused item is scrolled into view', async () => {
  const { row } = await renderLoaded();
  act(() => screen.getByRole('link', { name: 'Zênite' }).focus());
  act(() => screen.getByRole('link', { name: 'Aurora' }).focus());
  await waitFor(() => expect(row.scrollLeft).toBe(800));
});

test('DESIGN-05, A14: an item focused before Swiper has loaded is scrolled into view', async () => {
  const { row } = renderCarousel();
  act(() => screen.getByRole('link', { name: 'Aurora' }).focus());
  act(() => enterViewport());
  await waitFor(() => expect(row.scrollLeft).toBe(800));
});

test('DESIGN-05: items remain list items, and nothing is announced in English', async () => {
  const { row } = await renderLoaded();
  for (const item of row.children) {
    expect(item).not.toHaveAttribute('role');
    expect(item).not.toHaveAttribute('aria-label');
  }
  expect(row).not.toHaveAttribute('aria-live');
});

test('DESIGN-05: free-scrolling rows do not snap', async () => {
  const { row } = await renderLoaded({ isFree: true });
  expect(row).toHaveAttribute('data-free');
  expect(row.parentElement).toHaveClass('swiper-free-mode');
});

test('DESIGN-05: unmounting a row destroys its Swiper', async () => {
  const { row, unmount } = await renderLoaded();
  expect(row).toHaveClass('swiper-wrapper');
  unmount();
  expect(row).not.toHaveClass('swiper-wrapper');
});

test('CARD-17: a row scrolled before Swiper has loaded can scroll back', async () => {
  const { row } = renderCarousel();
  row.scrollLeft = 200;
  act(() => enterViewport());
  await waitFor(() => expect(back()).not.toHaveAttribute('aria-disabled'));
  expect(forward()).not.toHaveAttribute('aria-disabled');
});
