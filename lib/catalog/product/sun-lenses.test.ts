import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { sunLensFacts } from './sun-lenses';

const UV = { label: 'Proteção', valor: 'UV400' };

describe.each(PLATFORM_VARIANTS)('sunglasses of $name', ({ encode }) => {
  test.each([
    [[{ label: 'Lente', valor: 'Rosé polarizada' }, UV], 'Lente rosé polarizada, proteção UV400'],
    [[UV, { label: 'Categoria do filtro', valor: '3' }], 'Proteção UV400, categoria 3'],
    [
      [
        { label: 'Lente', valor: 'Demonstração' },
        { label: 'Proteção', valor: 'Conforme a lente' },
      ],
      '',
    ],
    [[], ''],
  ])('PDP-19: the features %j read "%s"', (itens, facts) => {
    const caracteristicas = [{ nome: 'Ficha técnica', itens: itens.map((row, id) => ({ id, ...row })) }];
    expect(sunLensFacts(produtoDetalheSchema.parse(encode(wireProduct({ caracteristicas }))))).toBe(facts);
  });
});
