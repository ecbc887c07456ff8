import { sortOptions } from './sorting';

const option = (label: string, atual = false) => ({
  label,
  atual,
  rota: { path: null, query: { order: label } },
});
const labels = ['Popularidade', 'Menor Preço', 'Maior Preço'];

describe('sortOptions', () => {
  test('LIST-24: options equal the list, the marked one is current', () => {
    const options = sortOptions({ path: '/x', query: {} }, [
      option('Popularidade'),
      option('Menor Preço', true),
    ]);
    expect(options.map(({ label, atual }) => [label, atual])).toEqual([
      ['Popularidade', false],
      ['Menor Preço', true],
    ]);
    expect(options[1]?.href).toBe('/x?order=Menor+Pre%C3%A7o');
  });

  test('LIST-44: Popularidade is current when nothing is chosen, even listed last', () => {
    const options = sortOptions(
      { path: '/x', query: {} },
      [...labels].reverse().map((label) => option(label)),
    );
    expect(options.filter(({ atual }) => atual).map(({ label }) => label)).toEqual(['Popularidade']);
  });

  test('LIST-36: the order in the address is current; never two at once', () => {
    const options = sortOptions(
      { path: '/x', query: { order: 'Maior Preço' } },
      labels.map((label) => option(label)),
    );
    expect(options.find(({ atual }) => atual)?.label).toBe('Maior Preço');
    const both = sortOptions(
      { path: '/x', query: {} },
      labels.map((label) => option(label, true)),
    );
    expect(both.filter(({ atual }) => atual)).toHaveLength(1);
  });

  test('LIST-24: no options, or options that lead nowhere, give none', () => {
    expect(sortOptions({ path: '/x', query: {} }, [])).toEqual([]);
    expect(sortOptions({ path: '/x', query: {} }, [{ label: 'A', atual: true, rota: null }])).toEqual([]);
  });
});
