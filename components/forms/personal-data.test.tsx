import { fireEvent, render, screen } from '@testing-library/react';
import { PhoneField, PrivacyNote } from './personal-data';

test('L16: the purpose is shown, and the policy opens in a new tab, so that typed text is not lost', () => {
  render(<PrivacyNote>Usamos estes dados só para responder.</PrivacyNote>);
  expect(screen.getByText(/Usamos estes dados só para responder\./)).toBeVisible();
  const link = screen.getByRole('link', { name: /^Política de privacidade \(abre em nova aba\)$/ });
  expect(link).toHaveAttribute('href', '/pagina/politica-de-privacidade');
  expect(link).toHaveAttribute('target', '_blank');
});

/** Types as a browser does: React's `beforeinput` follows a key, and `maxLength` drops what is too much. */
function type(text: string) {
  const input = screen.getByRole<HTMLInputElement>('textbox');
  for (const key of text) {
    const isHandled = !fireEvent.keyPress(input, { key, which: key.charCodeAt(0) });
    if (isHandled || input.value.length === input.maxLength) continue;
    fireEvent.input(input, { target: { value: input.value + key } });
  }
  return input;
}

test.each(['+55 11 98765-4321', '5511987654321', '+551132654321', '11 98765-4321', '119876543210'])(
  'QUOTE-04, A-53: typing %s gives a number without country code',
  (typed) => {
    render(<PhoneField label="Telefone" />);
    expect(type(typed).value).toMatch(/^\(11\) (98765|3265)-4321$/);
  },
);

test('QUOTE-04: 55 is an area code in a number without another one', () => {
  render(<PhoneField label="Telefone" />);
  expect(type('55999887766')).toHaveValue('(55) 99988-7766');
});
