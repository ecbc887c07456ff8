import { render, screen } from '@testing-library/react';
import { CookieChoice } from './cookie-choice';

test('L10: the place that explains cookies has the anchor of the footer link, and leads to the choice', () => {
  render(<CookieChoice>tabela</CookieChoice>);
  expect(screen.getByRole('heading', { name: /^Cookies/ })).toHaveAttribute('id', 'cookies');
  expect(screen.getByRole('link', { name: 'Preferências de cookies' })).toHaveAttribute(
    'href',
    '/pagina/politica-de-privacidade#cookies',
  );
});
