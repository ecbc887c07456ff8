import { widgetAttributes } from './reviews-service';

const PRODUCT = {
  id: 7,
  sku: 'FL-1 {url}',
  name: 'Óculos "Lua" <b>',
  url: 'https://loja.test/lua.html',
  image: '',
};

test('PDP-52, REVIEW-26: the attributes of a vendor’s widget contain its product fields and seven reviews', () => {
  const element = {
    class: 'avaliador principal',
    'data-product-id': '{id}',
    'data-sku': '{sku}',
    'data-title': '{name} | {id}',
    'data-link': '{url}',
    'data-image': '{image}',
    'data-per-page': '{limit}',
    'data-other': '{constructor} {}',
  };
  expect(widgetAttributes(element, PRODUCT)).toEqual({
    class: 'avaliador principal',
    'data-product-id': '7',
    'data-sku': 'FL-1 {url}',
    'data-title': 'Óculos "Lua" <b> | 7',
    'data-link': 'https://loja.test/lua.html',
    'data-image': '',
    'data-per-page': '7',
    'data-other': '{constructor} {}',
  });
});
