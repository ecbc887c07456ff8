import { listaDetalheSchema } from '@/lib/platform/schemas/kit';
import { wirePrices, wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { toKit } from './kit';

test('KIT-23: a frame without sizes has the front width of its measurements', () => {
  const sheet = [...Array<string>(12).fill('x'), '132 mm', '20 mm', '49 mm', '40 mm'];
  const itens = sheet.map((valor, index) => ({ label: `Item ${index}`, valor }));
  const frame = { ...wireProduct({ id: 1 }), quantidade: 1, caracteristicas: [{ nome: 'Ficha', itens }] };
  function frontOf(given: object) {
    const conteudo = {
      id: 1,
      nome: 'Kit',
      tipo: 'fechada',
      precos: wirePrices,
      produtos: [{ ...frame, ...given }],
    };
    return toKit(listaDetalheSchema.parse({ estrutura: { breadcrumb: [] }, conteudo }).conteudo).products[0]
      ?.frontWidth;
  }
  expect(frontOf({})).toBe(132);
  expect(frontOf({ atributos: { simples: { nome: 'Tamanho', valores: [wireSize(54)] } } })).toBeUndefined();
  expect(frontOf({ caracteristicas: [] })).toBeUndefined();
});
