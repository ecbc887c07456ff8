import { expect, type Locator, mergeTests } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { tabTo } from './support/focus';
import { openHydrated, waitForHydration } from './support/navigation';
import { testWithSharedPages } from './support/shared-page-test';
import { test as testOfStorefront } from './support/storefront-test';

const test = mergeTests(testOfStorefront, testWithSharedPages());

const FIRST = 'Qual é o prazo de entrega?';

const IN_MENUS = [
  ['INST-03', 'Institucional', '/pagina/compra-segura'],
  ['INST-04', 'Institucional', '/pagina/politica-de-entrega'],
  ['INST-05', 'Institucional', '/pagina/politica-de-privacidade'],
  ['INST-06', 'Institucional', '/pagina/sobre'],
  ['INST-07', 'Institucional', '/pagina/onde-estamos'],
  ['INST-08', 'Ajuda', '/pagina/central-de-atendimento'],
  ['INST-09', 'Ajuda', '/pagina/troca-e-devolucao'],
  ['INST-10', 'Ajuda', '/pagina/formas-de-pagamento'],
  ['INST-11', 'Ajuda', '/pagina/ajuda-e-suporte'],
] as const;

test.describe('institutional pages', { tag: ['@desktop', '@any-shop'] }, () => {
  test('A28, L12, FAQ-01, FAQ-12: the questions are open at 1440 px and collapsed at 390 px, fit both widths and pass axe', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, '/pagina/perguntas-frequentes');
    await expect(page.getByRole('navigation', { name: 'Você está em' })).toHaveText(
      /Home.*Dúvidas frequentes/,
    );
    const answer = page.getByText('Enviamos por Sedex, o serviço expresso dos Correios');
    await expect(answer).toBeVisible();
    await expectAccessible(page);

    await page.emulateMedia({ colorScheme: 'dark' });
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await expectAccessible(page);
    await page.reload();
    await waitForHydration(page);
    const question = page.getByRole('heading', { name: FIRST });
    await expect(question).toBeVisible();
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
    await question.click();
    await expect(answer).toBeHidden();
    await expectAccessible(page);
  });

  for (const [id, menu, path] of IN_MENUS) {
    test(`${id}: ${path} exists, and is in the menu ${menu}`, async ({ request }) => {
      skipWithoutEmbeddedStore();
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      const [, nav = ''] = (await response.text()).split(`<nav aria-label="${menu}"><details`);
      expect(nav.split('</nav>')[0]).toMatch(
        new RegExp(`aria-current="page"[^>]*href="${path}"|href="${path}"[^>]*aria-current="page"`),
      );
    });
  }

  test('INST-12, INST-18: an address with a trailing slash opens the page', async ({ request }) => {
    const response = await request.get('/pagina/contato/');
    expect(response.url()).toMatch(/\/pagina\/contato$/);
    expect(await response.text()).toMatch(/<nav aria-label="Você está em"((?!<\/nav>).)*>contato</is);
  });

  test('INST-14, INST-19: the help page links to its topics, and the video requests nothing until it is opened', async ({
    page,
  }) => {
    skipWithoutEmbeddedStore();
    await openHydrated(page, '/pagina/ajuda-e-suporte');
    await page
      .getByRole('navigation', { name: 'Assuntos da ajuda' })
      .getByRole('link', { name: 'Entrega' })
      .click();
    await expect(page.getByRole('heading', { name: 'Entrega', exact: true })).toBeInViewport();

    const requested: string[] = [];
    await page.route(/youtube/, (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Filme</title>' });
    });
    await openHydrated(page, '/pagina/quem-somos');
    expect(requested).toEqual([]);
    await page.getByText('em vídeo').click();
    await expect.poll(() => requested.filter((url) => url.includes('/embed/'))).toHaveLength(1);
  });
});

/**
 * Every type of institutional page except the questions, which are tested above. No other spec checks these pages with
 * axe.
 */
