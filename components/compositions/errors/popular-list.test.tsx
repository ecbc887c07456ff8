import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { sampleListing } from '@/components/catalog/listing/testing/sample-listing';
import { PopularList } from './popular-list';

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PopularList path="/oculos-de-grau" />
    </SWRConfig>,
  );

test('ERR-01: the 404 page shows six popular products', async () => {
  globalThis.fetch = jest.fn(async (url) => {
    const isListing = String(url).includes('listing/category?');
    const body = isListing ? sampleListing({ produtos: 12, total: 40 }) : {};
    return { ok: true, status: 200, json: async () => body } as Response;
  }) as typeof fetch;
  show();
  expect(await screen.findByRole('region', { name: 'Mais procurados' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(6);
});

test('ERR-01: if the platform fails, no popular products are shown', async () => {
  globalThis.fetch = jest.fn(async () => ({ ok: false, status: 502, json: async () => ({}) }) as Response);
  show();
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.queryByRole('region')).toBeNull();
});

test('ERR-01: the page of a missing product shows products with a similar name, then of its type and brand', async () => {
  window.history.replaceState(null, '', '/armacao-serralta-acucena-em-acetato.html');
  const texts: string[] = [];
  globalThis.fetch = jest.fn(async (url) => {
    const address = new URL(String(url), 'http://shop.test');
    const text = address.searchParams.get('busca');
    if (text) texts.push(text);
    const body = address.pathname.includes('/listing/')
      ? sampleListing({ produtos: text === 'armacao serralta' ? 4 : 0 })
      : {};
    return { ok: true, status: 200, json: async () => body } as Response;
  }) as typeof fetch;
  show();
  expect(await screen.findByRole('region', { name: 'Parecidos e mais procurados' })).toBeVisible();
  expect(texts).toEqual([
    'armacao serralta acucena em acetato',
    'armacao serralta acucena',
    'armacao serralta',
  ]);
  expect(screen.getAllByRole('article')).toHaveLength(4);
  window.history.replaceState(null, '', '/');
});

test('ERR-01: a similar product is found although another search for it fails', async () => {
  window.history.replaceState(null, '', '/armacao-serralta-acucena.html');
  globalThis.fetch = jest.fn(async (url) => {
    const text = new URL(String(url), 'http://shop.test').searchParams.get('busca');
    if (text === 'armacao serralta') return { ok: false, status: 502, json: async () => ({}) } as Response;
    const body = String(url).includes('/listing/') ? sampleListing({ produtos: text ? 2 : 0 }) : {};
    return { ok: true, status: 200, json: async () => body } as Response;
  }) as typeof fetch;
  show();
  expect(await screen.findByRole('region', { name: 'Parecidos e mais procurados' })).toBeVisible();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['/armação-vero-preta.html', ['armação vero preta', 'armação vero']],
  ['/arma%E7%E3o-vero-preta.html', []],
])('ERR-01: the missing product of %s is searched for as %j', async (address, expected) => {
  window.history.replaceState(null, '', address);
  const texts: string[] = [];
  globalThis.fetch = jest.fn(async (url) => {
    const text = new URL(String(url), 'http://shop.test').searchParams.get('busca');
    if (text) texts.push(text);
    const body = String(url).includes('/listing/') ? sampleListing({ produtos: 3 }) : {};
    return { ok: true, status: 200, json: async () => body } as Response;
  }) as typeof fetch;
  show();
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  expect(texts).toEqual(expected);
  window.history.replaceState(null, '', '/');
});

test('ERR-01: if no product is similar to the missing one, popular products are shown', async () => {
  window.history.replaceState(null, '', '/nada-disso.html');
  globalThis.fetch = jest.fn(async (url) => {
    const isCategory = String(url).includes('listing/category?');
    const isListing = String(url).includes('/listing/');
    const body = isListing ? sampleListing({ produtos: isCategory ? 3 : 0 }) : {};
    return { ok: true, status: 200, json: async () => body } as Response;
  }) as typeof fetch;
  show();
  expect(await screen.findByRole('region', { name: 'Mais procurados' })).toBeVisible();
  window.history.replaceState(null, '', '/');
});
