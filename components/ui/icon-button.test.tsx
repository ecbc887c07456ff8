import { render, screen } from '@testing-library/react';
import { IconButton } from './icon-button';

test('HEAD-06: the label is the accessible name of an icon button; its badge is hidden from screen readers', () => {
  render(
    <IconButton label="Carrinho, 3 itens" badge="3">
      <svg aria-hidden="true" />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Carrinho, 3 itens' });
  expect(button).toHaveAttribute('type', 'button');
  expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
});

test('HEAD-06: an icon button has no badge by default', () => {
  render(<IconButton label="Carrinho">{null}</IconButton>);
  expect(screen.getByRole('button', { name: 'Carrinho' })).toBeEmptyDOMElement();
});
