import { act, fireEvent, render, screen, within } from '@testing-library/react';
// On a busy machine, loading it takes longer than a test waits.
import '@/components/ui/carousel-slider';
import { emulateViewport, layOutRow } from '@/components/ui/testing';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { BrandBanners } from './brand-banners';
import { BrandStrip } from './brand-strip';
import { bannersOf } from './testing';

let toWire: Encode;
let enterViewport: () => void;

beforeEach(() => {
  enterViewport = emulateViewport();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});
afterEach(() => jest.useRealTimers());

describe.each(PLATFORM_VARIANTS)('brands, fed by $name', ({ encode }) => {
  beforeEach(() => {
    toWire = encode;
  });

  const brands = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      label: `Marca ${index}`,
      href: `/m/${index}`,
      image: '',
    }));
  const strip = () => screen.getByRole('list', { name: 'Marcas' });

  test('HOME-06, HOME-21: brands are sorted by name under the given heading', () => {
    const tiles = ['Zênite', 'Órbita', 'Aurora'].map((label) => ({ label, href: `/${label}`, image: '' }));
    render(<BrandStrip brands={tiles} />);
    expect(screen.getByRole('heading', { name: 'Navegue Por Marca' })).toBeInTheDocument();
    expect(
      within(strip())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Aurora', 'Órbita', 'Zênite']);
  });

  test.each([
    [4, '9', 0],
    [5, '9', 2],
    [10, '9', 2],
    [11, '10', 2],
  ])('HOME-24: of %i brands %s are in view, with %i arrows', (count, inView, arrows) => {
    render(<BrandStrip brands={brands(count)} />);
    expect(strip().dataset.wide).toBe(inView);
    expect(screen.queryAllByRole('button')).toHaveLength(arrows);
  });

  test('HOME-23: brand campaigns scroll by one page within 500 ms', async () => {
    render(<BrandBanners banners={bannersOf(8, toWire)} />);
    const row = within(screen.getByRole('region', { name: 'Campanhas das marcas' })).getByRole('list');
    layOutRow(row, 600, 100);
    jest.useFakeTimers();
    act(() => enterViewport());
    await act(() => jest.advanceTimersByTimeAsync(0));
    fireEvent.click(screen.getByRole('button', { name: /^Avançar/ }));
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(row.scrollLeft).toBeGreaterThan(0);
    expect(row.scrollLeft).toBeLessThan(600);
    await act(() => jest.advanceTimersByTimeAsync(150));
    // The last page begins where the row ends.
    expect(row.scrollLeft).toBe(600);
  });

  test('HOME-27: the section is hidden without brands or banners', () => {
    expect(render(<BrandStrip brands={[]} />).container).toBeEmptyDOMElement();
    expect(render(<BrandBanners banners={[]} />).container).toBeEmptyDOMElement();
  });
});
