import { render, screen } from '@testing-library/react';
import { Crash } from './crash';

test('ERR-06, A-09: plain words at once, the counting view when it has come', async () => {
  render(<Crash />);
  const words = 'Por uma indisponibilidade do sistema, a página não pôde ser carregada.';
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recarregar agora' })).toBeVisible();
  expect(await screen.findByRole('timer')).toBeVisible();
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
});
