import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emulateModalDialogs } from '@/components/ui/testing';
import { ConsentHost } from './consent-host';

function openPage(cookie = '') {
  for (const known of document.cookie.split('; '))
    Reflect.set(document, 'cookie', `${known.split('=')[0]}=; path=/; max-age=0`);
  if (cookie !== '') Reflect.set(document, 'cookie', `${cookie}; path=/`);
  render(
    <>
      <main>
        <h1>Óculos de grau</h1>
      </main>
      <a href="/pagina/politica-de-privacidade#cookies">Preferências de cookies</a>
      <ConsentHost />
    </>,
  );
}

beforeAll(() => {
  emulateModalDialogs();
});

const question = () => screen.queryByRole('region', { name: 'Cookies: você decide' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The value of a consent cookie written today. */
const choice = (answers: string) =>
  `consentimento=v2.${answers}.${new Date().toISOString().slice(0, 10).replaceAll('-', '')}`;

test.each([
  ['Aceitar todos', 'p1.e1.m1'],
  ['Rejeitar não necessários', 'p0.e0.m0'],
])(
  'L10: %s is saved with version and date, closes the banner and focuses the heading',
  async (answer, answers) => {
    openPage();
    await waitFor(() => expect(question()).toBeVisible());
    expect(document.cookie).toBe('');
    await press(answer);
    expect(question()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(document.cookie).toBe(choice(answers)));
  },
);

test('L10: the buttons to accept and to decline look exactly alike', async () => {
  openPage();
  await waitFor(() => expect(question()).toBeVisible());
  const accept = screen.getByRole('button', { name: 'Aceitar todos' });
  const refuse = screen.getByRole('button', { name: 'Rejeitar não necessários' });
  for (const attribute of ['class', 'data-variant', 'data-size'])
    expect(refuse.getAttribute(attribute)).toBe(accept.getAttribute(attribute));
});

/** Waits as long as the banner takes to appear. */
async function waitForBanner() {
  await import('./consent-banner');
  await act(async () => undefined);
}

test('L10: a visitor who has chosen is not asked again', async () => {
  openPage('consentimento=v2.p0.e0.m0.20260101');
  await waitForBanner();
  expect(question()).toBeNull();
});

test('L10: a visitor whose choice is for another version is asked again', async () => {
  openPage('consentimento=v1.e1.m1');
  await waitFor(() => expect(question()).toBeVisible());
});

describe('Global Privacy Control', () => {
  beforeEach(() => Reflect.set(navigator, 'globalPrivacyControl', true));
  afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

  test('L10: Global Privacy Control counts as declining: there is no banner, and the preferences explain why', async () => {
    openPage();
    await waitForBanner();
    expect(question()).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Preferências de cookies' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preferências de cookies' });
    expect(dialog).toHaveTextContent('O seu navegador pede privacidade por você');
    expect(screen.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
  });

  test('L10: an explicit choice overrides Global Privacy Control', async () => {
    openPage('consentimento=v2.p0.e1.m0.20260101');
    await userEvent.click(screen.getByRole('link', { name: 'Preferências de cookies' }));
    await screen.findByRole('dialog');
    expect(screen.getByRole('checkbox', { name: 'Estatística' })).toBeChecked();
  });
});

test('L10: closing the preferences saves nothing, and the banner stays', async () => {
  openPage();
  await waitFor(() => expect(question()).toBeVisible());
  await press('Escolher');
  await screen.findByRole('dialog', { name: 'Preferências de cookies' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Marketing' }));
  await press('Fechar');
  expect(document.cookie).toBe('');
  await waitFor(() => expect(question()).toBeVisible());
  await press('Escolher');
  expect(screen.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
});

test('L9, L10: each purpose lists what is stored for it, by its real name, and for how long', async () => {
  openPage();
  await waitFor(() => expect(question()).toBeVisible());
  await press('Escolher');
  const dialog = await screen.findByRole('dialog', { name: 'Preferências de cookies' });
  for (const name of ['PHPSESSID', 'consentimento', 'cep', 'vistos-recentemente', '_ga*', '_fb*'])
    expect(dialog).toHaveTextContent(name);
  expect(dialog).toHaveTextContent(
    'consentimentoGuarda esta escolha e o dia em que foi feita.Duração: 180 dias',
  );
  expect(dialog).toHaveTextContent('_ga* Google Analytics');
});

test('L10: the preferences show the legal basis, start with all optional purposes off and save a mixed choice', async () => {
  openPage();
  await waitFor(() => expect(question()).toBeVisible());
  await press('Escolher');
  const dialog = await screen.findByRole('dialog', { name: 'Preferências de cookies' });
  expect(dialog).toHaveTextContent('LGPD, art. 7º, I');
  expect(screen.getByRole('checkbox', { name: /Necessários/ })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Estatística' }));
  await press('Salvar escolha');
  await waitFor(() => expect(document.cookie).toBe(choice('p0.e1.m0')));
  expect(question()).toBeNull();
});

test('L10: the choice can be changed through any link to the preferences', async () => {
  openPage('consentimento=v2.p1.e1.m1.20260101');
  await userEvent.click(screen.getByRole('link', { name: 'Preferências de cookies' }));
  await screen.findByRole('dialog', { name: 'Preferências de cookies' });
  expect(screen.getByRole('checkbox', { name: 'Marketing' })).toBeChecked();
  await press('Rejeitar não necessários');
  await waitFor(() => expect(document.cookie).toBe(choice('p0.e0.m0')));
});

test('VARIANT-01: the preferences of a shop without lenses do not mention lens data', async () => {
  window.location.hash = '#cookies';
  render(<ConsentHost absent={['lenses', 'measurements']} />);
  window.location.hash = '';
  const dialog = await screen.findByRole('dialog', { name: 'Preferências de cookies' });
  expect(dialog).toHaveTextContent('PHPSESSID');
  expect(dialog).not.toHaveTextContent(/lens:|medidas-atuais|saúde|rosto/);
});
