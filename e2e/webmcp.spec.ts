import { expect, type Page } from 'playwright/test';
import { headlessChromium, launchOptions } from '../scripts/lib/browser.cjs';
import { readCrawlerFile } from './support/crawler-files';
import { openHydrated, triggerFirstInteraction } from './support/navigation';
import { cartDialog } from './support/product-page';
import { test } from './support/storefront-test';

test.use({ launchOptions: launchOptions(headlessChromium(process.env), ['--enable-features=WebMCP']) });

type Schema = {
  properties: Record<string, { description?: string; anyOf?: { const: string; title: string }[] }>;
};

async function toolsOf(page: Page) {
  const tools = await page.webmcp.tools();
  return new Map(tools.map(({ name, inputSchema }) => [name, (inputSchema as Schema).properties]));
}

/** The code that responds to assistants loads after the page, like the chat button. */
async function waitForHandlers(page: Page): Promise<void> {
  await triggerFirstInteraction(page);
  await expect(page.getByRole('complementary', { name: 'Conversa' })).toBeAttached();
}

/** Opens a product that has several sizes, and returns the sizes. */
async function openSizedProduct(page: Page) {
  const feed = await readCrawlerFile(page.request, '/feed/assistentes.jsonl');
  const urls = [...feed.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url);
  for (const url of new Set(urls)) {
    await openHydrated(page, new URL(url).pathname);
    const add = (await toolsOf(page)).get('comprar')?.add;
    if (add?.anyOf === undefined || add.anyOf.length < 2) continue;
    expect(add.description).toBe('Tamanho');
    return add.anyOf;
  }
  throw new Error('No product in sizes has a form to buy it by.');
}

test('a browser assistant searches, filters and chooses a size; the shopper adds the product to the bag', {
  tag: ['@desktop', '@embedded-store'],
}, async ({ page }) => {
  await page.goto('/');
  const home = await toolsOf(page);
  expect([...home.keys()].sort()).toEqual(['buscar', 'receber_novidades', 'receber_novidades_com_nome']);
  expect(home.get('buscar')?.busca?.description).toBe('Marca, modelo ou cor');
  await page.webmcp.callTool('buscar', { busca: 'redondo' });
  await page.waitForURL(/\/busca\?busca=redondo/);

  const list = await toolsOf(page);
  expect(list.get('filtrar_preco')?.['preco-ate']?.description).toBe('Até R$');
  expect(list.get('ordenar')?.order?.anyOf?.map(({ title }) => title)).toContain('Menor preço');
  await page.webmcp.callTool('filtrar_preco', { 'preco-de': '100', 'preco-ate': '500' });
  await page.waitForURL(/preco=100-500/);

  const sizes = await openSizedProduct(page);
  await waitForHandlers(page);
  for (const { const: value, title } of sizes) {
    expect(title).not.toBe(value);
    await expect(page.getByRole('radio', { name: title })).toHaveValue(value);
  }
  const quote = await page.webmcp.callTool('calcular_frete', { cep: '01310-100' });
  expect(String(quote)).toMatch(/R\$|grátis/i);

  const [size] = sizes;
  const bought = page.webmcp.callTool('comprar', { add: size?.const ?? '' });
  await expect(page.getByRole('radio', { name: size?.title ?? '' })).toBeChecked();
  await expect(cartDialog(page)).toBeHidden();
  // The browser moves the focus to the button.
  await expect(page.locator('button:focus')).toHaveAttribute('form', 'comprar');
  await page.keyboard.press('Enter');
  await expect(cartDialog(page)).toBeVisible();
  expect(String(await bought)).toContain('R$');
});

test('the shopper sends forms that an assistant filled in, and the assistant gets the result', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, '/pagina/contato');
  await waitForHandlers(page);
  const fields = (await toolsOf(page)).get('falar_com_a_loja') ?? {};
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(['nome', 'email', 'assunto', 'mensagem']));
  expect(fields.estado?.anyOf?.map(({ title }) => title)).toContain('São Paulo');
  const sent = page.webmcp.callTool('receber_novidades', { email: 'nada' });
  const form = page.getByRole('form', { name: 'Novidades por e-mail' });
  await expect(form.getByRole('textbox')).toHaveValue('nada');
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toBeVisible();
  expect(await sent).toContain(await form.getByRole('alert').textContent());
});
