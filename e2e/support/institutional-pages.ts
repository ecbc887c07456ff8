import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './axe';
import { holdRequests, openHydrated, waitForHydration } from './navigation';

/** The nine questions, in order. */
const QUESTIONS = [
  'Qual é o prazo de entrega?',
  'Meu pedido não chegou. E agora?',
  'Posso agendar a entrega?',
  'Como troco um produto?',
  'Como sei se o meu pagamento foi aprovado?',
  'Posso mudar a forma de pagamento?',
  'Como cancelo a minha compra?',
  'Posso alterar um pedido já feito?',
  'Como sei se um produto está disponível?',
];

/** Links in the answers of every shop. */
const SERVICE_TEXTS = [
  'O frete é grátis para todo o Brasil.',
  'um ano de garantia do fabricante',
  'A primeira troca é grátis em até 7 dias',
  'Enviamos por Sedex',
  'cancelado automaticamente depois de cinco dias',
];

/** Forms are rate limited by client, so each check acts as a different client. */
async function useClientAddress(page: Page): Promise<void> {
  const { parallelIndex, repeatEachIndex, project } = test.info();
  const octets = [project.name.length, repeatEachIndex + 1, parallelIndex + 1];
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${octets.join('.')}` });
}

/** FAQ-01 to FAQ-14: nine collapsible questions; `shopTexts` are in this shop's answers. */
export async function checkFaq(page: Page, shopTexts: readonly string[]): Promise<void> {
  const main = page.getByRole('main');
  const open = page.locator('main details[open]:has(h3)');
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, '/pagina/perguntas-frequentes');
  await expect(page.getByRole('navigation', { name: 'Você está em' })).toHaveText(
    /Home.*Dúvidas frequentes$/,
  );
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(QUESTIONS);
  await expect(open).toHaveCount(QUESTIONS.length);
  for (const text of [...SERVICE_TEXTS, ...shopTexts]) await expect(main).toContainText(text);

  await page.setViewportSize({ width: 375, height: 700 });
  await page.reload();
  await waitForHydration(page);
  await expect(open).toHaveCount(0);
  for (const question of QUESTIONS) {
    const title = page.getByRole('heading', { name: question, exact: true });
    const answer = main.locator('details').filter({ has: title }).locator('p').first();
    await expect(answer).toBeHidden();
    await title.click();
    await expect(answer).toBeVisible();
  }
  await main.getByRole('heading', { name: 'Como troco um produto?' }).click();
  await expect(open).toHaveCount(QUESTIONS.length - 1);
}

/** CONTACT-01 to CONTACT-12, except for timeouts: validation order, mask, counter, states, sending. */
async function checkContactForm(page: Page): Promise<void> {
  await useClientAddress(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/front/form/contact')) sent.push(request.postDataJSON());
  });
  await openHydrated(page, '/pagina/contato');
  const form = page.getByRole('form', { name: 'Formulário de contato' });
  const field = (name: string) => form.getByRole('textbox', { name });
  const alerts = form.getByRole('alert');

  // The counter works after hydration.
  await expect(field('Mensagem')).toHaveAttribute('maxlength', '1000');
  await field('Mensagem').fill('Onde está?');
  await expect(form.getByText('10 de 1.000 caracteres')).toBeVisible();
  await field('Mensagem').fill('');
  await expect(form.getByText('0 de 1.000 caracteres')).toBeVisible();

  const states = form.getByRole('combobox', { name: 'Estado' }).locator('option');
  const codes = await states.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(codes.filter((code) => /^[a-z]{2}$/.test(code))).toHaveLength(27);
  expect(codes.filter((code) => code !== '')).toHaveLength(27);

  const send = form.getByRole('button', { name: 'Enviar mensagem' });
  const shown = alerts.filter({ hasText: /\S/ });
  await send.click();
  await expect(shown).toHaveText(Array(5).fill('Preencha o campo!'));
  await expect(field('Nome')).toBeFocused();
  const summary = form.getByRole('navigation', { name: 'Campos a conferir' });
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await summary.getByRole('button', { name: 'Mensagem' }).press('Enter');
  await expect(field('Mensagem')).toBeFocused();
  let left = 5;
  for (const [name, value] of [
    ['Nome', 'Ana Lima'],
    ['Telefone', '11 98765x4321'],
    ['Mensagem', 'Onde está?'],
    ['Assunto', 'Pedido 123'],
    ['E-mail', 'ana@exemplo'],
  ] as const) {
    await field(name).pressSequentially(value);
    left -= 1;
    await expect(shown).toHaveCount(left);
  }
  await send.click();
  await expect(shown).toHaveText(['Insira um E-mail válido!']);
  await expect(field('E-mail')).toBeFocused();
  await expect(field('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await field('E-mail').fill('ana@exemplo.com.br');
  await expect(shown).toHaveCount(0);
  await expect(field('Telefone')).toHaveValue('(11) 98765-4321');
  await expect(field('Telefone')).toHaveAttribute('maxlength', '15');
  expect(sent).toEqual([]);

  await send.click();
  const message = form.getByText('Enviado com sucesso!');
  await expect(message).toBeVisible();
  await expect(message).toHaveAttribute('data-tone', 'success');
  await form.getByRole('button', { name: 'Enviar outra mensagem' }).click();
  for (const name of ['Nome', 'E-mail', 'Telefone', 'Mensagem', 'Assunto'])
    await expect(field(name)).toHaveValue('');
  expect(sent).toEqual([
    {
      hashEmail: 'contato/formulario',
      nome: 'Ana Lima',
      email: 'ana@exemplo.com.br',
      contato: '(11) 98765-4321',
      cidade: '',
      estado: '',
      assunto: 'Pedido 123',
      mensagem: 'Onde está?',
    },
  ]);
}

/** EVAL-01 to EVAL-19 with a valid key, except for timeouts: controls, validation order, sending. */
async function checkEvaluationForm(page: Page, key: string): Promise<void> {
  await useClientAddress(page);
  const sent: unknown[] = [];
  const endpoint = `/v2/front/evaluations/store/add/${key}`;
  page.on('request', (request) => {
    if (request.url().endsWith(endpoint)) sent.push(request.postDataJSON());
  });
  const release = await holdRequests(page, `**${endpoint}`);
  await openHydrated(page, `/pagina/avaliacao-loja?key=${key}`);
  const group = (name: RegExp) => page.getByRole('group', { name });
  const [experience, service, again] = [group(/experiência/), group(/atendimento/), group(/compraria/)];
  const consent = page.getByRole('checkbox', { name: /Autorizo a publicação/ });
  for (const stars of [experience, service]) {
    await expect(stars.getByRole('radio')).toHaveCount(10);
    await expect(stars.getByRole('radio', { checked: true })).toHaveCount(0);
  }
  await expect(again.getByRole('radio')).toHaveCount(2);
  await expect(again.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /\(opcional\)/ })).toHaveValue('');
  await expect(consent).not.toBeChecked();

  const form = page.getByRole('form', { name: 'Avaliação da loja' });
  const button = form.getByRole('button');
  const alerts = form.getByRole('alert').filter({ hasText: /\S/ });
  // Before hydration a click does nothing.
  await expect(async () => {
    await button.click();
    await expect(alerts).toHaveText(['Por favor, dê uma nota.'], { timeout: 2_000 });
  }).toPass();
  await expect(experience.getByText('Por favor, dê uma nota.')).toBeVisible();
  await expectAccessible(page);
  await experience.getByRole('radio', { name: '9 de 10 estrelas' }).press('Space');
  await expect(alerts).toHaveCount(0);
  await button.click();
  await expect(alerts).toHaveText(['Por favor, dê uma nota.']);
  await expect(service.getByText('Por favor, dê uma nota.')).toBeVisible();
  await service.getByRole('radio', { name: '10 de 10 estrelas' }).press('Space');
  await expect(alerts).toHaveCount(0);
  await button.click();
  await expect(alerts).toHaveText(['Por favor, escolha um.']);
  await expect(again.getByText('Por favor, escolha um.')).toBeVisible();
  await again.getByRole('radio', { name: 'Sim' }).press('Space');
  await expect(alerts).toHaveCount(0);
  await consent.press('Space');
  expect(sent).toEqual([]);

  await button.click();
  await expect(button).toHaveText('Enviando');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Avaliação enviada com sucesso!!!')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Obrigado/ })).toBeFocused();
  expect(sent).toEqual([
    { experiencia: 9, atendimento: 10, satisfacao: true, autorizacao: true, mensagem: '' },
  ]);
}

type DefineTest = (title: string, body: (fixtures: { page: Page }) => Promise<void>) => void;

/** Tests of the contact and evaluation forms for any platform; `key` opens an evaluation once. */
export function testForms(define: DefineTest, key: string): void {
  define(
    'CONTACT-01 to CONTACT-12: the contact form validates in order, has mask, counter and states, and is sent',
    ({ page }) => checkContactForm(page),
  );

  define(
    'EVAL-01, EVAL-04 to EVAL-19: the evaluation form has stars, validates in order, shows a loader and is sent',
    ({ page }) => checkEvaluationForm(page, key),
  );
}
