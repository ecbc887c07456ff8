import { render, screen } from '@testing-library/react';
import { HomeScreen } from '@/components/content/home/home-screen';
import { Footer } from '@/components/layout/footer';
import { parseServerConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { OCULOS } from '@/lib/config/storefronts/oculos';
import { STOREFRONTS } from '@/lib/config/storefronts/registry';
import type { Storefront } from '@/lib/config/storefronts/storefront';
import { pageMetadata } from '@/lib/seo/metadata';
import manifest from './manifest';

/** A third shop in one object, as a file of its own would define it; the type requires every part. */
const LIVROS: Storefront = {
  id: 'livros',
  name: 'Folio',
  company: {
    ...OCULOS.company,
    legalName: 'Folio Livros Ltda.',
    email: 'atendimento@folio.example',
    address: 'Rua da Estante, 1956, Centro, Paraty, RJ, CEP 23970-000',
  },
  wordmark: { before: 'F', after: 'lio', ring: 'M31 40h10v40H31Z', line: 'M31 0v122' },
  emblem: { viewBox: '0 0 120 60', paths: ['M60 10v40M20 10h80v40H20Z'] },
  icon: ['M4 5h16v14H4ZM12 5v14'],
  eclipse: { centres: [600], body: 'M-150-100h300v200h-300Z', beside: '' },
  feedCategories: [{ pattern: /livro/i, googleId: '784' }],
  palette: '/storefronts/livros.css',
  themeColours: { light: '#ffffff', dark: '#101010' },
  copy: {
    homeTitle: 'Livros novos e usados',
    homeDescription: 'Livros escolhidos a dedo.',
    hero: { title: 'Leia devagar.', lead: 'Livros escolhidos a dedo.' },
    storeService: 'Encadernação nas duas lojas',
    storeVisit: 'Duas lojas para folhear',
    adviser: { one: 'um livreiro', oneOfOurs: 'um dos nossos livreiros' },
    noResultsTip: 'Procure pelo autor.',
    campaignMenu: 'Livros por assunto',
    bannerSections: { styles: 'Comece pelo assunto', trends: 'O que se lê', social: 'Da nossa estante' },
    aboutTeaser: { title: 'Duas lojas, uma estante.', text: 'Venha folhear.', action: 'Conheça a Folio' },
    about: ['A Folio vende livros.'],
    brandsDescription: 'Todas as editoras.',
    accessibility: 'Ler é para todas as pessoas.',
  },
  features: { lenses: false, measurements: false, standaloneCategoryNames: true, postBlackFriday: false },
};

beforeAll(() => {
  Object.assign(STOREFRONTS, { livros: LIVROS });
  process.env.STOREFRONT = 'livros';
});

afterAll(() => {
  Reflect.deleteProperty(STOREFRONTS, 'livros');
  delete process.env.STOREFRONT;
});

test('VARIANT-01, SCOPE-26: one definition and one row make a third storefront that the configuration accepts', () => {
  expect(parseServerConfig({ STOREFRONT: 'livros' }).storefront).toBe('livros');
  expect(currentStorefront()).toBe(LIVROS);
});

test('VARIANT-01: what names the shop to browsers and crawlers is the third shop’s', () => {
  expect(manifest()).toMatchObject({ name: 'Folio: Livros novos e usados', short_name: 'Folio' });
  expect(manifest().icons?.[0]?.src).toBe('/icons/livros/192.png');
  expect(pageMetadata({ seo: null, title: 'Poesia', path: '/poesia' })).toMatchObject({
    title: 'Poesia | Folio',
    openGraph: { siteName: 'Folio' },
  });
});

test('VARIANT-01: home and footer have its texts, and nothing of the first shop', () => {
  const storefront = currentStorefront();
  const later = { launches: null, styles: null, trends: null, testimonials: null, blog: null, social: null };
  const { container } = render(
    <>
      <HomeScreen
        storefront={storefront}
        actions={[]}
        banners={[]}
        benefitBanners={[]}
        categories={[]}
        brands={[]}
        brandBanners={[]}
        deferred={later}
      />
      <Footer storefront={storefront} year={2026} menus={[]} social={{}} newsletter={null} />
    </>,
  );
  for (const text of ['Leia devagar.', 'Encadernação nas duas lojas', 'Duas lojas, uma estante.'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(container).toHaveTextContent('Folio Livros Ltda.');
  expect(container).not.toHaveTextContent(/óculos|Meridian/i);
});
