import { act, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { marcasSchema } from '@/lib/platform/schemas/product';
import { BrandsScreen, groupByLetter } from './brands-screen';

const brand = (label: string) => ({
  label,
  href: `/marcas/${label.toLowerCase()}`,
  logo: '',
  line: '',
  picture: '',
  isCampaign: false,
  productCount: 0,
});

type Brands = ComponentProps<typeof BrandsScreen>['brands'];

const show = (brands: Brands, isDescribed: boolean) =>
  render(
    <BrandsScreen
      title="Marcas"
      lead="Todas as marcas."
      breadcrumb={[]}
      brands={brands}
      isDescribed={isDescribed}
    />,
  );

describe('BrandsScreen', () => {
  test.each([true, false])(
    'BRAND-01, BRAND-02, BRAND-03: the brands are sorted links, with a heading for each initial (described: %s)',
    (isDescribed) => {
      show(['Zeta', 'Água', 'Alba', 'beta', '3D'].map(brand), isDescribed);
      const main = screen.getByRole('article');
      const texts = [...main.querySelectorAll('h2, li a')].map(({ textContent }) => textContent);
      expect(texts).toEqual(['#', '3D', 'A', 'Água', 'Alba', 'B', 'beta', 'Z', 'Zeta']);
      expect(screen.getByRole('link', { name: 'Zeta' })).toHaveAttribute('href', '/marcas/zeta');
      expect(screen.getByText('Todas as marcas.')).toBeInTheDocument();
      expect(screen.queryByText('Nenhuma marca encontrada')).toBeNull();
    },
  );

  test('BRAND-07: a brand shows its logo instead of its name, with sentence and product count if it has them', () => {
    const details = { logo: '/zeta.svg', line: 'Titânio leve.', productCount: 12 };
    show([{ ...brand('Zeta'), ...details }, { ...brand('Beta'), productCount: 1 }, brand('Alba')], true);
    const card = (name: string) => screen.getByRole('link', { name }).closest('li');
    const pictures = [...(card('Zeta')?.querySelectorAll('img') ?? [])];
    expect(pictures.map((image) => image.getAttribute('src'))).toEqual(['/zeta.svg']);
    expect(card('Zeta')).toHaveTextContent(/^ZTitânio leve\.12 produtos$/);
    expect(card('Beta')).toHaveTextContent(/^BBeta1 produto$/);
    expect(card('Alba')?.querySelector('img')).toBeNull();
    expect(card('Alba')).toHaveTextContent(/^AAlba$/);
  });

  test('BRAND-07: a brand with a picture shows it without naming it', () => {
    show([{ ...brand('Zeta'), picture: '/zeta.webp' }, brand('Alba')], true);
    const pictures = screen.getAllByRole('presentation');
    expect(pictures.map((image) => image.getAttribute('src'))).toEqual(['/zeta.webp']);
    expect(screen.getByRole('link', { name: 'Zeta' }).closest('li')).toContainElement(pictures[0] ?? null);
  });

  test('BRAND-07: only an index too long for descriptions has links to its letters', () => {
    const { unmount } = show(['Zeta', 'Alba'].map(brand), true);
    expect(screen.queryByRole('navigation', { name: 'Letras' })).toBeNull();
    unmount();
    show(['Zeta', 'Alba'].map(brand), false);
    const letters = within(screen.getByRole('navigation', { name: 'Letras' })).getAllByRole('link');
    const targets = letters.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    expect(targets).toEqual(screen.getAllByRole('heading', { level: 2 }));
  });

  test('BRAND-04, CONST-17: if there are no brands, a text says so after 300 ms', () => {
    jest.useFakeTimers();
    show([], true);
    const status = screen.getByRole('status');
    act(() => jest.advanceTimersByTime(299));
    expect(status).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(status).toHaveTextContent('Nenhuma marca encontrada');
    jest.useRealTimers();
  });

  test.each([
    ['an empty PHP array', { marcas: [] }],
    ['nothing but brands without names', { marcas: { '1': { id: 1, nome: ' ' }, '2': null } }],
  ])('BRAND-04: %s is parsed as an empty index', (_name, response) => {
    expect(marcasSchema.parse(response).marcas).toEqual([]);
  });

  test('BRAND-06: id, name, picture and route are parsed from irregular data', () => {
    const { marcas } = marcasSchema.parse({
      marcas: {
        '3': { id: '3', nome: ' Norte ', rota: { route: '/marcas/norte', query: [] } },
        '4': { id: 4, nome: '' },
      },
    });
    expect(marcas).toEqual([
      { id: 3, nome: 'Norte', imagem: '', rota: { path: '/marcas/norte', query: {} } },
    ]);
  });
});

test('BRAND-01: brands are grouped by initial without accents, and all others under #', () => {
  const groups = groupByLetter(['Zênite', 'ítaca', 'Aurora', 'Ágata', '3D'].map((label) => ({ label })));
  expect(groups.map(({ letter, entries }) => [letter, entries.map(({ label }) => label)])).toEqual([
    ['#', ['3D']],
    ['A', ['Ágata', 'Aurora']],
    ['I', ['ítaca']],
    ['Z', ['Zênite']],
  ]);
});
