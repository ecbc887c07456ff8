import type { Listing } from '../shapes';
import type { TestStore } from '../test-store';

const sol = 'url/product/listing/category?url=/oculos-de-sol';

/** The price ranges of a listing's filter menu. */
export function priceRangesContract(store: () => TestStore): void {
  const list = async (path: string) => (await store().api.get<Listing>(path)).body;

  test.each(['/oculos-de-sol', '/oculos-de-grau/infantil', '/lentes'])(
    'LIST-22: every product of %s is in exactly one price range, and the last range is open-ended',
    async (category) => {
      const listing = `url/product/listing/category?url=${category}&limit=100`;
      const { conteudo } = await list(listing);
      const { filtrosPreco } = conteudo.detalhes;
      expect(filtrosPreco.length).toBeGreaterThan(2);
      expect([filtrosPreco[0]?.de, filtrosPreco.at(-1)?.ate]).toEqual([0, 0]);
      const { total: priced } = (await list(`${listing}&preco=0-0`)).info;
      let counted = 0;
      for (const [i, { de, ate, quantidade }] of filtrosPreco.entries()) {
        const next = filtrosPreco[i + 1];
        if (next) expect(next.de).toBe(ate + 1);
        const within = await list(`${listing}&preco=${de}-${ate}`);
        const prices = within.conteudo.produtos.map(({ precos }) => precos.por);
        const isInRange = (price: number) => price >= Math.max(de, 1) && (ate === 0 || price < ate + 1);
        expect([within.info.total, prices.every(isInRange)]).toEqual([quantidade, true]);
        expect(within.conteudo.detalhes.filtrosPreco.map((range) => range.ativo)).toEqual(
          filtrosPreco.map((range) => range.de === de),
        );
        counted += quantidade;
      }
      expect(counted).toBe(priced);
    },
  );

  test('LIST-22: in every category the price ranges cover all products with a price', async () => {
    const waiting = ['/oculos-de-sol', '/oculos-de-grau', '/lentes'];
    const seen = new Set(waiting);
    for (const path of waiting) {
      const { conteudo } = await list(`url/product/listing/category?url=${path}&limit=1`);
      const priced = await list(`url/product/listing/category?url=${path}&limit=1&preco=0-0`);
      const inRanges = conteudo.detalhes.filtrosPreco.reduce((sum, { quantidade }) => sum + quantidade, 0);
      expect([path, inRanges]).toEqual([path, priced.info.total]);
      for (const { rota } of conteudo.detalhes.categorias.filhas) {
        const { path: child = '' } = rota;
        if (!seen.has(child)) waiting.push(child);
        seen.add(child);
      }
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  test('LIST-20, LIST-22: a filter changes the numbers of the price ranges, but not their limits', async () => {
    const rangesOf = async (query: string) =>
      (await list(`${sol}&limit=1${query}`)).conteudo.detalhes.filtrosPreco;
    const limits = (await rangesOf('')).map(({ label }) => label);
    for (const filter of ['formato-redondo', 'formato-redondo_material-metal']) {
      const ranges = await rangesOf(`&filtro=${filter}`);
      expect(limits).toEqual(expect.arrayContaining(ranges.map(({ label }) => label)));
      const { total: priced } = (await list(`${sol}&limit=1&filtro=${filter}&preco=0-0`)).info;
      expect(ranges.reduce((sum, { quantidade }) => sum + quantidade, 0)).toBe(priced);
      expect(ranges.every(({ quantidade }) => quantidade > 0)).toBe(true);
    }
  });

  test('LIST-22: price ranges are named after their limits', async () => {
    const { filtrosPreco } = (await list(`${sol}&limit=1`)).conteudo.detalhes;
    expect(filtrosPreco.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual(
      filtrosPreco.map(({ de, ate }) => {
        const [from, to] = [de, ate].map((amount) => `R$ ${amount.toLocaleString('pt-BR')}`);
        return ate === 0 ? `Acima de ${from}` : de === 0 ? `Até ${to}` : `${from} a ${to}`;
      }),
    );
  });
}
