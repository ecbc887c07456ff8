import { render, screen } from '@testing-library/react';
import { StatusMessage } from './status-message';

test('CART-17: a status is announced politely and an error assertively; the region stays when empty', () => {
  const { rerender } = render(<StatusMessage tone="success">Enviado</StatusMessage>);
  expect(screen.getByRole('status')).toHaveTextContent('Enviado');
  rerender(<StatusMessage>{null}</StatusMessage>);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<StatusMessage tone="error">Erro ao enviar</StatusMessage>);
  expect(screen.getByRole('alert')).toHaveTextContent('Erro ao enviar');
});
