import { act, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { emulateViewport } from '@/components/ui/testing';
import { clearViewedProducts, recordViewedProduct } from '@/lib/catalog/product/recently-viewed';
import { storeReviewsSchema } from '@/lib/catalog/reviews/service-schema';
import { marcasSchema } from '@/lib/platform/schemas/product';
import { describeOnEachPlatform, encode } from '@/lib/platform/testing/variants';
import { EndBlocks } from './end-blocks';

const brand = (id: number, nome: string) => ({ id, nome, rota: { route: `/marcas/${id}`, query: [] } });
const responses = (): Record<string, unknown> => ({
  '/v2/front/brands?ativo=true': marcasSchema.parse(encode({ marcas: [brand(1, 'Zeta'), brand(2, 'Alba')] })),
  '/v2/front/reviews/store': storeReviewsSchema.parse(
    encode({
      store_reviews: [
        { id: 1, text: 'Chegou em quatro dias.', author: 'Helena', date: '2026-11-14', rate: 5 },
      ],
    }),
  ),
});
let requested: string[] = [];
let down = false;

beforeEach(() => {
  requested = [];
  down = false;
  jest.useFakeTimers();
  emulateViewport();
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL) => {
    requested.push(String(url));
    return { ok: !down, status: down ? 500 : 200, json: async () => responses()[String(url)] } as Response;
  });
});
afterEach(() => jest.useRealTimers());

async function show(showsBrands: boolean, showsViewed = false) {
  const scrollNear = emulateViewport();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <EndBlocks showsBrands={showsBrands} showsViewed={showsViewed} />
    </SWRConfig>,
  );
  act(scrollNear);
  await act(() => jest.advanceTimersByTimeAsync(2_500));
}

describeOnEachPlatform('the end of a listing', () => {
  test('LIST-13, LIST-14, BRAND-05: brands are sorted by name, and requested only once', async () => {
    await show(true);
    const strip = screen.getByRole('region', { name: 'Navegue Por Marca' });
    const names = within(strip.querySelector('ul') ?? strip).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Alba', 'Zeta']);
    expect(requested.filter((url) => url.includes('brands'))).toEqual(['/v2/front/brands?ativo=true']);
  });

  test('LIST-14: no brands are requested if the brand strip is disabled', async () => {
    await show(false);
    expect(screen.queryByText('Navegue Por Marca')).toBeNull();
    expect(requested.some((url) => url.includes('brands'))).toBe(false);
  });

  test('LIST-54, REVIEW-05: customer reviews are shown under their heading', async () => {
    await show(false);
    const strip = screen.getByRole('region', { name: 'OPINIÕES REAIS DE CLIENTES' });
    expect(within(strip).getByText('Chegou em quatro dias.')).toBeInTheDocument();
  });

  test('HOME-27: sections whose requests fail are hidden', async () => {
    down = true;
    await show(true);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

test.each([true, false])('recently viewed products are shown only if enabled (%s)', async (wanted) => {
  recordViewedProduct({ href: '/a.html', nome: 'Armação A', imagem: '' }, false);
  await show(false, wanted);
  expect(screen.queryAllByRole('link', { name: 'Armação A' })).toHaveLength(wanted ? 1 : 0);
  clearViewedProducts();
});
