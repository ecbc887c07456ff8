import { render, screen } from '@testing-library/react';
import { BrandStrip } from './brand-strip';

test('HOME-21: brands stand in order of their names under the given heading', () => {
  const brands = ['Zênite', 'Órbita', 'Aurora'].map((label) => ({ label, href: `/${label}`, image: '' }));
  render(<BrandStrip brands={brands} />);
  expect(screen.getByRole('heading', { name: 'Navegue Por Marca' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Aurora',
    'Órbita',
    'Zênite',
  ]);
});

test('HOME-27: nothing without brands', () => {
  expect(render(<BrandStrip brands={[]} />).container).toBeEmptyDOMElement();
});
