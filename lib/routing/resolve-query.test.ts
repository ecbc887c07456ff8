/** @jest-environment node */

import fc from 'fast-check';
import type { Query } from '@/lib/platform/canonical-query';
import { detalheSchema } from '@/lib/platform/schemas/page-content';
import { resolve } from './resolve';
import { fail, listing, listingOf, mockPlatform, newPath, product, stored } from './testing/resolving';

jest.mock('@/lib/platform/endpoints/page-reads');
jest.mock('@/lib/platform/endpoints/listings');
jest.mock('@/lib/page-cache/page-store');

mockPlatform();

describe('a size in the address of a product', () => {
  const valores = [
    { id: 1, label: 'P' },
    { id: 2, label: 'G' },
  ];
  const withSizes = detalheSchema.parse({
    conteudo: { id: 1, nome: 'Armação', atributos: { simples: { nome: 'Tamanho', valores } } },
  });
  const queryOf = async (query: Query) => (await resolve(newPath('/p', '.html'), query)).page.query;

  test('A-87, SEO-04: an available size has a separate page, and any other value shows the product’s page', async () => {
    product.mockResolvedValue(withSizes);
    expect(await queryOf({ tamanho: 'G' })).toEqual({ tamanho: 'G' });
    expect(await queryOf({ tamanho: 'G', cor: 'azul', utm_source: 'x' })).toEqual({ tamanho: 'G' });
    expect(await queryOf({ cor: 'azul' })).toEqual({});
  });

  test('A-97, SEO-04: a letter shows the page of the size with a matching front width', async () => {
    const tabelaMedida =
      '<table><tr><th>Tamanho</th><th>Frontal</th><th>Ponte</th><th>Horizontal</th><th>Vertical</th></tr>' +
      '<tr><th>46</th><td>126</td><td>18</td><td>46</td><td>38</td></tr>' +
      '<tr><th>50</th><td>134</td><td>18</td><td>50</td><td>40</td></tr></table>';
    const simples = {
      nome: 'Tamanho',
      valores: [
        { id: 1, label: '46' },
        { id: 2, label: '50' },
      ],
    };
    product.mockResolvedValue(
      detalheSchema.parse({
        conteudo: { id: 1, nome: 'Armação', atributos: { simples }, descricoes: { tabelaMedida } },
      }),
    );
    expect(await queryOf({ tamanho: 'P' })).toEqual({ tamanho: '46' });
    expect(await queryOf({ tamanho: 'G' })).toEqual({});
  });

  test('SEO-04: there are never more pages than sizes', async () => {
    product.mockResolvedValue(withSizes);
    const path = newPath('/p', '.html');
    await fc.assert(
      fc.asyncProperty(fc.string(), async (tamanho) => {
        const { page } = await resolve(path, { tamanho });
        expect([{}, { tamanho: 'P' }, { tamanho: 'G' }]).toContainEqual(page.query);
      }),
    );
  });

  test('SEO-04: while the platform fails, a cached size is served, and other sizes show an error page', async () => {
    const path = newPath('/p', '.html');
    product.mockRejectedValue(fail('failed', 500));
    stored.set(`/tamanho~3DG/product${path}`, 1);
    expect(await resolve(path, { tamanho: 'G' })).toMatchObject({
      page: { path, query: { tamanho: 'G' } },
    });
    expect((await resolve(newPath('/p', '.html'), { tamanho: 'G' })).status).toBe(502);
  });
});

test('LIST-49: a page after the last product does not exist, except the first one, which is empty (A-15)', async () => {
  const path = `${newPath()}/x`;
  listing.mockResolvedValue(listingOf(24));
  expect((await resolve(path, { pg: '4' })).status).toBe(404);
  expect((await resolve(path, { pg: '3' })).status).toBe(200);
});

test('SEARCH-13, LIST-49: a further page of a search exists if it has products with the filters that its words name', async () => {
  listing.mockImplementation(async (_level, address) => listingOf(address.includes('preco=0-400') ? 24 : 0));
  expect((await resolve('/busca', { busca: 'redondo até 400', pg: '2' })).status).toBe(200);
  expect((await resolve('/busca', { busca: 'redondo até 400', pg: '4' })).status).toBe(404);
  expect((await resolve('/busca', { busca: 'redondo bicicleta', pg: '2' })).status).toBe(404);
});

