import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { testWithOwnShop } from './support/own-shop';
import type { Behaviour } from './support/quirky';
import { NO_TROUBLE, watchPage } from './support/watched-page';

const test = testWithOwnShop();

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

const WIDTHS = [390, 768, 1440];

/** The page as it stands at all widths: nothing wider than the screen, nothing that axe-core knows to be a barrier. */
async function expectWhole(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    await expectAccessible(page);
  }
  await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|\[object|null/);
  expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
}

const menu = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });

test.describe('pages around the shop on a second, odd platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  const odd = [
    ['broken HTML', '/pagina/compra-segura', 'Compra segura'],
    ['no search data, trail, name or text', '/pagina/politica-de-entrega', 'Institucional'],
    ['empty lists for objects', '/pagina/politica-de-privacidade', 'Privacidade'],
    ['endless words and a table wider than the screen', '/pagina/onde-estamos', /^Onde estamos/],
    ['hostile HTML', '/pagina/troca-e-devolucao', 'Sobre nós'],
    ['next to nothing', '/pagina/ajuda-e-suporte', 'Ajuda e suporte'],
  ] as const;
  for (const [what, path, title] of odd) {
    test(`INST-02, INST-15, C8: a page with ${what} is whole and inert`, async ({ page }) => {
      const trouble = await watchPage(page);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('navigation', { name: 'Você está em' })).toBeVisible();
      await expect(page).toHaveTitle(/\S/);
      await expectWhole(page);
      await expect(page.getByRole('contentinfo')).toContainText('CNPJ');
      expect(trouble).toEqual(NO_TROUBLE);
    });
  }

  test('INST-16, INST-24: two menus whatever the platform calls them, of entries that lead somewhere', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/pagina/compra-segura');
    await expect(menu(page, 'Sobre').getByRole('link')).toHaveText(['Compra segura', 'Entrega']);
    await expect(menu(page, 'Ajuda').getByRole('link')).toHaveText(['Central']);
    await expect(menu(page, 'Sobre').getByRole('link', { name: 'Compra segura' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('INST-25: a page of which the platform sends nothing is a 404 with the view of one', async ({
    page,
  }) => {
    const answer = await page.goto('/pagina/formas-de-pagamento');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Página não encontrada');
  });

  test('FAQ-01, FAQ-02, BNDES, L11: pages of our own stand on a platform that has none of them', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/pagina/perguntas-frequentes');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(9);
    await expect(page.getByText('O frete é grátis para todo o Brasil.')).toBeVisible();
    await expectWhole(page);
    for (const [path, title] of [
      ['/cartao-bndes', 'Cartão BNDES'],
      ['/pagina/acessibilidade', 'Acessibilidade'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('navigation', { name: 'Você está em' })).toContainText(title);
    }
  });

  test('INST-19 to INST-22: who we are, with the film of a hostile text and without networks', async ({
    page,
  }) => {
    const trouble = await watchPage(page);
    await page.goto('/pagina/quem-somos');
    await expect(page.getByRole('navigation', { name: 'Você está em' })).toHaveText(/Home.*Quem somos/);
    await expect(page.locator('main iframe')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    );
    await expect(page.getByText('Feita à mão.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Fale com a gente' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /blog|Facebook/i })).toHaveCount(0);
    await expectWhole(page);
    expect(trouble).toEqual(NO_TROUBLE);
  });

  test('BRAND-01 to BRAND-03, BRAND-05: strange brands in order under their letters, asked for once', async ({
    page,
    platform,
  }) => {
    await platform.clearLog();
    await page.goto('/marcas');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      '#',
      'A',
      'L',
      'N',
      'P',
      'V',
      'Z',
    ]);
    const links = page.getByRole('main').getByRole('region').getByRole('link');
    await expect(links).toHaveText([
      '3 Irmãs',
      'água-marinha',
      'Luma & Cia',
      'Norte',
      'Pátio "73"',
      'Vesúvio',
      'Zênite <b>',
    ]);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.slice(0, 3)).toEqual(['/marcas/patio', '/marcas/norte?cor=Verde-mar', '/marcas/luma-e-cia']);
    for (const href of hrefs) expect(href).toMatch(/^\/marcas/);
    await page.reload();
    expect((await platform.log()).filter(({ path }) => path === 'brands').length).toBeLessThanOrEqual(1);
    await expectWhole(page);
  });

  test('VARIANT-03, VARIANT-04, VARIANT-05, VARIANT-06, VARIANT-07, VARIANT-08: a black page without a glasses menu of its own', async ({
    page,
  }) => {
    const trouble = await watchPage(page);
    await page.goto('/c/luto');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luto');
    await expect(page.getByText('Todos em preto, sem pressa.')).toBeVisible();
    await expect(menu(page, 'Óculos por formato').getByRole('link').first()).toHaveText('Armações');
    await expect(page.getByRole('region', { name: 'Navegue Por Marca' }).getByRole('link')).not.toHaveCount(
      0,
    );
    await expect(page.getByRole('region', { name: 'Produtos' }).getByRole('article')).toHaveCount(5);
    await expect(page.getByRole('heading', { level: 2, name: 'Por que preto' })).toBeVisible();
    const questions = page.getByRole('region', { name: 'Perguntas' });
    await expect(questions.getByText('Com o tempo, um pouco.')).toBeVisible();
    await questions.getByText('Serve para o sol?').click();
    await expect(questions.getByText('Serve.', { exact: true })).toBeVisible();
    await expectWhole(page);
    expect(trouble).toEqual(NO_TROUBLE);
  });

  test('BF-01, BF-02, BF-03, BF-04, BF-05, SCOPE-25: five headings on any platform', async ({ page }) => {
    const trouble = await watchPage(page);
    await page.goto('/c/black-friday/');
    await expect(page).toHaveURL(/\/c\/black-friday$/);
    for (const name of [
      'Pós Black Friday',
      'Como aproveitar a pós black?',
      'Estilos dos óculos de marcas',
      'Óculos de sol para arrasar o ano todo!',
      'Proteção e estilo com os óculos de grau',
    ])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expectWhole(page);
    expect(trouble).toEqual(NO_TROUBLE);
  });
});

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

