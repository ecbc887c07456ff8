import { render, screen } from '@testing-library/react';
import { RecentlyViewedRow } from './recently-viewed-row';

const produtos = [{ href: '/serra.html', nome: 'Armação Serra', imagem: '' }];

test('PDP-57: recently viewed products link to the comparison, in shops that have one', () => {
  const { rerender } = render(<RecentlyViewedRow produtos={produtos} onClear={() => undefined} mayCompare />);
  expect(screen.getByRole('link', { name: 'Comparar' })).toHaveAttribute('href', '/comparar');
  rerender(<RecentlyViewedRow produtos={produtos} onClear={() => undefined} mayCompare={false} />);
  expect(screen.queryByRole('link', { name: 'Comparar' })).not.toBeInTheDocument();
});
