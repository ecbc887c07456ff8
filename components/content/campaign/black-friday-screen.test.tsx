import { cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { OCULOS } from '@/lib/config/storefronts/testing';
import { BlackFridayScreen } from './black-friday-screen';

const FRIDAY = new Date('2026-11-27T00:00:00Z');

const HEADINGS = [
  'Pós Black Friday',
  'Como aproveitar a pós black?',
  'Estilos dos óculos de marcas',
  'Óculos de sol para arrasar o ano todo!',
  'Proteção e estilo com os óculos de grau',
];

const sol = {
  label: 'Óculos de Sol',
  href: '/solares',
  links: [{ label: 'Redondo', href: '/solares/redondo' }],
};
const grau = { label: 'Óculos de grau', href: '/receituario', links: [] };
const drills = { label: 'Solda e furadeiras', href: '/maquinas', links: [] };

/** The page of the eyewear shop; without `shown` the platform returns nothing. */
function renderScreen(
  shown: Partial<Pick<ComponentProps<typeof BlackFridayScreen>, 'categories' | 'products' | 'isOver'>> = {},
) {
  render(
    <BlackFridayScreen
      eclipse={OCULOS.eclipse}
      friday={FRIDAY}
      isOver
      breadcrumb={[]}
      categories={[]}
      products={null}
      {...shown}
    />,
  );
}

test('BF-01 to BF-05, SCOPE-25: the five headings are shown even without platform data', () => {
  renderScreen();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Pós Black Friday$/);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(['Pós Black Friday', ...headings]).toEqual(HEADINGS);
  expect(screen.queryByRole('navigation', { name: 'Por onde começar' })).not.toBeInTheDocument();
});

test('BF-01: the shop’s categories and products are shown', () => {
  renderScreen({ categories: [grau, sol], products: <p>Vitrine</p> });
  expect(screen.getByText('Vitrine')).toBeInTheDocument();
  const index = screen.getByRole('navigation', { name: 'Por onde começar' });
  expect(
    within(index)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/receituario', '/solares', '/solares/redondo']);
  const linkIn = (name: string) => within(screen.getByRole('region', { name })).getByRole('link');
  expect(linkIn('Óculos de sol para arrasar o ano todo!')).toHaveAttribute('href', '/solares');
  expect(linkIn('Proteção e estilo com os óculos de grau')).toHaveAttribute('href', '/receituario');
});

test('BF-07: the date of Black Friday follows the title, and the products follow the date', () => {
  renderScreen({ products: <p>Vitrine</p> });
  const date = screen.getByText('27 de novembro de 2026');
  expect(date).toHaveAttribute('datetime', '2026-11-27');
  const tips = screen.getByRole('heading', { name: 'Como aproveitar a pós black?' });
  const isBefore = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(isBefore(date, screen.getByText('Vitrine'))).toBe(true);
  expect(isBefore(screen.getByText('Vitrine'), tips)).toBe(true);
});

test('BF-07: the first button links to the products, or to a category if there are none', () => {
  const heroLinks = () => within(screen.getByRole('banner')).getAllByRole('link');
  renderScreen({ categories: [grau, sol], products: <p>Vitrine</p> });
  expect(heroLinks().map((link) => link.getAttribute('href'))).toEqual(['#ofertas', '/receituario']);
  cleanup();
  renderScreen({ categories: [grau, sol] });
  expect(heroLinks().map((link) => link.getAttribute('href'))).toEqual(['/receituario', '/solares']);
});

test('BF-04, BF-05: a shop without eyewear categories has no links in those sections', () => {
  renderScreen({ categories: [drills] });
  for (const name of HEADINGS.slice(3)) {
    expect(within(screen.getByRole('region', { name })).queryByRole('link')).not.toBeInTheDocument();
  }
});

test('BF-07: the date and the first sentence depend on whether Black Friday is over', () => {
  renderScreen();
  expect(screen.getByText(/^A Black Friday foi em/)).toHaveTextContent(
    'A Black Friday foi em 27 de novembro de 2026',
  );
  expect(screen.getByText(/^Passou a correria/)).toBeInTheDocument();
  cleanup();
  renderScreen({ isOver: false });
  expect(screen.getByText(/^Black Friday:/)).toHaveTextContent('Black Friday: 27 de novembro de 2026');
  expect(screen.getByText(/^Estas ofertas já valem e continuam depois da Black Friday/)).toBeInTheDocument();
});