test('A-16, C13: invalid page numbers, default values and unknown keys create no separate page', async () => {
  const path = `${newPath()}/x`;
  const plain = await resolve(path, {});
  const same: Record<string, string>[] = [
    { pg: 'abc' },
    { pg: '1', ipp: '13' },
    { order: 'Popularidade' },
    { gclid: 'a' },
    { foo: 'bar' },
  ];
  for (const query of same) {
    expect(await resolve(path, query)).toEqual(plain);
  }
  // Once for the listing, and once to test whether it supports the key.
  expect(listing).toHaveBeenCalledTimes(2);
});

test('LIST-38, A-16: a price range has one address, however its amounts are written', async () => {
  const path = `${newPath()}/x`;
  const plain = await resolve(path, { preco: '0-599' });
  expect(plain.page).toMatchObject({ query: { preco: '0-599' } });
  expect(await resolve(path, { preco: '00-0599' })).toEqual(plain);
});

test('LIST-39: a filter key that the listing supports but does not list is sent to the platform', async () => {
  const path = `${newPath()}/x`;
  listing.mockImplementation(async (_level, address) => listingOf(address.includes('aro=') ? 7 : 24));
  const { page } = await resolve(path, { aro: 'fino', nada: 'x' });
  expect(page).toMatchObject({ query: { aro: 'fino' } });
  expect(listing.mock.calls.at(-1)?.[1]).toBe(`${path}?aro=fino`);
  // Both keys are known now, so they are not tested again.
  const calls = listing.mock.calls.length;
  await resolve(path, { aro: 'fino', nada: 'y' });
  expect(listing).toHaveBeenCalledTimes(calls);
});

test('LIST-39, C13: invented keys are no filters although a product was sold since the listing was read', async () => {
  const path = `${newPath()}/x`;
  const plain = await resolve(path, {});
  listing.mockResolvedValue(listingOf(99));
  const invented = { 'sobra-a': 'x', 'sobra-b': 'x' };
  expect(await resolve(path, invented)).toEqual(plain);
});

test('LIST-39, C13: unknown keys cause few calls, and a key that the platform rejects is not a filter', async () => {
  const path = `${newPath()}/x`;
  const plain = await resolve(path, {});
  listing.mockRejectedValue(fail('refused', 400));
  for (let index = 0; index < 40; index += 1) {
    expect(await resolve(path, { [`inventada-${index}`]: 'x' })).toEqual(plain);
  }
  expect(listing.mock.calls.length).toBeLessThan(10);
});

test('LIST-39: a filter key that the listing lists is sent to the platform', async () => {
  const path = `${newPath()}/x`;
  listing.mockResolvedValue(listingOf(24, ['cor']));
  const { page } = await resolve(path, { cor: 'preto', nada: 'x' });
  expect(page).toMatchObject({ query: { cor: 'preto' } });
  expect(listing.mock.calls.at(-1)?.[1]).toBe(`${path}?cor=preto`);
});

test('LIST-39, C13: a filter that the results of a search offer is sent, but other keys cause no calls', async () => {
  listing.mockResolvedValue(listingOf(24, ['material']));
  const { page } = await resolve('/busca', { busca: 'lupa', material: 'titanio', nada: 'x' });
  expect(page.query).toEqual({ busca: 'lupa', material: 'titanio' });
  expect(listing.mock.calls.map(([level, address]) => [level, address])).toEqual([
    ['search', '/busca?busca=lupa'],
    ['search', '/busca?busca=lupa&material=titanio'],
  ]);
  listing.mockClear();
  await resolve('/busca', { busca: 'lupa grande', nada: 'x' });
  expect(listing).toHaveBeenCalledTimes(1);
});

test('LIST-39, SEO-04: spaces around a value create no separate page, so that no duplicate is indexed', async () => {
  const path = `${newPath()}/x`;
  const spaced = await resolve(path, {
    filtro: 'formato-redondo ',
    marca: ' arauna',
    order: 'Popularidade ',
  });
  expect(spaced.page.query).toEqual({ filtro: 'formato-redondo', marca: 'arauna' });
  expect((await resolve(path, { marca: ' ' })).page.query).toEqual({});
});
