import { render, screen } from '@testing-library/react';
import { OCULOS } from '@/lib/config/storefronts/testing';
import { NotFoundView, UnavailableView } from './error-views';

test('ERR-01, A35: the 404 page says that the page does not exist, and offers a search box and the menu', () => {
  const entry = { label: 'Óculos de sol', href: '/sol', children: [] };
  render(
    <NotFoundView
      links={[entry, { ...entry, label: 'Título', href: null }]}
      search={<input type="search" name="busca" aria-label="Busca" />}
    />,
  );
  expect(screen.getAllByText('404')[0]).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'busca');
  expect(screen.getByRole('link', { name: 'Óculos de sol' })).toHaveAttribute('href', '/sol');
  expect(screen.queryByText('Título')).not.toBeInTheDocument();
});

test('ERR-02, ERR-10: the “unavailable” page shows the status', () => {
  render(<UnavailableView status={503} emblem={OCULOS.emblem} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Ops, tivemos uma indisponibilidade temporária.',
  );
  expect(screen.getByText('Erro 503')).toBeInTheDocument();
});