const TYPES = [
  '/pagina/politica-de-entrega',
  '/pagina/politica-de-privacidade',
  '/pagina/ajuda-e-suporte',
  '/pagina/contato',
  '/pagina/quem-somos',
  '/pagina/termos-de-compra',
  '/pagina/acessibilidade',
  '/cartao-bndes',
  '/marcas',
  '/c/black-friday',
  '/pagina/avaliacao-loja?key=demonstracao-1',
];

test.describe('layout by width', { tag: '@desktop' }, () => {
  test('INST-13, INST-18: the form begins as far below the title as the text of other pages', async ({
    look,
  }) => {
    const gaps: number[] = [];
    for (const path of ['/pagina/contato', '/pagina/politica-de-entrega']) {
      const page = await look(path);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const first = await page.locator('article > header + div').boundingBox();
      gaps.push(Math.round((first?.y ?? 0) - (title?.y ?? 0)));
    }
    expect(gaps[0]).toBeGreaterThan(0);
    expect(gaps[1]).toBe(gaps[0]);
  });

  test('INST-18: the last breadcrumb item begins with a capital letter, even if its name does not', async ({
    look,
  }) => {
    const page = await look('/pagina/contato');
    const crumb = page.getByRole('navigation', { name: 'Você está em' }).locator('[aria-current]');
    await expect(crumb).toHaveText('contato'); // ::first-letter exists only in block boxes. only.
    await expect(crumb).toHaveCSS('display', 'block');
    expect(await crumb.evaluate((li) => getComputedStyle(li, '::first-letter').textTransform)).toBe(
      'uppercase',
    );
  });

  test('INST-07, SCOPE-22: each of the two shops has a card with its address, its hours and links to map and chat', async ({
    look,
  }) => {
    skipWithoutEmbeddedStore();
    const page = await look('/pagina/onde-estamos');
    const cards = page.getByRole('main').locator('dl:not(:first-child) > div');
    await expect(cards).toHaveCount(2);
    for (const card of await cards.all()) {
      await expect(card).toContainText(/São Paulo, SP, CEP .*das 9h às 18h/s);
      await expect(card).toHaveCSS('border-top-style', 'solid');
      await expect(card.getByRole('link', { name: /^Como chegar/ })).toHaveAttribute('href', /maps/);
      await expect(card.getByRole('link', { name: /^Agendar/ })).toHaveAttribute('href', /wa\.me/);
    }
    const [left, right] = await Promise.all([cards.first().boundingBox(), cards.last().boundingBox()]);
    expect(right?.y).toBe(left?.y);
  });

  test('INST-08, INST-14: the topics fill a phone’s two columns and one row of wider screens', async ({
    look,
  }) => {
    skipWithoutEmbeddedStore();
    const page = await look('/pagina/ajuda-e-suporte');
    const topics = page.getByRole('navigation', { name: 'Assuntos da ajuda' });
    for (const [width, height] of [
      [390, 280],
      [768, 150],
      [1440, 150],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const [list, last] = await Promise.all([
        topics.getByRole('list').boundingBox(),
        topics.getByRole('link').last().boundingBox(),
      ]);
      expect(list?.height, `${width} px`).toBeLessThan(height);
      const end = (box: typeof list) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
      expect(end(last), `${width} px`).toBe(end(list));
    }
  });

  for (const path of TYPES) {
    test(`A28, L12: ${path} fits 390, 768 and 1440 px, and passes axe narrow in dark and wide in light`, async ({
      look,
    }) => {
      skipWithoutEmbeddedStore();
      const page = await look(path);
      for (const [width, colorScheme] of [
        [390, 'dark'],
        [768, undefined],
        [1440, 'light'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        if (!colorScheme) continue;
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    });
  }

  test('BF-06: from 1024 px the drawing is next to the text and the styles are in one row; on phones the first view has the buttons and a product', async ({
    look,
  }) => {
    const page = await look('/c/black-friday');
    const boxes = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const boxOf = async (element: Locator) =>
        (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const styles = page.getByRole('region', { name: 'Estilos dos óculos de marcas' }).getByRole('listitem');
      return {
        date: await boxOf(page.getByText(/^(A )?Black Friday/)),
        text: await boxOf(page.getByText(/ com calma/).first()),
        button: await boxOf(page.getByRole('link', { name: 'Ver os produtos' })),
        offer: await boxOf(page.getByRole('main').getByRole('article').first()),
        art: await boxOf(page.locator('main header svg').last()),
        styles: await Promise.all([0, 1, 2, 3].map((place) => boxOf(styles.nth(place)))),
      };
    };
    await expect(page.getByRole('contentinfo'), 'no light strip above the footer').toHaveCSS(
      'margin-block-start',
      '0px',
    );
    await expect(async () => {
      const narrow = await boxes(1_023);
      expect(narrow.art.y).toBeGreaterThanOrEqual(narrow.text.y + narrow.text.height);
      expect(narrow.button.y + narrow.button.height).toBeLessThan(600);
      expect(new Set(narrow.styles.map(({ x }) => x)).size).toBe(1);
    }).toPass({ timeout: 20_000 });
    await expect(async () => {
      const phone = await boxes(390);
      expect(phone.offer.y).toBeLessThan(844);
    }).toPass({ timeout: 20_000 });
    await expect(async () => {
      const wide = await boxes(1_024);
      expect(wide.text.x + wide.text.width).toBeLessThanOrEqual(wide.art.x);
      // Date and text belong together, and no lens is cut off.
      expect(wide.text.y - (wide.date.y + wide.date.height)).toBeLessThan(40);
      expect(wide.art.x + wide.art.width).toBeLessThanOrEqual(1_024);
      expect(new Set(wide.styles.map(({ y }) => y)).size).toBe(1);
    }).toPass({ timeout: 20_000 });
  });
});

test.describe('contact form', { tag: '@desktop' }, () => {
  test('INST-13, CONTACT-09, CONTACT-12: a message can be sent by keyboard alone', async ({ page }) => {
    skipWithoutEmbeddedStore();
    await openHydrated(page, '/pagina/central-de-atendimento');
    await expectAccessible(page);
    const sent = page.waitForRequest('**/v2/front/form/contact');
    await tabTo(page, page.getByRole('textbox', { name: 'Nome' }));
    for (const text of ['Ana Lima', 'ana@exemplo.com.br', '11987654321', 'Santos']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowDown');
    for (const text of ['Pedido', 'Onde esta?']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      hashEmail: 'contato/formulario',
      contato: '(11) 98765-4321',
      cidade: 'Santos',
      estado: 'ac',
      mensagem: 'Onde esta?',
    });
    await expect(page.getByText('Enviado com sucesso!')).toBeVisible();
    await expect(page.getByText('Enviado com sucesso!')).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeHidden();
    await page.getByRole('button', { name: 'Enviar outra mensagem' }).click();
    await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('');
  });
});

test.describe('without JavaScript', { tag: ['@desktop', '@any-shop'] }, () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 700 } });

  test('FAQ-12, FAQ-13, L10: without JavaScript answers can be read and collapsed, the policy explains cookies, and the contact page has an e-mail address', async ({
    page,
  }) => {
    await page.goto('/pagina/perguntas-frequentes');
    const answer = page.getByText('Enviamos por Sedex, o serviço expresso dos Correios');
    await expect(answer).toBeVisible();
    await page.getByRole('heading', { name: FIRST }).click();
    await expect(answer).toBeHidden();
    await page.goto('/pagina/politica-de-privacidade');
    await expect(page.locator('#cookies')).toBeVisible();
    await page.goto('/pagina/contato');
    // Text locators ignore noscript.
    const form = page.getByRole('form', { name: 'Formulário de contato' });
    await expect(form.locator('noscript p')).toContainText('com o JavaScript do navegador ativado');
    await expect(form.locator('noscript a')).toHaveAttribute('href', /^mailto:.+@/);
    await expect(form.getByRole('button')).toHaveCount(0);
  });
});
