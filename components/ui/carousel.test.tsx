import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Carousel } from './carousel';
import { emulateViewport } from './testing';

let enterViewport: () => void = () => undefined;
const scrollBy = jest.fn();

beforeEach(() => {
  scrollBy.mockReset();
  Element.prototype.scrollBy = scrollBy;
  window.matchMedia = jest.fn().mockReturnValue({ matches: true, addEventListener: jest.fn() });
  enterViewport = emulateViewport();
});

function renderCarousel() {
  render(
    <Carousel label="Lançamentos" visible={{ narrow: 1, medium: 2, wide: 3 }}>
      {['Lume', 'Prisma', 'Zênite', 'Solstício'].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Carousel>,
  );
  return screen.getByRole('list', { name: 'Lançamentos' });
}

const arrow = (name: string) => screen.getByRole('button', { name });

test('CARD-17: final geometry and all items are rendered at once; no slider before the row is near', () => {
  const list = renderCarousel();
  expect(list).toHaveAttribute('data-wide', '3');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(list.parentElement).not.toHaveAttribute('data-slider');
});

test('CARD-17: before the slider is loaded, an arrow scrolls the native row by its visible width', () => {
  renderCarousel();
  expect(arrow('Voltar em Lançamentos')).toBeDisabled();
  fireEvent.click(arrow('Avançar em Lançamentos'));
  expect(scrollBy).toHaveBeenCalledWith({ left: 0, behavior: 'smooth' });
});

test('DESIGN-05: the slider is attached when the row comes near the viewport', async () => {
  const list = renderCarousel();
  act(() => enterViewport());
  await waitFor(() => expect(list.parentElement).toHaveAttribute('data-slider'));
  expect(screen.getAllByRole('listitem').every((item) => item.classList.contains('swiper-slide'))).toBe(true);
});

test('CARD-17: a row that was scrolled before the slider came can go back', async () => {
  const list = renderCarousel();
  Object.defineProperty(list.parentElement, 'clientWidth', { value: 400 });
  for (const item of screen.getAllByRole('listitem')) item.style.width = '200px';
  list.scrollLeft = 200;
  act(() => enterViewport());
  await waitFor(() => expect(arrow('Voltar em Lançamentos')).toBeEnabled());
  expect(arrow('Avançar em Lançamentos')).toBeEnabled();
});
