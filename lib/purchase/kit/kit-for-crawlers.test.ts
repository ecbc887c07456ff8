/** @jest-environment node */

import { listaDetalheSchema } from '@/lib/platform/schemas/kit';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { kitForCrawlers } from './kit-for-crawlers';

const sized = (selecionado: boolean) => ({
  ...wireProduct({
    atributos: {
      simples: {
        nome: 'Tamanho',
        valores: [wireSize(54, { selecionado, precos: { por: 999 } }), wireSize(56)],
      },
    },
  }),
  quantidade: 1,
});

describe.each(PLATFORM_VARIANTS)('kit data for crawlers, fed by $name', ({ encode }) => {
  const served = (given: object) => {
    const wire = { id: 81, nome: 'Kit', tipo: 'fechada', status: 'disponivel', precos: { por: 800 } };
    const conteudo = { ...wire, produtos: [{ ...wireProduct(), quantidade: 1 }], ...given };
    return kitForCrawlers(
      listaDetalheSchema.parse(encode({ estrutura: { breadcrumb: [] }, conteudo })).conteudo,
    );
  };

  test('B4, B5: a closed kit has a price, even before sizes are chosen', () => {
    expect(served({})?.precos?.por).toBe(800);
    expect(served({ marca: { id: 1, nome: 'Serra' } })?.marca).toBeNull();
    expect(served({ produtos: [sized(false)] })?.precos?.por).toBe(800);
    expect(served({ status: 'indisponivel' })?.precos?.por).toBe(800);
  });

  test('B4, B5: an open kit, and a kit without a price, have no product offer', () => {
    expect(served({ tipo: 'aberta' })).toBeNull();
    expect(served({ precos: [] })?.precos ?? null).toBeNull();
  });

  test('B25: the audience of a kit comes from its filters, otherwise from those of its products', () => {
    const made = (label: string) => ({ filtros: [{ idFiltro: 1, label, imagem: '' }] });
    const produtos = [{ ...wireProduct(made('Feminino')), quantidade: 1 }];
    const labels = (kit: ReturnType<typeof served>) => kit?.filtros.map(({ label }) => label);
    expect(labels(served({ produtos }))).toEqual(['Feminino']);
    expect(labels(served({ ...made('Unissex'), produtos }))).toEqual(['Unissex']);
  });
});
