import { carryOver, pageOfHref, togglePick } from './staged';

const page = (query: Record<string, string>) => ({ path: '/x', query });

describe('staged filters', () => {
  test('LIST-18: a link counts by what it changes when it starts from an older list', () => {
    const staged = page({ filtro: 'a', order: 'z' });
    expect(carryOver(staged, page({}), page({ marca: 'm' }))).toEqual(
      page({ filtro: 'a', order: 'z', marca: 'm' }),
    );
    expect(carryOver(staged, page({ filtro: 'a' }), page({}))).toEqual(page({ order: 'z' }));
    expect(staged.query).toEqual({ filtro: 'a', order: 'z' });
  });

  test('LIST-18: picking again takes back', () => {
    const pick = { grupo: 'g', label: 'a' };
    expect(togglePick(togglePick([], pick), { ...pick })).toEqual([]);
  });

  test('LIST-21: an address is taken apart', () => {
    expect(pageOfHref('/a/b?filtro=1_2&order=Menor+Pre%C3%A7o')).toEqual({
      path: '/a/b',
      query: { filtro: '1_2', order: 'Menor Preço' },
    });
  });
});
