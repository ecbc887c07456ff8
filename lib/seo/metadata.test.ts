/** @jest-environment node */
import { seoSchema } from '@/lib/store-api/schemas/estrutura';
import { pageMetadata } from './metadata';

jest.mock('@/lib/config/server', () => ({
  serverConfig: () => ({ siteUrl: 'https://loja.test', storefront: 'oculos' }),
}));

const seo = seoSchema.parse({
  title: 'Óculos de sol | Meridiano',
  description: 'Proteção UV400 em todos os modelos.',
  keywords: 'sol, uv',
  canonical: 'https://plataforma.test/oculos-de-sol/',
  indexar: true,
  titleSocial: 'Sol para todos',
  descriptionSocial: 'Veja os modelos.',
  openGraphUrlImagem: 'https://plataforma.test/og.jpg',
  twitterUrlImagem: 'https://plataforma.test/tw.jpg',
});

test('SEO-01 to SEO-09: every tag of the platform has its place', () => {
  const tags = pageMetadata({ seo, title: 'x', path: '/oculos-de-sol' });
  expect(tags).toMatchObject({
    title: 'Óculos de sol | Meridiano',
    description: 'Proteção UV400 em todos os modelos.',
    keywords: 'sol, uv',
    alternates: { canonical: 'https://loja.test/oculos-de-sol' },
    robots: { index: true, follow: true },
    openGraph: {
      type: 'website',
      locale: 'pt_BR',
      url: 'https://loja.test/oculos-de-sol',
      title: 'Sol para todos',
      description: 'Veja os modelos.',
      images: [{ url: 'https://plataforma.test/og.jpg' }],
    },
    twitter: {
      card: 'summary_large_image',
      title: 'Sol para todos',
      description: 'Veja os modelos.',
      images: [{ url: 'https://plataforma.test/tw.jpg' }],
    },
  });
});

test('SEO-05: indexar false, an empty page and a finely filtered view are kept out, links are followed', () => {
  const out = { index: false, follow: true };
  expect(pageMetadata({ seo: { ...seo, indexar: false }, title: 'x', path: '/a' }).robots).toEqual(out);
  expect(pageMetadata({ seo, title: 'x', path: '/a', isEmpty: true }).robots).toEqual(out);
  expect(pageMetadata({ seo, title: 'x', path: '/a', query: { busca: 'a' } }).robots).toEqual(out);
});

test('B22: views that the platform gives the same texts are told apart, also where links are shared', () => {
  const tags = pageMetadata({ seo, title: 'x', path: '/a', qualifiers: ['Redondo', 'página 2'] });
  expect(tags.title).toBe('Óculos de sol, Redondo, página 2 | Meridiano');
  expect(tags.description).toBe('Redondo, página 2. Proteção UV400 em todos os modelos.');
  expect(tags.openGraph).toMatchObject({
    title: 'Sol para todos, Redondo, página 2',
    description: 'Redondo, página 2. Veja os modelos.',
  });
});

test('B22: a long title leaves the shop out, and a long description is cut at a word', () => {
  const long = {
    ...seo,
    title: 'Óculos de sol polarizados | Meridiano',
    description: 'palavra '.repeat(30).trim(),
  };
  const qualifiers = ['Óculos de sol feminino retangular', 'página 2'];
  const tags = pageMetadata({ seo: long, title: 'x', path: '/a', qualifiers });
  expect(tags.title).toBe('Óculos de sol polarizados, Óculos de sol feminino retangular, página 2');
  expect(tags.description).toMatch(/^Óculos de sol feminino retangular, página 2\. palavra .*palavra…$/);
  expect(tags.description?.length).toBeLessThanOrEqual(158);
});

test('SEO-01, SEO-06 to SEO-09: a platform that tells nothing leaves sane tags, and hostile addresses none', () => {
  const poor = pageMetadata({ seo: null, title: 'Lentes', path: '/lentes', image: 'javascript:alert(1)' });
  expect(poor).toMatchObject({
    title: 'Lentes | Meridiano',
    description: null,
    keywords: null,
    openGraph: { title: 'Lentes | Meridiano' },
  });
  expect(poor.openGraph).not.toHaveProperty('images');
});
