import { render, screen, within } from '@testing-library/react';
import { MAQUINAS, OCULOS } from '@/lib/config/storefronts/testing';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { BenefitsBar } from './benefits-bar';
import { FeaturedCategories } from './featured-categories';
import { bannersOf } from './testing';
import { TrustSeals } from './trust-seals';

const FREE = 'Frete Grátis Brasil';

let toWire: Encode;

describe.each(PLATFORM_VARIANTS)('benefits, fed by $name', ({ encode }) => {
  beforeEach(() => {
    toWire = encode;
  });

  test('HOME-15: the benefits bar promises free shipping, and links to the address of the platform’s banner', () => {
    const { copy, icon } = OCULOS;
    const { unmount } = render(
      <BenefitsBar banners={[]} promise={copy.storeService} symbol={icon} freeShipping={FREE} />,
    );
    expect(screen.getByText('Frete Grátis Brasil')).toBeInTheDocument();
    unmount();
    render(
      <BenefitsBar
        banners={bannersOf(1, toWire)}
        promise={copy.storeService}
        symbol={icon}
        freeShipping={FREE}
      />,
    );
    expect(screen.getByRole('link', { name: 'Título 1' })).toHaveAttribute('href', '/c/x1');
  });

  test('HOME-15: a shop without a threshold for free delivery does not promise it', () => {
    const { copy, icon } = OCULOS;
    render(<BenefitsBar banners={[]} promise={copy.storeService} symbol={icon} freeShipping="" />);
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual(['Troca em até 7 dias', copy.storeService, 'Compra segura']);
  });

  test('HOME-15: every banner is shown; one without a title is a picture only', () => {
    const { copy, icon } = OCULOS;
    const [first, second] = bannersOf(2, toWire);
    if (!first || !second) throw new Error('Two banners were expected.');
    render(
      <BenefitsBar
        banners={[first, { ...second, title: '' }]}
        promise={copy.storeService}
        symbol={icon}
        freeShipping={FREE}
      />,
    );
    expect(screen.getByRole('link', { name: first.title })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: second.alt })).toHaveAttribute('src', second.desktop);
    expect(screen.queryByText('Frete Grátis Brasil')).not.toBeInTheDocument();
  });

  test.each([OCULOS, MAQUINAS])(
    'VARIANT-01: $name shows its own promise and drawings',
    ({ copy, ...shop }) => {
      const { container } = render(
        <BenefitsBar banners={[]} promise={copy.storeService} symbol={shop.icon} freeShipping={FREE} />,
      );
      const promise = screen.getByRole('link', { name: copy.storeService ?? '' });
      expect(promise).toHaveAttribute('href', '/pagina/onde-estamos');
      const drawn = promise.closest('li')?.querySelector('path')?.getAttribute('d');
      for (const path of shop.icon) expect(drawn).toContain(path);
      const categories = [{ label: 'Limpeza', href: '/limpeza', image: '', links: [] }];
      render(<FeaturedCategories categories={categories} emblem={shop.emblem} />, { container });
      expect(container.querySelectorAll('path')).toHaveLength(shop.emblem.paths.length);
    },
  );

  test('HOME-16: each trust seal links to its page', () => {
    render(<TrustSeals stores={2} since={1956} />);
    const seals = screen.getByRole('region', { name: 'Selos de confiança e segurança' });
    expect(within(seals).getByRole('heading', { name: 'Compra segura' })).toBeInTheDocument();
    expect(within(seals).getAllByRole('link')).toHaveLength(4);
    expect(within(seals).getByText(/No mesmo ofício desde 1956/)).toBeInTheDocument();
    expect(within(seals).getByRole('heading', { name: 'Duas lojas de verdade' })).toBeInTheDocument();
    render(<TrustSeals stores={0} since={null} />);
    expect(screen.getAllByRole('link', { name: 'Onde estamos' })).toHaveLength(1);
  });

  test('HOME-05: each category shows an icon for its subcategory', () => {
    const links = [{ label: 'Redondo', href: '/sol/redondo', icon: 'data:image/svg+xml,x' }];
    const categories = [{ label: 'Sol', href: '/sol', image: '', links }];
    render(<FeaturedCategories categories={categories} emblem={OCULOS.emblem} />);
    expect(screen.getByRole('heading', { name: 'Sol' })).toBeInTheDocument();
    const sub = screen.getByRole('link', { name: 'Redondo' });
    expect(sub).toHaveAttribute('href', '/sol/redondo');
    expect(sub.querySelector('img')).toHaveAttribute('src', 'data:image/svg+xml,x');
  });

  test('HOME-05: a category without a page is no link', () => {
    const links = [{ label: 'Redondo', href: '/sol/redondo', icon: '' }];
    const categories = [{ label: 'Formatos', href: null, image: '', links }];
    render(<FeaturedCategories categories={categories} emblem={OCULOS.emblem} />);
    expect(screen.getByRole('heading', { name: 'Formatos' })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
