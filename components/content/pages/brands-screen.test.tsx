import { act, render, screen, within } from '@testing-library/react';
import { marcasSchema } from '@/lib/platform/schemas/product';
import { BrandsScreen, groupByLetter } from './brands-screen';

const brand = (label: string) => ({
  label,
  href: `/marcas/${label.toLowerCase()}`,
  picture: '',
  line: '',
});

describe('BrandsScreen', () => {
  test('BRAND-01, BRAND-02, BRAND-03: the brands are sorted links, grouped under their initials', () => {
    render(
      <BrandsScreen
        title="Marcas"
        breadcrumb={[]}
        brands={['Zeta', 'Água', 'Alba', 'beta', '3D'].map(brand)}
      />,
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '#',
      'A',
      'B',
      'Z',
    ]);
    const section = screen.getByRole('region', { name: 'A' });
    expect(
      within(section)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Água', 'Alba']);
    expect(screen.getByRole('link', { name: 'Zeta' })).toHaveAttribute('href', '/marcas/zeta');
    expect(screen.queryByText('Nenhuma marca encontrada')).toBeNull();
  });

  test('BRAND-07: a brand shows its name once, with picture and sentence if it has them, and no placeholders otherwise', () => {
    const details = { picture: '/zeta.webp', line: 'Titânio leve.' };
    render(
      <BrandsScreen
        title="Marcas"
        breadcrumb={[]}
        brands={[{ ...brand('Zeta'), ...details }, brand('Alba')]}
      />,
    );
    const row = (name: string) => screen.getByRole('link', { name }).closest('li');
    const pictures = [...(row('Zeta')?.querySelectorAll('img') ?? [])];
    expect(pictures.map((image) => image.getAttribute('src'))).toEqual(['/zeta.webp']);
    expect(row('Zeta')).toHaveTextContent('ZetaTitânio leve.');
    expect(row('Alba')?.querySelector('img')).toBeNull();
    expect(row('Alba')?.textContent).toBe('Alba');
  });

  test('BRAND-04, CONST-17: if there are no brands, a text says so after 300 ms', () => {
    jest.useFakeTimers();
    render(<BrandsScreen title="Marcas" breadcrumb={[]} brands={[]} />);
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
  ])('BRAND-04: %s is parsed as an empty index', (_name, answer) => {
    expect(marcasSchema.parse(answer).marcas).toEqual([]);
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
