import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { WITH_PICTURES } from './support/browser';
import { PORTRAIT } from './support/fake-camera';
import { openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { buyButton } from './support/product-page';
import { ONE_SIZED, PRODUCTS, type Product } from './support/quirky-store/catalogue';
import { PRODUCT_KITS } from './support/quirky-store/purchases';
import { MEASURED } from './support/quirky-store/shapes';
import { testWithSeparateShop } from './support/separate-shop-test';

const test = testWithSeparateShop();

test.use(WITH_PICTURES);

const findProduct = (matches: (product: Product) => boolean): Product => {
  const product = PRODUCTS.find(matches);
  if (!product) throw new Error('the catalogue of the quirky store has no such product');
  return product;
};
const productOf = (wanted: number): Product => findProduct(({ id }) => id === wanted);
const path = ({ slug }: Product) => `/${slug}.html`;
/** Every seventh product takes lenses. */
const plain = findProduct(
  ({ id, status, tamanhos }) =>
    status === 'disponivel' && tamanhos.length === 0 && id % 7 !== 1 && id > 7_010,
);
const sized = findProduct(
  ({ id, status, tamanhos }) => status === 'disponivel' && tamanhos.length > 0 && id % 7 !== 1,
);
const soldOut = findProduct(({ status }) => status === 'indisponivel');
const onRequest = findProduct(({ status }) => status === 'sobConsulta');

async function open(page: Page, product: Product) {
  await openHydrated(page, path(product));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('products of the quirky platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  const poor = [
    ['without prices', productOf(7_008)],
    ['without pictures', findProduct(({ id }) => id % 10 === 9)],
    ['with a hostile name', findProduct(({ nome }) => nome.includes('<img'))],
    [
      'with a video that is a script',
      findProduct(({ id, status }) => id % 8 === 0 && status === 'disponivel'),
    ],
    ['with hostile reviews and no answers', findProduct(({ id }) => id % 4 === 1 && id % 5 === 0)],
    ['sold out', soldOut],
    ['on request', onRequest],
  ] as const;
  for (const [what, product] of poor) {
    test(`DATA-01, PDP-03, C8: the page of a product ${what} is complete`, async ({ page }) => {
      const problems = await watchPage(page);
      await open(page, product);
      await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|\[object|Invalid Date|R\$\s0,00/);
      await expect(page.locator('iframe, main script:not([type="application/ld+json"])')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Perguntas e respostas' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Avaliações do produto' })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
      expect(problems).toEqual(NO_PROBLEMS);
    });
  }

  test('TRY-01, TRY-03: the try-on is offered only for products with measurements and a front photo', async ({
    page,
  }) => {
    const offer = page.getByRole('button', { name: 'Provar' });
    await open(page, plain);
    await expect(offer).toHaveCount(0);
    await open(page, productOf(MEASURED.withDrawing));
    await expect(page.getByText('frente 138 mm')).toBeVisible();
    await expect(offer).toHaveCount(0);
    await open(page, productOf(MEASURED.withPhoto));
    await offer.click();
    const dialog = page.getByRole('dialog', { name: 'Provar' });
    await dialog.getByLabel('Escolher uma foto').setInputFiles(PORTRAIT);
    const picture = dialog.getByRole('figure');
    await expect(picture).toHaveAttribute('aria-busy', 'false');
    await expect(picture).not.toContainText('não permite provar');
  });

  test('PDP-01, API-13, API-14: the product is requested by path, and its two showcases by id', async ({
    page,
    platform,
  }) => {
    await platform.clearLog();
    const product = findProduct(({ id, status }) => status === 'disponivel' && id > 7_020 && id % 7 !== 1);
    await open(page, product);
    await expect(page.getByRole('heading', { name: 'você também vai gostar' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Chegou agora' })).toBeVisible();
    const calls = await platform.log();
    expect(calls.filter((call) => call.path === 'url/product/detail').map(({ query }) => query)).toEqual([
      { url: path(product) },
    ]);
    expect(
      calls
        .filter((call) => call.path.startsWith('showcase/products/produto-detalhe'))
        .map((call) => [call.path.split('/').at(-1), call.query])
        .sort(),
    ).toEqual([
      ['produto-detalhe-indicados', { productId: `${product.id}`, limit: '5' }],
      ['produto-detalhe-relacionados', { productId: `${product.id}`, limit: '5' }],
    ]);
  });

  test('KIT-25: a product made of pieces with sizes reports a missing size, then is bought like a kit', async ({
    page,
    platform,
  }) => {
    await platform.clearLog();
    const kit = productOf(PRODUCT_KITS.chosen);
    await open(page, kit);
    const composition = page.getByRole('region', { name: 'COMPOSIÇÃO DO KIT' });
    await expect(composition.getByRole('listitem')).toHaveCount(2);
    await expect(composition).toContainText('3 unidades');
    // Until the code of a kit has loaded, the browser asks for the size.
    await expect(async () => {
      await buyButton(page).click();
      await expect(page.getByText(/^Selecione o tamanho dos produtos!/)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await composition.getByRole('radio', { name: 'G', exact: true }).press('Space');
    await expectAccessible(page);
    await buyButton(page).click();
    await page.waitForURL(/\/checkout\/carrinho\?add=7030-0-0-0-1$/);
    const sent = (await platform.log()).find((call) => call.path === 'list/shop');
    expect(sent?.body).toMatchObject({
      idListaCompra: PRODUCT_KITS.chosen,
      produtos: [
        { id: 7_004, idAtributoValor: 902, quantidade: 1 },
        { id: 7_005, idAtributoValor: 0, quantidade: 3 },
      ],
    });
  });

  test('KIT-25, PDP-49: a product made of pieces without options is added to the cart like any product', async ({
    page,
  }) => {
    await open(page, productOf(PRODUCT_KITS.ready));
    await expect(page.getByRole('region', { name: 'COMPOSIÇÃO DO KIT' }).getByRole('listitem')).toHaveCount(
      2,
    );
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await buyButton(page).click();
    expect((await sent).postDataJSON()).toMatchObject({
      tipo: 'produto',
      itens: [{ idProduto: '7038', quantidade: '1' }],
    });
  });

  test('CARD-07, CARD-08: a product without options can be bought from a showcase', async ({ page }) => {
    await open(page, plain);
    const showcase = page.getByRole('region', { name: 'você também vai gostar' });
    await expect(showcase.getByRole('link', { name: /^Comprar / }).first()).toHaveAttribute(
      'href',
      /\.html$/,
    );
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await showcase.getByRole('button', { name: /^Comprar: / }).click();
    expect((await sent).postDataJSON()).toMatchObject({ itens: [{ idProduto: String(ONE_SIZED) }] });
    await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
  });

  test('REVIEW-17, REVIEW-20, REVIEW-22: reviews accept numbers sent as text, a text in either field, and an invalid grade', async ({
    page,
  }) => {
    await open(
      page,
      findProduct(({ id }) => id % 4 === 1 && id % 5 === 0),
    );
    const section = page.getByRole('region', { name: 'Avaliações do produto' });
    await expect(section).toContainText('3 avaliações, 100% recomendam');
    await expect(section.getByText('Veio bem embalado.')).toBeVisible();
    await expect(section.getByText('<script>window.__xss=1</script> Ótimo')).toBeVisible();
    await expect(section.getByText('Sem nota')).toHaveCount(0);
  });

  test('SHIP-05, SHIP-09, SHIP-10, API-15: the quote is for the chosen size, and a rejected postal code is reported', async ({
    page,
    platform,
  }) => {
    await open(page, sized);
    await page.getByRole('radio', { name: /^M/ }).press('Space');
    const dialog = page.getByRole('dialog', { name: 'Frete e prazo de entrega' });
    await page.getByRole('button', { name: 'Calcular frete e prazo de entrega' }).click();
    await platform.clearLog();
    await dialog.getByRole('textbox', { name: 'CEP' }).fill('40010-000');
    await dialog.getByRole('button', { name: 'Calcular' }).click();
    await expect(dialog.getByRole('listitem')).toHaveText([
      /^Econômico.*Grátis.*7 dias úteis.*chega até [^;]+, \d{2}\/\d{2}\.$/,
      /^Expresso.*R\$\s24,90.*2 dias úteis.*chega até [^;]+, \d{2}\/\d{2}\.$/,
    ]);
    const sent = (await platform.log()).find((call) => call.path === 'shipment/product');
    expect(sent?.body).toEqual({ cep: '40010000', idProduto: sized.id, idAtributoValor: 901, quantidade: 1 });
    await dialog.getByRole('textbox', { name: 'CEP' }).fill('00000-000');
    await dialog.getByRole('button', { name: 'Calcular' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Confira o CEP');
  });

  test('NOTIFY-02, QUOTE-07, API-16, API-29, API-32: a failure reported in a 200 response is shown, and the platform gets exactly the fields of each form', async ({
    page,
    platform,
  }) => {
    await open(page, soldOut);
    const notify = page.getByRole('form', { name: 'Avise-me quando chegar' });
    await notify.getByRole('textbox', { name: 'Nome' }).fill('Ana');
    await notify.getByRole('textbox', { name: 'E-mail' }).fill('falha@exemplo.com.br');
    await notify.getByRole('button', { name: 'Avise-me quando chegar' }).click();
    await expect(notify.getByRole('status')).toHaveText('Erro ao enviar');
    await expect(notify.getByRole('textbox', { name: 'E-mail' })).toHaveValue('falha@exemplo.com.br');

    await platform.clearLog();
    await notify.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com.br');
    await notify.getByRole('button', { name: 'Avise-me quando chegar' }).click();
    await expect(notify.getByRole('status')).toHaveText('Enviado com sucesso');

    await open(page, onRequest);
    const quote = page.getByRole('form', { name: 'Pedir orçamento' });
    await quote.getByRole('textbox', { name: 'Nome' }).fill('Ana');
    await quote.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com.br');
    await quote.getByRole('textbox', { name: /^Telefone/ }).fill('71988887777');
    await quote.getByRole('button', { name: 'Pedir orçamento' }).click();
    await expect(quote.getByRole('status')).toHaveText('Enviado com sucesso');

    await page.getByRole('button', { name: 'Avaliar produto' }).click();
    const review = page.getByRole('form', { name: 'Avaliar produto' });
    await review.getByRole('radio', { name: '5 de 5 estrelas' }).press('Space');
    await review.getByRole('textbox', { name: 'O que você achou?' }).fill('Bom');
    await review.getByRole('textbox', { name: 'Nome' }).fill('Ana');
    await review.getByRole('textbox', { name: 'E-mail' }).fill('a@b.c');
    await review.getByRole('button', { name: 'Enviar avaliação' }).click();
    await expect(review.getByText('Avaliação enviada.')).toBeVisible();

    const forms = (await platform.log()).filter(({ method }) => method === 'POST');
    const bodyOf = (wanted: string) => forms.find((call) => call.path === wanted)?.body;
    expect(bodyOf('product/solicitation')).toEqual({
      idProduto: soldOut.id,
      idAtributoValor: 0,
      nome: 'Ana',
      email: 'ana@exemplo.com.br',
      contato: '(00) 00000-0000',
      observacao: '',
      mailing: false,
    });
    expect(bodyOf('product/budget')).toEqual({
      idProduto: onRequest.id,
      nome: 'Ana',
      email: 'ana@exemplo.com.br',
      contato: '(71) 98888-7777',
      observacao: '',
      mailing: false,
      enviarEmail: true,
    });
    expect(bodyOf('evaluations/product')).toEqual({
      idProduto: onRequest.id,
      nota: '5',
      comentario: 'Bom',
      nome: 'Ana',
      email: 'a@b.c',
      recomenda: true,
    });
  });

  test('PDP-37, C6: without JavaScript the store’s own cart opens, never another site’s', async ({
    page,
    browser,
    shop,
    platform,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.baseUrl });
    const still = await context.newPage();
    await still.goto(path(plain));
    await still.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
    await still.waitForURL(`${platform.url}/checkout/carrinho?add=${plain.id}-0-0-0-1`);
    await context.close();
    await open(page, productOf(7_003));
    expect(await page.content()).not.toContain('action="https://evil.example');
  });
});

test('KIT-25, DESIGN-28: without JavaScript a product made of pieces with sizes can be bought', {
  tag: '@desktop',
}, async ({ browser, baseURL, platform }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(path(productOf(PRODUCT_KITS.chosen)));
  await page.getByRole('radio', { name: 'M' }).press('Space');
  await buyButton(page).click();
  await page.waitForURL(`${platform.url}/checkout/carrinho?add=7030-0-0-0-1`);
  await context.close();
});
