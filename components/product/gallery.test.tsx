import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wirePicture } from '@/lib/product/testing';
import { midias } from '@/lib/store-api/schemas/midias';
import { DIALECTS } from '@/lib/store-api/testing/dialects';
import { Gallery } from './gallery';
import { createGallerySlider } from './gallery-slider';

jest.mock('./gallery-slider', () => ({ createGallerySlider: jest.fn() }));

const slider = jest.mocked(createGallerySlider);
let written = (facts: unknown) => facts;
const pictures = (count: number) =>
  midias.parse(written({ imagens: Array.from({ length: count }, (_, index) => wirePicture(index + 1)) }))
    .imagens;
const gallery = (count: number) =>
  render(<Gallery nome="Armação Serra" imagens={pictures(count)} selos={[]} />);

beforeEach(() => {
  slider.mockReset();
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
});

describe.each(DIALECTS)('Gallery on $name', ({ speak: write }) => {
  beforeEach(() => {
    written = write;
  });

  test('PDP-06: every picture with its label, the first at once and the others when needed', () => {
    gallery(3);
    const first = screen.getAllByRole('img', { name: 'Foto 1' })[0];
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getAllByRole('img', { name: 'Foto 2' })[0]).toHaveAttribute('loading', 'lazy');
  });

  test('PDP-06: thumbnails are links to the pictures, also without script', () => {
    gallery(3);
    const link = screen.getByRole('link', { name: 'Foto 3' });
    expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('PDP-06: a picture leads to its largest file', () => {
    gallery(2);
    expect(screen.getByRole('link', { name: 'Foto 2 , ampliar' })).toHaveAttribute(
      'href',
      'https://loja/2.webp',
    );
  });

  test('PDP-07: arrows beside more than four thumbnails only', () => {
    const { unmount } = gallery(4);
    expect(screen.queryByRole('button', { name: 'Avançar miniaturas' })).toBeNull();
    unmount();
    gallery(5);
    expect(screen.getByRole('button', { name: 'Avançar miniaturas' })).toBeVisible();
  });

  test.each([
    [true, 218],
    [false, 83],
  ])('PDP-08: with a wide screen %s the thumbnails move by %i px', async (matches, left) => {
    Object.assign(window, { matchMedia: () => ({ matches }) });
    gallery(5);
    const scrollBy = jest.fn();
    for (const list of screen.getAllByRole('list')) list.scrollBy = scrollBy;
    await userEvent.click(screen.getByRole('button', { name: 'Avançar miniaturas' }));
    expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left }));
  });

  test('PDP-06: the slider turns pictures once it is there, with its ends marked', async () => {
    const go = jest.fn();
    const destroy = jest.fn();
    let turned: (index: number) => void = () => undefined;
    slider.mockImplementation((_stage, _classes, onChange) => {
      turned = onChange;
      return { go, destroy };
    });
    const { unmount } = gallery(3);
    expect(slider).not.toHaveBeenCalled();
    await userEvent.hover(screen.getAllByRole('img', { name: 'Foto 1' })[0] ?? document.body);
    expect(await screen.findByRole('button', { name: 'Foto anterior' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Próxima foto' }));
    await userEvent.click(screen.getByRole('link', { name: 'Foto 3' }));
    expect(go.mock.calls).toEqual([[1], [2]]);
    act(() => turned(2));
    expect(screen.getByRole('status')).toHaveTextContent('Foto 3 de 3');
    expect(screen.getByRole('link', { name: 'Foto 3' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('button', { name: 'Próxima foto' })).toBeDisabled();
    unmount();
    expect(destroy).toHaveBeenCalled();
  });

  test('PDP-06: one picture needs no thumbnails, none gets a drawing', () => {
    const { unmount } = gallery(1);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getAllByRole('list')).toHaveLength(1);
    unmount();
    gallery(0);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
