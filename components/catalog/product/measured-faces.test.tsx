import { act, render, screen, waitFor } from '@testing-library/react';
import { emulateViewport } from '@/components/ui/testing';
import { NO_MEASURES, shopperMeasures } from '@/lib/catalog/product/shopper-measure-store';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { MeasuredFaces } from './measured-faces';

const fetched = jest.fn();
const original = globalThis.fetch;
let enter: () => void;

beforeEach(() => {
  globalThis.fetch = fetched;
  enter = emulateViewport();
});
afterEach(() => {
  globalThis.fetch = original;
  fetched.mockReset();
});
muteConsole('warn');

const bannersResponse = (banners: unknown[]) => ({ ok: true, json: async () => ({ banners }) });
const side = (name: string) => ({
  imagem: `https://loja.test/${name}.webp`,
  link: '',
  title: 'Três rostos.',
});

test('A15: the shop’s picture of frames on faces has an alt text and a caption', async () => {
  const dimensoes = { desktop: side('wide'), mobile: side('narrow') };
  fetched.mockResolvedValue(bannersResponse([{ id: '1', nome: 'Rostos', alt: 'Três bustos', dimensoes }]));
  render(<MeasuredFaces />);
  expect(fetched).not.toHaveBeenCalled();
  act(enter);
  const picture = await screen.findByRole('img', { name: 'Três bustos' });
  expect(picture).toHaveAttribute('src', 'https://loja.test/wide.webp');
  expect(screen.getByRole('figure')).toHaveTextContent('Três rostos.');
  expect(screen.queryByRole('list')).toBeNull();
  expect(fetched.mock.calls[0]?.[0]).toBe('/v2/front/showcase/banners/banner-medida?limit=24');
});

test('A15: of several pictures, the one that links to the frame’s category and shape, otherwise to one of the two', async () => {
  const pictures = [
    '/minha-medida',
    '/sol?filtro=formato-redondo',
    'https://loja.test/sol?filtro=formato-aviador',
    '/grau?filtro=redondo',
  ];
  const banners = pictures.map((link, id) => ({
    id: String(id),
    nome: link,
    alt: link,
    dimensoes: { desktop: { ...side('wide'), link } },
  }));
  fetched.mockResolvedValue(bannersResponse(banners));
  const { rerender } = render(<MeasuredFaces />);
  act(enter);
  const shown = () => screen.getByRole('img').getAttribute('alt');
  await screen.findByRole('img');
  expect(shown()).toBe('/minha-medida');
  for (const [like, link] of [
    [{ category: '/sol', shape: 'aviador' }, 'https://loja.test/sol?filtro=formato-aviador'],
    [{ category: '/grau', shape: 'redondo' }, '/grau?filtro=redondo'],
    [{ category: '/sol', shape: 'gatinho' }, '/sol?filtro=formato-redondo'],
    [{ category: '', shape: 'aviador' }, 'https://loja.test/sol?filtro=formato-aviador'],
    [{ category: '/so', shape: undefined }, '/minha-medida'],
  ] as const) {
    rerender(<MeasuredFaces like={like} />);
    expect(shown()).toBe(link);
  }
});

test('A15: the caption marks the size of the frame, and says if it is the shopper’s; without a frame, the shopper’s', async () => {
  const desktop = { ...side('wide'), title: 'O mesmo modelo em P, M e G.' };
  fetched.mockResolvedValue(
    bannersResponse([{ id: '1', nome: 'Rostos', alt: 'Três bustos', dimensoes: { desktop } }]),
  );
  const { rerender } = render(<MeasuredFaces size="G" />);
  act(enter);
  const sizes = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() => expect(sizes()).toEqual(['P', 'M', 'G, o tamanho desta armação']));
  act(() => shopperMeasures.set({ glasses: null, face: { value: 124, uncertainty: 3, source: 'typed' } }));
  expect(sizes()).toEqual(['P', 'M', 'G, o tamanho desta armação']);
  rerender(<MeasuredFaces size="P" />);
  expect(sizes()).toEqual(['P, o tamanho desta armação e o do seu rosto', 'M', 'G']);
  rerender(<MeasuredFaces />);
  expect(sizes()).toEqual(['P mais perto do seu rosto', 'M', 'G']);
  act(() => shopperMeasures.set(NO_MEASURES));
});

test('A15, D1: the place is reserved until the shop turns out to have no such picture, or the request fails', async () => {
  fetched.mockResolvedValueOnce(bannersResponse([]));
  const { container, unmount } = render(<MeasuredFaces place="place" />);
  expect(container.firstChild).toHaveClass('place');
  act(enter);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  unmount();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  render(<MeasuredFaces place="place" />);
  act(enter);
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(document.querySelector('.place')).toBeNull();
  expect(screen.queryByRole('figure')).toBeNull();
});
