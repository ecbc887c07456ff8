import { render, screen } from '@testing-library/react';
import { PrivacyNote } from './personal-data';

test('L16: the purpose is shown, and the policy opens in a new tab, so that typed text is not lost', () => {
  render(<PrivacyNote>Usamos estes dados só para responder.</PrivacyNote>);
  expect(screen.getByText(/Usamos estes dados só para responder\./)).toBeVisible();
  const link = screen.getByRole('link', { name: /^Política de privacidade ?, abre em nova aba$/ });
  expect(link).toHaveAttribute('href', '/pagina/politica-de-privacidade');
  expect(link).toHaveAttribute('target', '_blank');
});
