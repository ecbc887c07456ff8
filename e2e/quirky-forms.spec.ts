import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { testForms } from './support/institutional-pages';
import { waitForHydration } from './support/navigation';
import type { Behaviour } from './support/quirky';
import { testWithSeparateShop } from './support/separate-shop-test';

const test = testWithSeparateShop();

const FILLED = {
  Nome: 'Ana Lima',
  'E-mail': 'ana@exemplo.com.br',
  Telefone: '(11) 98765-4321',
  Cidade: 'São Luís',
  Assunto: 'Pedido 123',
  Mensagem: 'Onde está o meu pedido?',
};

const field = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Formulário de contato' }).getByRole('textbox', { name });

/** Fills the form and waits for the counter, which works after hydration. */
async function fillForm(page: Page) {
  await page.goto('/pagina/contato');
  for (const [name, text] of Object.entries(FILLED)) await field(page, name).fill(text);
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('ma');
  await expect(page.getByText('23 de 1.000 caracteres')).toBeVisible();
}

async function expectFormKept(page: Page) {
  for (const [name, text] of Object.entries(FILLED)) await expect(field(page, name)).toHaveValue(text);
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('ma');
}

test.describe('forms on the quirky platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });
  test.afterEach(({ platform }) => platform.reset());

  const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensagem' });
  const failure = (page: Page) => page.getByText('Houve um erro ao enviar.');

  const ways: Behaviour[] = ['500', 'html', 'truncated', 'hang'];
  for (const behaviour of ways) {
    test(`CONTACT-08 to CONTACT-10, CONTACT-12: the message is kept if the platform returns "${behaviour}"`, async ({
      page,
      platform,
    }) => {
      await platform.setBehaviour('form/contact', behaviour);
      await platform.clearLog();
      await fillForm(page);
      await send(page).click();
      // A hanging request is aborted after 8 s.
      await expect(failure(page)).toBeVisible();
      await expect(failure(page)).toHaveAttribute('data-tone', 'error');
      await expectFormKept(page);

      await platform.setBehaviour('form/contact', 'ok');
      await send(page).click();
      await expect(page.getByText('Enviado com sucesso!')).toBeVisible();
      await page.getByRole('button', { name: 'Enviar outra mensagem' }).click();
      for (const name of Object.keys(FILLED)) await expect(field(page, name)).toHaveValue('');
      const posts = (await platform.log()).filter(({ method }) => method === 'POST');
      expect(posts.at(-1)?.body).toEqual({
        hashEmail: 'contato/formulario',
        nome: 'Ana Lima',
        email: 'ana@exemplo.com.br',
        contato: '(11) 98765-4321',
        cidade: 'São Luís',
        estado: 'ma',
        assunto: 'Pedido 123',
        mensagem: 'Onde está o meu pedido?',
      });
    });
  }

  for (const behaviour of ['500', 'html'] as const) {
    test(`ERR-12, INST-26: the platform’s error text ("${behaviour}") is never shown`, async ({
      page,
      platform,
      request,
    }) => {
      await platform.setBehaviour('', behaviour);
      const errorText = /SQLSTATE|segredo|manutenção/;
      const response = await request.post('/v2/front/form/contact', {
        headers: { 'sec-fetch-site': 'same-origin' },
        data: {
          hashEmail: 'contato/formulario',
          nome: 'Ana',
          email: 'a@b.c',
          contato: '(11) 98765-4321',
          cidade: '',
          estado: '',
          assunto: 'x',
          mensagem: 'x',
        },
      });
      expect(response.status()).toBeGreaterThanOrEqual(500);
      expect(await response.text()).not.toMatch(errorText);
      const shown = await page.goto(`/pagina/nunca-vista-${behaviour}`);
      expect(shown?.status()).toBe(502);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.content()).not.toMatch(errorText);
    });
  }

  testForms(test, 'chave-nova');

  test('CONTACT-02, CONTACT-10: a missing field is reported, and "n" in `sucesso` counts as a failure', async ({
    page,
  }) => {
    await fillForm(page);
    await field(page, 'E-mail').fill('falha@exemplo.com.br');
    await field(page, 'Assunto').fill('');
    await send(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Preencha o campo!' })).toHaveCount(1);
    await expect(field(page, 'Assunto')).toBeFocused();
    await expectAccessible(page);
    await field(page, 'Assunto').fill('Pedido 123');
    await expect(page.getByText('Preencha o campo!')).toHaveCount(0);
    await send(page).click();
    await expect(failure(page)).toBeVisible();
    await expect(field(page, 'Mensagem')).toHaveValue(FILLED.Mensagem);
  });

  for (const [what, key, behaviour] of [
    ['that is refused', 'ja-usada', 'ok'],
    ['whose check fails', 'chave-500', '500'],
    ['whose check returns HTML', 'chave-html', 'html'],
    ['that leads to another call', '..%2f..%2fsettings', 'ok'],
  ] as const) {
    test(`EVAL-02, EVAL-03, SCOPE-13: a key that ${what} redirects to the home page`, async ({
      page,
      platform,
    }) => {
      await platform.setBehaviour(`evaluations/store/add/${key}`, behaviour);
      await page.goto(`/pagina/avaliacao-loja?key=${key}`);
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('EVAL-01, EVAL-16 to EVAL-19: a failed evaluation keeps every answer and can be sent again', async ({
    page,
    platform,
  }) => {
    const path = 'evaluations/store/add/chave-boa';
    const stars = (name: RegExp) => page.getByRole('group', { name });
    const star = (name: RegExp, grade: number) =>
      stars(name).getByRole('radio', { name: `${grade} de 10 estrelas` });
    const button = page.getByRole('button', { name: 'Enviar avaliação' });
    await page.goto('/pagina/avaliacao-loja?key=chave-boa');
    await star(/experiência/, 9).press('Space');
    await star(/atendimento/, 7).press('Space');
    await page.getByRole('radio', { name: 'Não' }).check();
    await page.getByRole('textbox', { name: /opcional/ }).fill('Demorou um pouco.');
    await platform.setBehaviour(path, '500');
    const failed = page.getByText('Não foi possível enviar sua avaliação.');
    // Possibly filled in before hydration; sent after it.
    await waitForHydration(page);
    await button.click();
    await expect(failed).toBeVisible();
    await expect(star(/experiência/, 9)).toBeChecked();
    await expect(star(/atendimento/, 7)).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Não' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: /opcional/ })).toHaveValue('Demorou um pouco.');

    await platform.setBehaviour(path, 'ok');
    await platform.clearLog();
    await button.click();
    await expect(page.getByText('Avaliação enviada com sucesso!!!')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Obrigado/ })).toBeFocused();
    const sent = (await platform.log()).filter(({ method }) => method === 'POST');
    expect(sent.map(({ path: at, body }) => [at, body])).toEqual([
      [
        path,
        {
          experiencia: 9,
          atendimento: 7,
          satisfacao: false,
          autorizacao: false,
          mensagem: 'Demorou um pouco.',
        },
      ],
    ]);
    await expectAccessible(page);
  });
});