/** Fills the form and waits for the counter, which counts once the script has taken over. */
async function write(page: Page) {
  await page.goto('/pagina/contato');
  for (const [name, text] of Object.entries(FILLED)) await field(page, name).fill(text);
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('ma');
  await expect(page.getByText('23 de 1.000 caracteres')).toBeVisible();
}

async function expectKept(page: Page) {
  for (const [name, text] of Object.entries(FILLED)) await expect(field(page, name)).toHaveValue(text);
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('ma');
}

test.describe('forms on a second, odd platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });
  test.afterEach(({ platform }) => platform.behave());

  const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensagem' });
  const failure = (page: Page) => page.getByText('Houve um erro ao enviar.');

  const ways: Behaviour[] = ['500', 'html', 'truncated', 'hang'];
  for (const behaviour of ways) {
    test(`CONTACT-08, CONTACT-09, CONTACT-10: a platform that answers "${behaviour}" costs no word of a message`, async ({
      page,
      platform,
    }) => {
      await platform.control('form/contact', behaviour);
      await platform.clearLog();
      await write(page);
      await send(page).click();
      // What hangs is given up after 8 s.
      await expect(failure(page)).toBeVisible({ timeout: 15_000 });
      await expect(failure(page)).toHaveAttribute('data-tone', 'error');
      await expectKept(page);

      await platform.control('form/contact', 'ok');
      await send(page).click();
      await expect(page.getByText('Enviado com sucesso!')).toBeVisible();
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
    test(`ERR-12: what a platform says of its own errors ("${behaviour}") reaches nobody`, async ({
      page,
      platform,
      request,
    }) => {
      await platform.control('', behaviour);
      const words = /SQLSTATE|segredo|manutenção/;
      const answer = await request.post('/v2/front/form/contact', {
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
      expect(answer.status()).toBeGreaterThanOrEqual(500);
      expect(await answer.text()).not.toMatch(words);
      const shown = await page.goto(`/pagina/nunca-vista-${behaviour}`);
      // Nonsense for a page counts as no page.
      expect(shown?.status()).toBe(behaviour === '500' ? 502 : 404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.content()).not.toMatch(words);
    });
  }

  test('CONTACT-02, CONTACT-10: one missing field at a time, and "n" for a success is a failure', async ({
    page,
  }) => {
    await write(page);
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
    ['refused', 'ja-usada', 'ok'],
    ['asked about in vain', 'chave-500', '500'],
    ['answered with HTML', 'chave-html', 'html'],
    ['of another form', '..%2f..%2fsettings', 'ok'],
  ] as const) {
    test(`EVAL-02, EVAL-03, SCOPE-13: a key that is ${what} leads home`, async ({ page, platform }) => {
      await platform.control(`evaluations/store/add/${key}`, behaviour);
      await page.goto(`/pagina/avaliacao-loja?key=${key}`);
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('EVAL-01, EVAL-17, EVAL-16, EVAL-18: an evaluation that fails keeps every answer, and goes out later', async ({
    page,
    platform,
  }) => {
    const path = 'evaluations/store/add/chave-boa';
    const stars = (name: RegExp) => page.getByRole('group', { name });
    const star = (name: RegExp, grade: number) =>
      stars(name).getByRole('radio', { name: `${grade} de 10 estrelas` });
    const button = page.getByRole('button', { name: 'Enviar avaliação' });
    await page.goto('/pagina/avaliacao-loja?key=chave-boa');
    await star(/experiência/, 9).check({ force: true });
    await star(/atendimento/, 7).check({ force: true });
    await page.getByRole('radio', { name: 'Não' }).check();
    await page.getByRole('textbox', { name: /opcional/ }).fill('Demorou um pouco.');
    await platform.control(path, '500');
    const failed = page.getByText('Não foi possível enviar sua avaliação.');
    // Until the script has taken over a press does nothing, and loses nothing.
    await expect(async () => {
      if (!(await failed.isVisible())) await button.click();
      await expect(failed).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(star(/experiência/, 9)).toBeChecked();
    await expect(star(/atendimento/, 7)).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Não' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: /opcional/ })).toHaveValue('Demorou um pouco.');

    await platform.control(path, 'ok');
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
    await expectWhole(page);
  });
});
