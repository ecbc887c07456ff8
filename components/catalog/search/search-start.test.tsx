import { fireEvent, screen } from '@testing-library/react';
import { clearViewedProducts, recordViewedProduct } from '@/lib/catalog/product/recently-viewed';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { hidePopover, options, shop, start, startWith, stubSearch, tick, write } from './testing';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({ push: jest.fn() }) }));

describe.each(PLATFORM_VARIANTS)('an empty search box, fed by $name', ({ encode }) => {
  stubSearch(encode);

  test('SEARCH-11: an empty box offers categories, popular searches and recently viewed products, in this order', async () => {
    recordViewedProduct({ href: '/armacao-lume.html', nome: 'Armação Lume', imagem: '' }, false);
    await start();
    expect(screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Categorias',
      'Os mais buscados',
      'Vistos recentemente',
    ]);
    expect(screen.getByRole('link', { name: 'Armação Lume', hidden: true })).toBeInTheDocument();
    const category = screen.getByRole('link', { name: 'Óculos de grau', hidden: true });
    category.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(category);
    expect(hidePopover).toHaveBeenCalled();
    write('lume');
    await tick(300);
    expect(screen.queryByRole('heading', { hidden: true })).not.toBeInTheDocument();
    write('');
    expect(screen.getAllByRole('heading', { hidden: true })).toHaveLength(3);
    clearViewedProducts();
  });

  test('SEARCH-11: until suggestions come, the box offers what begins with the typed letters, or else everything', async () => {
    await startWith('j');
    expect(screen.getByRole('navigation', { name: 'Marcas', hidden: true })).toHaveTextContent('Jacumã');
    expect(screen.queryByRole('navigation', { name: 'Os mais buscados', hidden: true })).toBeNull();
    write('jxq');
    await tick(2_000);
    expect(screen.getByRole('navigation', { name: 'Os mais buscados', hidden: true })).toBeInTheDocument();
    shop.fails = true;
    write('jxqz');
    await tick(2_000);
    expect(screen.getByRole('navigation', { name: 'Categorias', hidden: true })).toBeInTheDocument();
  });

  test('SEARCH-11: if that request fails, the empty box shows nothing, and typing still suggests products', async () => {
    shop.hasStart = false;
    await startWith('lume');
    expect(options()).toHaveLength(6);
    write('');
    expect(screen.queryByRole('heading', { hidden: true })).not.toBeInTheDocument();
  });
});
