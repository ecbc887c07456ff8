import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emulateViewport } from '@/components/ui/testing';
import { wireSize } from '@/lib/platform/testing/wire-products';
import { renderProductPage } from './testing';

test('A-97: a shared link opens the product in the size chosen here', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  emulateViewport();
  const valores = ['46', '50'].map((label, index) => wireSize(index + 1, { label }));
  renderProductPage({ atributos: { simples: { nome: 'Tamanho', valores } } });
  const share = screen.getByRole('button', { name: 'Compartilhar' });
  await user.click(screen.getByRole('radio', { name: /^50/ }));
  await user.click(share);
  expect(copied).toHaveBeenLastCalledWith('https://loja/armacao-serra.html?tamanho=50');
});
