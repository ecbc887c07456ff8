/** @jest-environment node */
import { storeAddresses } from './store-addresses';

jest.mock('@/lib/config/store-site', () => ({
  storeOrigins: () => ['https://www.loja.test', 'https://loja.test'],
}));

test.each([
  ['https://www.loja.test/pagina/sobre?a=1#b', '/pagina/sobre?a=1#b'],
  ['https://loja.test/armacao.html', '/armacao.html'],
  ['/minha-conta/pedidos', 'https://www.loja.test/minha-conta/pedidos'],
  ['https://www.loja.test/checkout/carrinho/', 'https://www.loja.test/checkout/carrinho/'],
  ['https://www.loja.test/upload/guia.pdf', 'https://www.loja.test/upload/guia.pdf'],
  ['/upload/guia.pdf', 'https://www.loja.test/upload/guia.pdf'],
  ['https://outra.test/x', 'https://outra.test/x'],
  ['/pagina/sobre', '/pagina/sobre'],
  ['#prazos', '#prazos'],
])('INST-15: in a text the link %s leads to %s', (href, target) => {
  expect(storeAddresses().link(href)).toBe(target);
});

test.each([
  ['/upload/a.png', 'https://www.loja.test/upload/a.png'],
  ['upload/a.png', 'https://www.loja.test/upload/a.png'],
  ['https://fotos.test/a.png', 'https://fotos.test/a.png'],
])('INST-15: in a text the picture %s is %s', (src, shown) => {
  expect(storeAddresses().picture(src)).toBe(shown);
});
