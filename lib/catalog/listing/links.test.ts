import { clearHref, filterHref, keyHref, orderHref, pageHref, sortOptions } from './links';

const rota = (query: Record<string, string>, path: string | null = null) => ({ path, query });

describe('filterHref', () => {
  test('LIST-21: a filter links to its rota, on the current path if the rota has no path', () => {
    expect(filterHref({ path: '/solar', query: {} }, rota({ filtro: '12' }))).toBe('/solar?filtro=12');
    expect(filterHref({ path: '/solar', query: {} }, rota({ filtro: '12' }, '/grau'))).toBe(
      '/grau?filtro=12',
    );
  });

  test('LIST-21: a filter link drops a sort order that the platform added, and keeps a selected one', () => {
    const target = rota({ marca: '3', order: 'Menor Preço' });
    expect(filterHref({ path: '/x', query: {} }, target)).toBe('/x?marca=3');
    expect(filterHref({ path: '/x', query: { order: 'Menor Preço' } }, target)).toBe(
      '/x?marca=3&order=Menor+Pre%C3%A7o',
    );
    expect(filterHref({ path: '/x', query: { order: 'Favoritos' } }, rota({ marca: '3' }))).toBe(
      '/x?marca=3&order=Favoritos',
    );
  });

  test('LIST-21: a filter link goes to the first page and keeps the page size', () => {
    const page = { path: '/x', query: { pg: '4', ipp: '24', marca: '1' } };
    expect(filterHref(page, rota({ marca: '3', pg: '4' }))).toBe('/x?marca=3&ipp=24');
  });

  test('LIST-37: a filter link keeps the search words on the search page', () => {
    const page = { path: '/busca', query: { busca: 'aviador' } };
    expect(filterHref(page, rota({ marca: '3' }))).toBe('/busca?marca=3&busca=aviador');
    expect(filterHref(page, rota({ marca: '3' }, '/solar'))).toBe('/solar?marca=3');
  });
});

test('LIST-24: a sort link has its order in the address, unless it is the default', () => {
  const page = { path: '/x', query: { marca: '3', order: 'Favoritos', pg: '2' } };
  expect(orderHref(page, rota({ marca: '3', order: 'Maior Preço' }))).toBe(
    '/x?marca=3&order=Maior+Pre%C3%A7o',
  );
  expect(orderHref(page, rota({ marca: '3', order: 'Popularidade' }))).toBe('/x?marca=3');
});

test('LIST-35: changing the page size returns to page 1', () => {
  const page = { path: '/x', query: { marca: '3', pg: '2', ipp: '36' } };
  expect(keyHref(page, 'ipp', '24')).toBe('/x?marca=3&ipp=24');
  expect(keyHref(page, 'ipp', '12')).toBe('/x?marca=3');
});

test('LIST-34: page links keep all other keys, and the link to page 1 has no number', () => {
  const page = { path: '/x', query: { pg: '2', marca: '3', gclid: 'z' } };
  expect(pageHref(page, 3)).toBe('/x?marca=3&pg=3');
  expect(pageHref(page, 1)).toBe('/x?marca=3');
});

test('LIST-38: a key can be set and removed', () => {
  const page = { path: '/x', query: { preco: '449-999', marca: '3', pg: '2' } };
  expect(keyHref(page, 'preco', '1000-1499')).toBe('/x?marca=3&preco=1000-1499');
  expect(keyHref(page, 'preco', null)).toBe('/x?marca=3');
});

test('LIST-17: clearing keeps only the search words, the sort order and the page size', () => {
  const query = {
    filtro: '1',
    atributo: '2',
    marca: '3',
    preco: '1-2',
    cor: 'preto',
    busca: 'a b',
    order: 'Favoritos',
    ipp: '24',
    pg: '2',
  };
  expect(clearHref({ path: '/busca', query })).toBe('/busca?busca=a+b&order=Favoritos&ipp=24');
});

const option = (label: string, atual = false) => ({
  label,
  atual,
  rota: { path: null, query: { order: label } },
});
const labels = ['Popularidade', 'Menor Preço', 'Maior Preço'];

describe('sortOptions', () => {
  test('LIST-24: the options match the response, and the marked option is current', () => {
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

  test('LIST-44: Popularidade is the current option if none is selected, even if it is listed last', () => {
    const options = sortOptions(
      { path: '/x', query: {} },
      [...labels].reverse().map((label) => option(label)),
    );
    expect(options.filter(({ atual }) => atual).map(({ label }) => label)).toEqual(['Popularidade']);
  });

  test('LIST-36: the order in the address is the only current option', () => {
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

  test('LIST-24: choosing an option whose rota has no order leads to the list without one', () => {
    const rota = (query: Record<string, string>) => ({ path: '/x', query });
    const all = [
      { label: 'Mais relevantes', atual: false, rota: rota({}) },
      { label: 'Menor preço', atual: false, rota: rota({ order: 'menor' }) },
    ];
    const valuesIn = (query: Record<string, string>) =>
      sortOptions({ path: '/x', query }, all).map(({ value, atual }) => [value, atual]);
    expect(valuesIn({})).toEqual([
      ['', true],
      ['menor', false],
    ]);
    expect(valuesIn({ order: 'menor' })).toEqual([
      ['', false],
      ['menor', true],
    ]);
  });

  test('LIST-24: options without a link are left out', () => {
    expect(sortOptions({ path: '/x', query: {} }, [])).toEqual([]);
    expect(sortOptions({ path: '/x', query: {} }, [{ label: 'A', atual: true, rota: null }])).toEqual([]);
  });
});
