import { produtoSchema } from '@/lib/platform/schemas/product';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { lensThickness } from './lens-thickness';

const FEATURES = [
  { id: 1, label: 'Tipo de lente', valor: 'Multifocal' },
  { id: 2, label: 'Índice de refração', valor: '1,67' },
];

describe.each(PLATFORM_VARIANTS)('lenses of $name', ({ encode }) => {
  const lens = (id: number, nome: string) => produtoSchema.parse(encode(wireProduct({ id, nome })));
  const own = (itens: object[]) =>
    produtoDetalheSchema.parse(
      encode(wireProduct({ id: 1, nome: 'Lentes', caracteristicas: [{ nome: 'Ficha', itens }] })),
    );

  test('PDP-19: lenses of the same type in other indices are next to these, from thick to thin', () => {
    const others = [
      lens(2, 'Lentes Íris Multifocal 1,74'),
      lens(3, 'Lentes Leve Ocupacional 1,59'),
      lens(4, 'Lentes Horizonte Multifocal 1.61'),
      lens(5, 'Lentes Outra Multifocal 1,61'),
    ];
    const rows = lensThickness(own(FEATURES), others);
    expect(rows.map(({ index, lens, isOwn }) => [index, isOwn, lens?.nome])).toEqual([
      [1.5, false, undefined],
      [1.61, false, 'Lentes Horizonte Multifocal 1.61'],
      [1.67, true, undefined],
      [1.74, false, 'Lentes Íris Multifocal 1,74'],
    ]);
    expect(rows.map(({ share }) => Math.round(share * 100))).toEqual([100, 82, 75, 68]);
  });

  test('PDP-19: each row has the price of its lenses, or says that it is quoted', () => {
    const quoted = produtoSchema.parse(
      encode(wireProduct({ id: 2, nome: 'Lentes Íris Multifocal 1,74', status: 'sobConsulta' })),
    );
    const rows = lensThickness(own(FEATURES), [quoted]);
    expect(rows.map(({ precos, isQuoted }) => [precos === null, isQuoted])).toEqual([
      [true, false],
      [false, false],
      [true, true],
    ]);
  });

  test('PDP-19: without an index there is nothing to compare', () => {
    expect(lensThickness(own([]), [lens(2, 'Lentes Íris Multifocal 1,74')])).toEqual([]);
  });
});
