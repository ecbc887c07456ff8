import { render, screen, within } from '@testing-library/react';
import { DIALECTS, type Speak } from '@/lib/store-api/testing/dialects';
import { MAQUINAS } from '@/lib/storefront/maquinas';
import { OCULOS } from '@/lib/storefront/oculos';
import { FeaturedCategories } from './featured-categories';
import { PitchBar } from './pitch-bar';
import { bannersOf } from './testing';
import { TrustSeals } from './trust-seals';

let say: Speak;

describe.each(DIALECTS)('promises, fed by $name', ({ speak }) => {
  beforeEach(() => {
    say = speak;
  });

  test('HOME-15: the pitch bar says that shipping is free, and leads where the platform’s banner leads', () => {
    const { words, symbol } = OCULOS;
    const { unmount } = render(<PitchBar banners={[]} promise={words.promise} symbol={symbol} />);
    expect(screen.getByText('Frete Grátis Brasil')).toBeInTheDocument();
    unmount();
    render(<PitchBar banners={bannersOf(1, say)} promise={words.promise} symbol={symbol} />);
    expect(screen.getByRole('link', { name: 'Título 1' })).toHaveAttribute('href', '/c/x1');
  });

  test.each([OCULOS, MAQUINAS])(
    'VARIANT-01: $name promises and draws what it sells',
    ({ words, ...shop }) => {
      const { container } = render(<PitchBar banners={[]} promise={words.promise} symbol={shop.symbol} />);
      expect(screen.getByText(words.promise).querySelectorAll('path')).toHaveLength(shop.symbol.length);
      const categories = [{ label: 'Limpeza', href: '/limpeza', image: '', links: [] }];
      render(<FeaturedCategories categories={categories} emblem={shop.emblem} />, { container });
      expect(container.querySelectorAll('path')).toHaveLength(shop.emblem.paths.length);
    },
  );

  test('HOME-16: seals of trust and security, each with its page', () => {
    render(<TrustSeals />);
    const seals = screen.getByRole('region', { name: 'Selos de confiança e segurança' });
    expect(within(seals).getByRole('heading', { name: 'Compra segura' })).toBeInTheDocument();
    expect(within(seals).getAllByRole('link')).toHaveLength(4);
  });

  test('HOME-05: categories with icons for what is in them', () => {
    const links = [{ label: 'Redondo', href: '/sol/redondo', icon: 'data:image/svg+xml,x' }];
    const categories = [{ label: 'Sol', href: '/sol', image: '', links }];
    render(<FeaturedCategories categories={categories} emblem={OCULOS.emblem} />);
    expect(screen.getByRole('heading', { name: 'Sol' })).toBeInTheDocument();
    const sub = screen.getByRole('link', { name: 'Redondo' });
    expect(sub).toHaveAttribute('href', '/sol/redondo');
    expect(sub.querySelector('img')).toHaveAttribute('src', 'data:image/svg+xml,x');
  });
});
