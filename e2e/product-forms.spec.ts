import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { findProductPath, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated, waitForHydration } from './support/navigation';
import { test } from './support/storefront-test';

test.beforeEach(() => skipWithoutEmbeddedStore());

const withStatus = (wanted: string) => findProductPath(({ status }) => status === wanted);
const shipping = (page: Page) => page.getByRole('dialog', { name: 'Frete e prazo de entrega' });
const opener = (page: Page) => page.getByRole('button', { name: 'Calcular frete e prazo de entrega' });

async function open(page: Page, path: string) {
  await openHydrated(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openShipping(page: Page) {
  await opener(page).click();
  await expect(shipping(page)).toBeVisible();
}

test.describe('forms of the product page', { tag: '@desktop' }, () => {
  test('SHIP-01 to SHIP-10: the postal code is required, quoted, saved and quoted again on the next load; a failure shows a message', {
    tag: '@any-shop',
  }, async ({ page, context }) => {
    await open(page, await withStatus('disponivel'));
    const state = page.getByRole('combobox', { name: 'Seu estado' });
    await expect(state).toBeVisible();
    await openShipping(page);
    const cep = shipping(page).getByRole('textbox', { name: 'CEP' });
    const calculate = shipping(page).getByRole('button', { name: 'Calcular' });
    await calculate.click();
    await expect(cep).toHaveAttribute('aria-invalid', 'true');
    await expect(cep).toBeFocused();
    await expectAccessible(page);

    await cep.fill('');
    await cep.pressSequentially('a01310100');
    await expect(cep).toHaveValue('01310-100');
    const requested = page.waitForRequest(/shipment\/product$/);
    await calculate.click();
    expect((await requested).postDataJSON()).toMatchObject({ cep: '01310100', quantidade: 1 });
    await expect(shipping(page).getByRole('listitem').first()).toContainText(/Grátis|R\$/);
    await expectAccessible(page);
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'cep')?.value)
      .toBe('01310-100');

    const again = page.waitForRequest(/shipment\/product$/);
    await page.reload();
    await waitForHydration(page);
    expect((await again).postDataJSON()).toMatchObject({ cep: '01310100' });
    await expect(page.getByText(/^Para 01310-100, /)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'CEP' })).toHaveValue('01310-100');
    await expect(state, 'the code includes the state').toBeHidden();

    await page.route(/shipment\/product$/, (route) => route.fulfill({ status: 500, json: {} }));
    await openShipping(page);
    await shipping(page).getByRole('button', { name: 'Calcular' }).click();
    await expect(shipping(page).getByRole('alert')).toContainText('Não conseguimos calcular o frete');
    await expect(cep).toHaveAttribute('aria-invalid', 'true');
    await expect(cep).toHaveValue('01310-100');
  });

  test('NOTIFY-01 to NOTIFY-06, PDP-45: the notify form reports missing fields and a lost connection, then sends, and subscribes to the newsletter', async ({
    page,
  }) => {
    await open(page, await withStatus('indisponivel'));
    await expect(page.getByText('PRODUTO ESGOTADO')).toBeVisible();
    const form = page.getByRole('form', { name: 'Avise-me quando chegar' });
    const send = form.getByRole('button', { name: 'Avise-me quando chegar' });
    await form.getByRole('textbox', { name: 'Nome' }).fill('Ana');
    await send.click();
    await expect(form.getByRole('status')).toHaveText('Preencha os campos!');
    await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);

    await form.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com.br');
    await form.getByRole('checkbox').check();
    await page.route(/product\/solicitation$/, (route) => route.abort());
    await send.click();
    await expect(form.getByRole('status')).toHaveText('Erro ao enviar');
    await expect(form.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana');
    await page.unroute(/product\/solicitation$/);

    const newsletter = page.waitForResponse(/newsletter$/);
    await send.click();
    expect((await newsletter).status()).toBe(200);
    await expect(form.getByRole('status')).toHaveText('Enviado com sucesso');
    await expect(form.getByRole('textbox', { name: 'Nome' })).toHaveValue('');
  });

  test('QUOTE-01 to QUOTE-08, PDP-46: a quote request reaches the platform', async ({ page }) => {
    await open(page, await withStatus('sobConsulta'));
    const form = page.getByRole('form', { name: 'Pedir orçamento' });
    await form.getByRole('textbox', { name: 'Nome' }).fill('Ana');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com.br');
    await form.getByRole('textbox', { name: /^Telefone/ }).pressSequentially('11987654321');
    await expect(form.getByRole('textbox', { name: /^Telefone/ })).toHaveValue('(11) 98765-4321');
    const sent = page.waitForResponse(/product\/budget$/);
    await form.getByRole('button', { name: 'Pedir orçamento' }).click();
    expect((await sent).request().postDataJSON()).toMatchObject({
      contato: '(11) 98765-4321',
      mailing: false,
      enviarEmail: true,
    });
    await expect(form.getByRole('status')).toHaveText('Enviado com sucesso');
  });

  test('REVIEW-02, REVIEW-06 to REVIEW-16: by keyboard, the review form shows one error at a time, then sends', async ({
    page,
  }) => {
    await open(page, await withStatus('disponivel'));
    const invite = page.getByRole('button', { name: 'Avaliar produto' });
    const form = page.getByRole('form', { name: 'Avaliar produto' });
    await invite.press('Enter');
    await expect(form).toBeVisible();
    await expect(invite).toHaveCount(0);
    await form.getByRole('button', { name: 'Enviar avaliação' }).click();
    await expect(form.getByRole('alert')).toHaveText('Selecione a nota!');
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('alert')).toHaveCount(0);
    await form.getByRole('textbox', { name: 'O que você achou?' }).fill('Leve e firme.');
    await form.getByRole('textbox', { name: 'Nome' }).fill('Ana');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com.br');
    const sent = page.waitForResponse(/evaluations\/product$/);
    await page.keyboard.press('Enter');
    expect((await sent).request().postDataJSON()).toMatchObject({
      nota: expect.any(String),
      recomenda: true,
    });
    await expect(form.getByText('Avaliação enviada.')).toBeVisible();
    await expect(form.getByText('Avaliação enviada.')).toHaveCount(0);
  });
});
