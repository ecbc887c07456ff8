import { render, screen } from '@testing-library/react';
import { CookiePolicy } from './cookie-policy';

test('L10: the cookie section has the id that the footer links to, and links to the preferences', () => {
  render(<CookiePolicy>tabela</CookiePolicy>);
  expect(screen.getByRole('heading', { name: /^Cookies/ })).toHaveAttribute('id', 'cookies');
  expect(screen.getByRole('link', { name: 'Preferências de cookies' })).toHaveAttribute(
    'href',
    '/pagina/politica-de-privacidade#cookies',
  );
});
