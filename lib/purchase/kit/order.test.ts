import { listaDetalheSchema } from '@/lib/platform/schemas/kit';
import { wirePrices, wireProduct } from '@/lib/platform/testing/wire-products';
import { toKit } from './kit';
import { kitCartUrl, NOTHING_CHOSEN } from './order';

const CART = 'https://loja/checkout/carrinho';

function closedKit(...produtos: object[]) {
  const conteudo = { id: 81, nome: 'Kit', tipo: 'fechada', precos: wirePrices, produtos };
  return toKit(listaDetalheSchema.parse({ estrutura: { breadcrumb: [] }, conteudo }).conteudo);
}

test.each([
  ['5-0-0-0-2', 1, '5-0-0-0-2'],
  ['5-0-0-0-2', 3, '5-0-0-0-6'],
  ['81-0-0-0-1', 3, '81-0-0-0-3'],
])('KIT-21, A-39: of a kit with two equal pieces, %s becomes for %d kits %s', (line, quantity, expected) => {
  const kit = closedKit({ ...wireProduct({ id: 5 }), quantidade: 2 });
  const url = kitCartUrl(kit, { ...NOTHING_CHOSEN, quantity }, `${CART}?add=${line}`);
  expect(url).toBe(`${CART}?add=${expected}`);
});
