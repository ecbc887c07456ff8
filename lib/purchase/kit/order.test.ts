import { listaDetalheSchema } from '@/lib/platform/schemas/kit';
import { wirePrices, wireProduct } from '@/lib/platform/testing/wire-products';
import { toKit } from './kit';
import { includedProducts, kitCartUrl, NOTHING_CHOSEN } from './order';

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

test('KIT-04, KIT-23: pieces that are sent without a status are sold with the kit', () => {
  const produtos = [1, 2].map((id) => ({ id, quantidade: 1, precos: { por: 100 }, atributos: [] }));
  for (const tipo of ['fechada', 'aberta'])
    for (const status of ['disponivel', undefined]) {
      const { conteudo } = listaDetalheSchema.parse({
        estrutura: {},
        conteudo: { id: 81, tipo, status, produtos },
      });
      expect(conteudo.status).toBe('disponivel');
      expect(includedProducts(toKit(conteudo), NOTHING_CHOSEN).map(({ available }) => available)).toEqual([
        true,
        true,
      ]);
    }
});
