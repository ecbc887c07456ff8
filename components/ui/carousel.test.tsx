import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Carousel } from './carousel';
import { emulateViewport } from './testing-screen';

let near: () => void = () => undefined;
const scrollBy = jest.fn();

beforeEach(() => {
  scrollBy.mockReset();
  Element.prototype.scrollBy = scrollBy;
  window.matchMedia = jest.fn().mockReturnValue({ matches: true, addEventListener: jest.fn() });
  near = emulateViewport();
});

function show() {
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

test('CARD-17: final geometry and all items are there at once; no slider before the row is near', () => {
  const list = show();
  expect(list).toHaveAttribute('data-wide', '3');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(list.parentElement).not.toHaveAttribute('data-slider');
});

test('CARD-17: before the slider is there, an arrow scrolls the native row by what is seen', () => {
  show();
  expect(arrow('Voltar em Lançamentos')).toBeDisabled();
  fireEvent.click(arrow('Avançar em Lançamentos'));
  expect(scrollBy).toHaveBeenCalledWith({ left: 0, behavior: 'smooth' });
});

test('DESIGN-05: the slider joins when the row comes near, and leaves with it', async () => {
  const list = show();
  act(() => near());
  await waitFor(() => expect(list.parentElement).toHaveAttribute('data-slider'));
  expect(screen.getAllByRole('listitem').every((item) => item.classList.contains('swiper-slide'))).toBe(true);
});
