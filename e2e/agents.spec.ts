import { expect } from 'playwright/test';
import { Agent } from './support/agent';
import { findVariants, lines, unitsOf } from './support/agent-carts';
import { test as base } from './support/storefront-test';

const test = base.extend<{ agent: Agent }>({
  agent: async ({ request }, use) => {
    const agent = await Agent.start(request);
    await use(agent);
    agent.close();
  },
});

const TAG = { tag: ['@desktop', '@each-shop', '@any-shop'] };
/** Uses the pages and the checkout of the embedded store. */
const EMBEDDED_STORE = { tag: ['@desktop', '@each-shop', '@embedded-store'] };
/** Tests write to a deployment only with `--write`. */
const mayWrite = Boolean(process.env.TEST_SHOPS ?? process.env.E2E_WRITE);

test('an agent discovers the shop through its UCP profile and AI catalogue', {
  tag: [...EMBEDDED_STORE.tag, '@any-shop'],
}, async ({ request, baseURL }) => {
  const response = await request.get('/.well-known/ucp', { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('public, max-age=300');
  const { ucp, business } = await response.json();
  expect(ucp.services['dev.ucp.shopping']).toMatchObject([
    { transport: 'rest', endpoint: `${baseURL}/ucp/v1` },
    { transport: 'mcp', endpoint: `${baseURL}/ucp/mcp` },
  ]);
  expect(business.links.length).toBeGreaterThan(0);
  for (const { url } of business.links) expect((await request.get(url)).status(), url).toBe(200);
  const { specVersion, entries } = await (await request.get('/.well-known/ai-catalog.json')).json();
  expect(specVersion).toBe('1.0');
  expect(entries[0].representativeQueries.length).toBeLessThanOrEqual(5);
  expect(entries[0].data.remotes).toEqual([{ type: 'streamable-http', url: `${baseURL}/ucp/mcp` }]);
});

test('REST and MCP return the same product, and both can change a cart', TAG, async ({ agent }) => {
  test.skip(!mayWrite, 'fills carts: --write allows it');
  const { first, second } = await findVariants(agent);
  const byRest = await agent.rest('POST', '/catalog/product', { id: first.variant.id });
  const byMcp = await agent.tool('get_product', { catalog: { id: first.variant.id } });
  expect(byMcp.product).toEqual(byRest.product);

  const cart = await agent.rest('POST', '/carts', lines([first.variant.id, 1]));
  const changed = await agent.tool('update_cart', {
    id: cart.id,
    cart: lines([first.variant.id, 2], [second.variant.id, 1]),
  });
  expect(unitsOf(changed)).toEqual([
    [first.variant.id, 2],
    [second.variant.id, 1],
  ]);
  const less = await agent.rest('PUT', `/carts/${cart.id}`, lines([second.variant.id, 1]));
  expect(unitsOf(less)).toEqual([[second.variant.id, 1]]);
  expect((await agent.rest('POST', `/carts/${cart.id}/cancel`, {})).ucp.status).toBe('success');
  expect((await agent.tool('get_cart', { id: cart.id })).messages?.[0]?.code).toBe('not_found');
});

test('identical catalogue calls get the same response, each with its message id', {
  tag: '@desktop',
}, async ({ agent }) => {
  const body = { query: 'redondo' };
  const [first, second] = [
    await agent.send('POST', '/catalog/search', body),
    await agent.send('POST', '/catalog/search', body),
  ];
  expect(await second.text()).toBe(await first.text());
  const lasting = (headers: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(headers).filter(
        ([name]) => !/^(?:date|content-length|transfer-encoding|vary|x-request-id)$/.test(name),
      ),
    );
  expect(lasting(second.headers())).toEqual(lasting(first.headers()));
  const responses = [];
  for (const id of [7, 'eight', 9])
    responses.push(await agent.callTool('search_catalog', { catalog: body }, id));
  expect(responses.map(({ id }) => id)).toEqual([7, 'eight', 9]);
  expect(responses[2].result).toEqual(responses[0].result);
});

for (const script of [true, false])
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script });

    test(
      "a buyer who confirms the agent's cart gets its items in the bag",
      EMBEDDED_STORE,
      async ({ agent, page }) => {
        const { first, second } = await findVariants(agent);
        const cart = await agent.rest('POST', '/carts', lines([first.variant.id, 1]));
        await page.goto(cart.continue_url);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Confira o que vai para a sua sacola',
        );
        await expect(page.getByRole('listitem')).toContainText(first.product.title);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: 'Colocar na sacola' })).toBeFocused();
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/checkout\/carrinho/);
        await expect(page.getByText(first.product.title).first()).toBeVisible();

        await page.goto(`/comprar/${second.variant.id}:2`);
        await expect(
          page.getByRole('button', { name: 'Juntar ao item que já está na sacola' }),
        ).toBeVisible();
        await page.getByRole('button', { name: 'Trocar o que está na sacola por estes' }).click();
        await page.waitForURL(/\/checkout\/carrinho/);
        await expect(page.getByText(second.product.title).first()).toBeVisible();
        await expect(page.getByText(first.product.title)).toHaveCount(0);
        // The agent must not see the buyer's actions.
        expect(unitsOf(await agent.rest('GET', `/carts/${cart.id}`))).toEqual([[first.variant.id, 1]]);
      },
    );
  });

test('other sites cannot frame the cart confirmation page', { tag: ['@desktop', '@any-shop'] }, async ({
  request,
}) => {
  const framed = await request.get('/comprar/1-0:1', { headers: { 'sec-fetch-dest': 'iframe' } });
  expect(framed.status()).toBe(403);
  expect(framed.headers()['x-frame-options']).toBe('DENY');
});

test('oversized, unknown and cross-origin requests are rejected', { tag: '@desktop' }, async ({
  agent,
  request,
}) => {
  const large = await agent.send('POST', '/catalog/search', { query: 'a'.repeat(30_000) });
  expect(large.status()).toBe(413);
  expect((await agent.send('PATCH', '/carts')).status()).toBe(405);
  expect((await request.post('/ucp/v1/nada', { data: {} })).status()).toBe(404);
  expect((await request.get('/ucp/nada')).status()).toBe(404);
  const foreign = await request.post('/ucp/mcp', { data: {}, headers: { origin: 'https://outra.example' } });
  expect(foreign.status()).toBe(403);
  const form = await request.post('/comprar/1-0:1', {
    form: { modo: 'juntar' },
    headers: { origin: 'https://outra.example' },
  });
  expect(form.status()).toBe(403);
});
