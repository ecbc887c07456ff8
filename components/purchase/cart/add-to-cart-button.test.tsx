/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { AddToCartButton } from './add-to-cart-button';
import { CartButton } from './cart-button';
import { CartProvider } from './cart-provider';

const STORE = 'https://www.loja.example';

function markupFor(url: string | null): string {
  const payload = url === null ? null : { tipo: 'produto', url, itens: [] };
  return renderToStaticMarkup(
    <CartProvider storeSiteUrl={STORE}>
      <AddToCartButton payload={payload} label="Comprar" productHref="/x.html" />
    </CartProvider>,
  );
}

const scriptless = (markup: string) => /<noscript>.*href="([^"]*)".*<\/noscript>/.exec(markup)?.[1];

test('SCOPE-08: without JavaScript the button links to the store’s add-to-cart address', () => {
  expect(scriptless(markupFor(`${STORE}/checkout/carrinho?add=1-0-0-0-1`))).toBe(
    `${STORE}/checkout/carrinho?add=1-0-0-0-1`,
  );
});

test.each(['https://evil.example/x', '//evil.example', 'javascript:alert(1)'])(
  'C6: the button links to the product page instead of %s',
  (url) => {
    const markup = markupFor(url);
    expect(scriptless(markup)).toBe('/x.html');
    expect(markup).not.toContain('evil');
  },
);

test('CARD-08: without JavaScript the button of a payload without an address links to the product page', () => {
  expect(scriptless(markupFor(''))).toBe('/x.html');
});

test('CARD-08: a product without a cart payload gets a link to its page instead', () => {
  const markup = markupFor(null);
  expect(markup).toContain('href="/x.html"');
  expect(markup).not.toContain('<noscript>');
});

test('CART-29: without JavaScript the cart button links to the store’s cart', () => {
  const markup = renderToStaticMarkup(
    <CartProvider storeSiteUrl={STORE}>
      <CartButton />
    </CartProvider>,
  );
  expect(scriptless(markup)).toBe(`${STORE}/checkout/carrinho/`);
});
