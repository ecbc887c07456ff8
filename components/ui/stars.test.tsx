import { render, screen } from '@testing-library/react';
import { Stars } from './stars';

const filled = () => screen.getByRole('img').querySelector('rect')?.getAttribute('width');

test.each([
  [5, '5 de 5 estrelas', '120'],
  [4.25, '4,3 de 5 estrelas', '102'],
  [0, '0 de 5 estrelas', '0'],
  [7, '5 de 5 estrelas', '120'],
  [-1, '0 de 5 estrelas', '0'],
  [Number.NaN, '0 de 5 estrelas', '0'],
])('CONST-01: %p is announced as "%s", and each point fills a fifth of the width', (value, name, width) => {
  render(<Stars value={value} />);
  expect(screen.getByRole('img', { name })).toBeInTheDocument();
  expect(filled()).toBe(width);
});
