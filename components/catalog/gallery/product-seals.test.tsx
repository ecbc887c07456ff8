import { render, screen } from '@testing-library/react';
import { ProductSeals } from './product-seals';

const at = (id: number, y: string, x: string) => ({ id, label: `${y} ${x}`, imagem: '', posicao: { x, y } });

test('PDP-15: seals are grouped by the platform’s positions', () => {
  const { container } = render(
    <ProductSeals
      selos={[at(1, 'top', 'right'), at(2, 'bottom', 'left'), at(3, 'top', 'left'), at(4, 'top', 'right')]}
    />,
  );
  const groups = [...container.querySelectorAll<HTMLElement>('[data-position]')];
  expect(groups.map(({ dataset, children }) => [dataset.position, children.length])).toEqual([
    ['bottom-left', 1],
    ['top-left', 1],
    ['top-right', 2],
  ]);
});

test('PDP-15: a seal without a position is at the top left', () => {
  render(<ProductSeals selos={[{ id: 1, label: 'Polarizado', imagem: 'https://loja/p.svg' }]} />);
  expect(
    screen.getByRole('img', { name: 'Polarizado', hidden: true }).closest('[data-position]'),
  ).toHaveAttribute('data-position', 'top-left');
});
