import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentHost } from './consent-host';

function openPage(cookie = '') {
  for (const known of document.cookie.split('; '))
    Reflect.set(document, 'cookie', `${known.split('=')[0]}=; path=/; max-age=0`);
  if (cookie !== '') Reflect.set(document, 'cookie', `${cookie}; path=/`);
  render(
    <>
      <a href="/pagina/politica-de-privacidade#cookies">Preferências de cookies</a>
      <ConsentHost />
    </>,
  );
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const question = () => screen.queryByRole('region', { name: 'Cookies: você decide' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['Aceitar todos', 'consentimento=v1.e1.m1'],
  ['Rejeitar não necessários', 'consentimento=v1.e0.m0'],
])('L10: %s is kept and the question is gone', async (answer, cookie) => {
  openPage();
  await waitFor(() => expect(question()).toBeVisible());
  expect(document.cookie).toBe('');
  await press(answer);
  expect(question()).toBeNull();
  await waitFor(() => expect(document.cookie).toBe(cookie));
});

test('L10: refusing looks exactly like accepting', async () => {
  openPage();
  await waitFor(() => expect(question()).toBeVisible());
  const accept = screen.getByRole('button', { name: 'Aceitar todos' });
  const refuse = screen.getByRole('button', { name: 'Rejeitar não necessários' });
  for (const attribute of ['class', 'data-variant', 'data-size'])
    expect(refuse.getAttribute(attribute)).toBe(accept.getAttribute(attribute));
});

test('L10: whoever has chosen is not asked again', async () => {
  openPage('consentimento=v1.e0.m0');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(question()).toBeNull();
});

test('L10: the second layer tells purposes and legal basis, everything off, and keeps a mixed choice', async () => {
  openPage();
  await waitFor(() => expect(question()).toBeVisible());
  await press('Escolher');
  const dialog = await screen.findByRole('dialog', { name: 'Preferências de cookies' });
  expect(dialog).toHaveTextContent('LGPD, art. 7º, I');
  expect(screen.getByRole('checkbox', { name: /Necessários/ })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Estatística' }));
  await press('Salvar escolha');
  await waitFor(() => expect(document.cookie).toBe('consentimento=v1.e1.m0'));
  expect(question()).toBeNull();
});

test('L10: the choice can be changed from any link to the preferences', async () => {
  openPage('consentimento=v1.e1.m1');
  await userEvent.click(screen.getByRole('link', { name: 'Preferências de cookies' }));
  await screen.findByRole('dialog', { name: 'Preferências de cookies' });
  expect(screen.getByRole('checkbox', { name: 'Marketing' })).toBeChecked();
  await press('Rejeitar não necessários');
  await waitFor(() => expect(document.cookie).toBe('consentimento=v1.e0.m0'));
});
