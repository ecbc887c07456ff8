import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PhoneField, PrivacyNote } from './personal-data';

test('QUOTE-04, CONTACT-05: a phone number typed before hydration is formatted', async () => {
  const field = <PhoneField label="Telefone" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(field);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefone' });
  input.value = 'abc119876543';
  const root = await act(async () => hydrateRoot(container, field));
  expect(input).toHaveValue('(11) 9876-543');
  act(() => root.unmount());
  container.remove();
});

test('L16: the purpose is shown, and the policy opens in a new tab, so that typed text is not lost', () => {
  render(<PrivacyNote>Usamos estes dados só para responder.</PrivacyNote>);
  expect(screen.getByText(/Usamos estes dados só para responder\./)).toBeVisible();
  const link = screen.getByRole('link', { name: /^Política de privacidade ?, abre em nova aba$/ });
  expect(link).toHaveAttribute('href', '/pagina/politica-de-privacidade');
  expect(link).toHaveAttribute('target', '_blank');
});
