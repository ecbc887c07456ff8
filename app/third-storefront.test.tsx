import { render, screen } from '@testing-library/react';
import { HomeScreen } from '@/components/home/home-screen';
import { Footer } from '@/components/layout/footer';
import { parseServerConfig } from '@/lib/config/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentStorefront } from '@/lib/storefront/current';
import { OCULOS } from '@/lib/storefront/oculos';
import type { Storefront } from '@/lib/storefront/storefront';
import { STOREFRONTS } from '@/lib/storefront/storefronts';
import manifest from './manifest';

/** A third shop, told in one object as a file of its own would: the type asks for every part. */
const LIVROS: Storefront = {
  id: 'livros',
  name: 'Folio',
  facts: {
    ...OCULOS.facts,
    legalName: 'Folio Livros Ltda.',
    email: 'atendimento@folio.example',
    address: 'Rua da Estante, 1956, Centro, Paraty, RJ, CEP 23970-000',
  },
  wordmark: { before: 'F', after: 'lio', ring: 'M31 40h10v40H31Z', line: 'M31 0v122' },
  emblem: { viewBox: '0 0 120 60', paths: ['M60 10v40M20 10h80v40H20Z'] },
  symbol: ['M4 5h16v14H4ZM12 5v14'],
  eclipse: { centres: [600], body: 'M-150-100h300v200h-300Z', beside: '' },
  feedCategories: [{ called: /livro/i, number: '784' }],
  palette: '/storefronts/livros.css',
  themeColours: { light: '#ffffff', dark: '#101010' },
  words: {
    homeTitle: 'Livros novos e usados',
    homeDescription: 'Livros escolhidos a dedo.',
    opening: { title: 'Leia devagar.', lead: 'Livros escolhidos a dedo.' },
    promise: 'Encadernação nas duas lojas',
    visit: 'Duas lojas para folhear',
    adviser: { one: 'um livreiro', ofOurs: 'um dos nossos livreiros' },
    searchAdvice: 'Procure pelo autor.',
    campaignMenu: 'Livros por assunto',
    stages: { styles: 'Comece pelo assunto', trends: 'O que se lê', social: 'Da nossa estante' },
    house: { title: 'Duas lojas, uma estante.', text: 'Venha folhear.', action: 'Conheça a Folio' },
    about: ['A Folio vende livros.'],
    brandsDescription: 'Todas as editoras.',
    accessibility: 'Ler é para todas as pessoas.',
  },
  features: { lenses: false, measurements: false, namesStandAlone: true, postBlackFriday: false },
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

test('VARIANT-01: home and footer say its words, and nothing of the first shop', () => {
  const storefront = currentStorefront();
  const later = { launches: null, styles: null, trends: null, testimonials: null, blog: null, social: null };
  const { container } = render(
    <>
      <HomeScreen
        storefront={storefront}
        actions={[]}
        banners={[]}
        pitch={[]}
        categories={[]}
        brands={[]}
        brandBanners={[]}
        later={later}
      />
      <Footer storefront={storefront} year={2026} menus={[]} social={{}} newsletter={null} />
    </>,
  );
  for (const words of ['Leia devagar.', 'Encadernação nas duas lojas', 'Duas lojas, uma estante.'])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(container).toHaveTextContent('Folio Livros Ltda.');
  expect(container).not.toHaveTextContent(/óculos|Meridian/i);
});
