import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { HomeScreen } from '@/components/content/home/home-screen';
import { Footer } from '@/components/layout/footer';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { storefrontAddress } from '@/lib/config/storefronts/files';
import { pageMetadata } from '@/lib/seo/metadata';
import manifest from './manifest';

jest.mock('@/lib/content/shell/read-shell', () => ({ readShopSettings: async () => null }));

/** A third shop, defined by a single file with its owner's details. */
const LIVROS = {
  name: 'Folio',
  company: {
    legalName: 'Folio Livros Ltda.',
    cnpj: '11.222.333/0001-81',
    address: { street: 'Rua da Estante, 7', locality: 'Paraty', region: 'RJ', postalCode: '23970-000' },
  },
  contact: { email: 'atendimento@folio.example' },
  stores: 1,
  copy: {
    homeTitle: 'Livros novos e usados',
    hero: { title: 'Leia devagar.', lead: 'Livros escolhidos a dedo.' },
    storeService: 'Encadernação na loja',
    aboutTeaser: { title: 'Uma loja, uma estante.', text: 'Venha folhear.', action: 'Conheça a Folio' },
  },
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'third-storefront-'));

beforeAll(() => {
  process.env.STOREFRONT_FILE = path.join(folder, 'livros.json');
  writeFileSync(process.env.STOREFRONT_FILE, JSON.stringify(LIVROS));
});

afterAll(() => {
  delete process.env.STOREFRONT_FILE;
  rmSync(folder, { recursive: true });
});

test('VARIANT-01, SCOPE-26: a single file defines a third storefront', () => {
  expect(currentStorefront()).toMatchObject({ id: 'livros', name: 'Folio', since: null });
});

test('VARIANT-01: browsers and crawlers get the third shop’s names', async () => {
  const { icons, ...names } = await manifest();
  expect(names).toMatchObject({ name: 'Folio: Livros novos e usados', short_name: 'Folio' });
  expect(icons?.[0]?.src).toBe(storefrontAddress(currentStorefront(), '192.png'));
  expect(await pageMetadata({ seo: null, title: 'Poesia', path: '/poesia' })).toMatchObject({
    title: 'Poesia | Folio',
    openGraph: { siteName: 'Folio' },
  });
});

test('VARIANT-01: the home page and the footer have the third shop’s texts, and none of the first shop’s', () => {
  const storefront = currentStorefront();
  const later = {
    launches: null,
    popular: null,
    styles: null,
    trends: null,
    testimonials: null,
    blog: null,
    social: null,
  };
  const { container } = render(
    <>
      <HomeScreen
        storefront={storefront}
        actions={[]}
        banners={[]}
        benefitBanners={[]}
        measureBanner={undefined}
        categories={[]}
        brands={[]}
        brandBanners={[]}
        newsletterForm={null}
        deferred={later}
      />
      <Footer
        storefront={{ ...storefront, name: 'Folio' }}
        year={2026}
        menus={[]}
        social={{}}
        newsletter={null}
      />
    </>,
  );
  for (const text of ['Leia devagar.', 'Encadernação na loja', 'Uma loja, uma estante.'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(container).toHaveTextContent('Folio Livros Ltda.');
  expect(container).not.toHaveTextContent(/óculos|Meridian|1956/i);
});
