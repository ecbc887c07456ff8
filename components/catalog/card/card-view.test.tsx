import { act, fireEvent, render, screen } from '@testing-library/react';
import { registerPage, shownPage } from '@/lib/catalog/page-view';
import { CardView } from './card-view';

const card = { id: 7, nome: 'Armação Serra', href: '/armacao-serra.html', status: 'disponivel' } as const;

test('TRACK-08: a card outside the listing is not reported as one of its products', () => {
  render(
    <>
      <CardView card={card} />
      <CardView card={{ ...card, id: 8 }} isExtra />
    </>,
  );
  const { pathname } = window.location;
  registerPage({ pagina: { nome: '', secao: '', subsecao: '', total: 1, atual: 1 } }, pathname);
  expect(shownPage(pathname)?.produtos.map(({ id }) => id)).toEqual([7]);
});

describe('a picture on top of the first', () => {
  const requested: HTMLImageElement[] = [];
  beforeEach(() => {
    requested.length = 0;
    jest.spyOn(window, 'Image').mockImplementation(() => {
      const image = document.createElement('img');
      requested.push(image);
      return image;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const swatch = (label: string, given: object = {}) => ({
    label,
    swatch: `https://loja/${label}.svg`,
    href: `/${label}.html`,
    picture: `https://loja/m_${label}.webp`,
    ...given,
  });

  function renderSwatches(...others: ReturnType<typeof swatch>[]) {
    const picture = { medium: 'https://loja/m_1.webp', big: '', alt: 'Foto 1' };
    const { container } = render(
      <CardView card={{ ...card, picture, colours: { others, total: others.length + 1 } }} />,
    );
    const link = (label: string) => screen.getByRole('link', { name: label });
    return { link, shown: () => container.querySelector('img[data-preview]')?.getAttribute('src') };
  }

  const load = (index: number) => act(() => fireEvent.load(requested[index] as HTMLImageElement));

  test.each(['pointerEnter', 'focus'] as const)(
    'A10: after %s a card keeps its picture until the second one has loaded',
    (event) => {
      const picture = { medium: 'https://loja/m_1.webp', big: '', alt: 'Foto 1' };
      render(<CardView card={{ ...card, picture, secondPicture: 'https://loja/m_2.webp' }} />);
      fireEvent[event](screen.getByRole('article'));
      const second = () => screen.getByRole('article').querySelector('[src="https://loja/m_2.webp"]');
      expect(requested.map(({ src }) => src)).toEqual(['https://loja/m_2.webp']);
      expect(second()).toBeNull();
      load(0);
      expect(second()).toBeInTheDocument();
    },
  );

  test('A10: hovering or focusing a swatch shows its colour’s picture once it has loaded', () => {
    const { link, shown } = renderSwatches(swatch('azul'));
    fireEvent.pointerEnter(link('azul'));
    expect(requested.map(({ src }) => src)).toEqual(['https://loja/m_azul.webp']);
    expect(shown()).toBeUndefined();
    load(0);
    expect(shown()).toBe('https://loja/m_azul.webp');
    fireEvent.pointerLeave(link('azul'));
    expect(shown()).toBeUndefined();
    act(() => link('azul').focus());
    load(1);
    expect(shown()).toBe('https://loja/m_azul.webp');
    act(() => link('azul').blur());
    expect(shown()).toBeUndefined();
  });

  test('A10: a picture that loads late does not replace the picture of a swatch hovered since', () => {
    const { link, shown } = renderSwatches(swatch('azul'), swatch('mel'));
    fireEvent.pointerEnter(link('azul'));
    fireEvent.pointerLeave(link('azul'));
    fireEvent.pointerEnter(link('mel'));
    load(1);
    load(0);
    expect(shown()).toBe('https://loja/m_mel.webp');
  });

  test('A10: hovering a colour without a picture sends no request', () => {
    const { link, shown } = renderSwatches(swatch('azul', { picture: undefined }));
    fireEvent.pointerEnter(link('azul'));
    expect(requested).toHaveLength(0);
    expect(shown()).toBeUndefined();
  });
});
